import { attribute, type Element, linesOf, parseHtml, select, wordsOf } from '../site-build/html-tree.ts';

const style = 'body{max-width:40rem;margin:auto;padding:1rem;font:1.0625rem/1.55 sans-serif}';

/** Nothing in them is read as words of the page. */
const wordless = new Set(['script', 'style', 'svg', 'template']);
const isWordless = (element: Element) => wordless.has(element.tagName);

/**
 * The fastest page that says what another one says: its words line by line, the style inline, no script, no font, no picture, and so not one
 * request besides its own.
 * @param html the whole document of the other one
 * @throws Error if it has no title or no body
 */
export function limitPageOf(html: string): string {
  const page = parseHtml(html);
  const [[title], [body]] = [select(page, 'title'), select(page, 'body')];
  if (!title || !body) throw new Error('a page needs a title and a body');
  const [description] = select(page, 'meta[name=description]').map((meta) => attribute(meta, 'content'));
  const headings = new Set(select(body, 'h1').map((heading) => wordsOf(heading)));
  const lines = linesOf(body, isWordless).map((line) => {
    const tag = headings.has(line) ? 'h1' : 'p';
    return `<${tag}>${asText(line)}</${tag}>`;
  });
  return [
    '<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${asText(wordsOf(title))}</title><meta name="description" content="${asText(description ?? '')}">`,
    `<style>${style}</style><main>`,
    ...lines,
    '</main></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const asText = (text: string) => text.replace(/[&<"]/g, (mark) => entities[mark] ?? mark);
