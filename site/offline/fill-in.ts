/** What the worker writes into pages. Words and markup are those of the page for missing pages (site/pages/answer/offline.tsx). */
import { inIndia } from '../sending/in-india.ts';
import type { KeptPage } from './kept-pages.ts';

/** A page that was kept, with a line at its beginning that says so. */
export function copyOf({ html, headers, keptAtMs }: KeptPage, offlinePage: string): Response {
  const [, line = ''] = /<template data-kept-copy="">(.*?)<\/template>/s.exec(offlinePage) ?? [];
  const said = line.replace('{date}', inIndia(keptAtMs));
  return respond(
    html.replace(/<main\b[^>]*>/, (main) => main + said),
    headers,
    200,
  );
}

/** The page in the place of one that was not kept, with those that were. */
export function listOf(pages: readonly KeptPage[], { html, headers }: Pick<KeptPage, 'html' | 'headers'>): Response {
  const links = pages.map(linkTo).join('');
  return respond(
    html.replace('<ul data-kept-pages=""></ul>', () => `<ul>${links}</ul>`),
    headers,
    503,
  );
}

/** As its own page writes it, and so escaped already: its title up to the name of the company. */
function linkTo({ path, html }: KeptPage): string {
  const [, title = path] = /<title>(.*?)(?: \| .*?)?<\/title>/s.exec(html) ?? [];
  const [, language = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
  return `<li lang="${language}"><a href="${path}">${title}</a></li>`;
}

/** With the headers of the page, above all its policy, but for those of how it came over the line. */
function respond(html: string, headers: Headers, status: number): Response {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name);
  return new Response(html, { status, headers: own });
}
