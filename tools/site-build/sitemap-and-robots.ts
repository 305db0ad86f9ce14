import { join } from 'node:path';
import { languages, profile } from '#content';
import { light } from '../../ui/colours.ts';
import type { PageText } from './page-text.ts';
import { writeChanged } from './paths.ts';
import { searchIndex } from './search-index.ts';

/** The addresses of the forms, in each language. */
const disallowed = ['', ...languages.map(({ code }) => `/${code}`)].flatMap((prefix) => [
  `${prefix}/send/`,
  `${prefix}/api/`,
]);

/**
 * Writes the sitemap, robots.txt, security.txt, the manifest and the search index.
 * @param dir the client folder
 */
export async function writeSitemapAndRobots(dir: string, pages: readonly PageText[]): Promise<void> {
  const { index, sessions } = searchIndex(pages);
  const { origin, email, name, shortName } = profile;
  const files = {
    'sitemap.xml': sitemap(origin, pages),
    'robots.txt': `User-agent: *\n${disallowed.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    '.well-known/security.txt': securityContact(origin, email.href, new Date()),
    'manifest.webmanifest': JSON.stringify(manifest(name, shortName)),
    'search-index.json': JSON.stringify(index),
    'search-sessions.json': JSON.stringify(sessions),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeChanged(join(dir, file), text)));
}

function sitemap(origin: string, pages: readonly PageText[]): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ address }) => `<url><loc>${origin}${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** security.txt by RFC 9116. It expires a year after the build. */
function securityContact(origin: string, contact: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en, bn, hi\nCanonical: ${origin}/.well-known/security.txt\n`;
}

function manifest(name: string, shortName: string) {
  return {
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: light.ground.plain,
    theme_color: light.ground.plain,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
