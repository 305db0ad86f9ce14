import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribute, classesOf, type Element, linesOf, parseHtml, select, wordsOf } from './html-tree.ts';
import { listFiles } from './paths.ts';

/** A section of a page with its own heading. */
export interface PagePart {
  /** Anchor of the part; undefined for the text outside of all parts. */
  readonly id: string | undefined;
  readonly heading: string;
  readonly text: string;
}

/** The text of a built page, read from its HTML so that search, cards and sitemap always agree with it. */
export interface PageText {
  /** `/services/cloud-solutions` */
  readonly address: string;
  readonly heading: string;
  readonly description: string;
  /** Class of the page's hue, such as `hue-teal`. */
  readonly hue: string | undefined;
  /** False for pages with `noindex`, and for pages whose canonical address is another page. */
  readonly isListed: boolean;
  /** Whether the page translates another one: its first `hreflang` link leads to another page. */
  readonly isTranslation: boolean;
  readonly parts: readonly PagePart[];
  /** Address of the picture beside the heading of the page, in the light theme. */
  readonly picture: string | undefined;
}

/**
 * Reads every page of a build.
 * @param dir the client folder
 * @throws Error that names a page without a title, a heading or a `main` element
 */
export async function readPages(dir: string): Promise<PageText[]> {
  const files = (await listFiles(dir)).filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  const pages = files.map(async (file) => {
    const address = `/${file.replace(/\/?index\.html$/, '')}`;
    return readPage(address, await readFile(join(dir, file), 'utf8'));
  });
  return Promise.all(pages);
}

/** Reads one page. @param html the whole document */
export function readPage(address: string, html: string): PageText {
  const page = parseHtml(html);
  const content = (selector: string) => select(page, selector).map((element) => attribute(element, 'content'))[0];
  const [[title], [heading], [main]] = [select(page, 'title'), select(page, 'h1'), select(page, 'main')];
  if (!title || !heading || !main) throw new Error(`${address}: a page needs a title, a heading and a main part`);
  const pathOf = (link: Element) => new URL(attribute(link, 'href') ?? '', 'https://site.invalid').pathname;
  const [[canonical], [firstLanguage]] = [select(page, '[rel=canonical]'), select(page, '[rel=alternate][hreflang]')];
  const canonicalAddress = canonical && pathOf(canonical);
  return {
    address,
    heading: readableWords(heading),
    description: content('meta[name=description]') ?? '',
    hue: select(main, '[class]')
      .flatMap(classesOf)
      .find((name) => name.startsWith('hue-')),
    isListed:
      !content('meta[name=robots]')?.includes('noindex') &&
      (canonicalAddress === undefined || canonicalAddress === address),
    isTranslation: firstLanguage !== undefined && pathOf(firstLanguage) !== address,
    parts: partsOf(main),
    picture: select(main, 'section:has(h1) picture img').map((image) => attribute(image, 'src'))[0],
  };
}

/**
 * Splits `main` at its sections, its `details` elements, and its list items with an anchor and a heading (a session of a course). Text in
 * nested parts belongs to the innermost part. Text outside of all parts belongs to the page.
 */
function partsOf(main: Element): PagePart[] {
  const all = select(main, 'section[id], details[id], li[id]').filter(isPart);
  const inner = new Set<Element>(all);
  const parts = all.map((part) => {
    const heading = headingOf(part);
    return {
      id: attribute(part, 'id'),
      heading: heading ? readableWords(heading) : '',
      text: readableText(part, (element) => element === heading || inner.has(element)),
    };
  });
  const rest = readableText(main, (element) => element.tagName === 'h1' || inner.has(element));
  return [{ id: undefined, heading: '', text: rest }, ...parts];
}

const isPart = (element: Element) => element.tagName !== 'li' || headingOf(element) !== undefined;

const headingOf = (part: Element) => select(part, 'h1, h2, h3, h4')[0];

/** Elements that contain no text of the page. */
const ignoredElements = new Set(['script', 'style', 'svg', 'template', 'form', 'nav', 'label', 'legend', 'button']);

/** Classes of text that repeats another page (links) or another part (the tasks of a session). */
const ignoredClasses = [
  'actions',
  'brochure',
  'button',
  'homework',
  'reading',
  'member-links',
  'part-test',
  'code-example',
];

/** `data-search-ignore` marks text that repeats another part of the page. Scripts show hidden elements later. */
const isIgnored = (element: Element) =>
  ignoredElements.has(element.tagName) ||
  classesOf(element).some((name) => ignoredClasses.includes(name)) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-search-ignore') !== undefined;

/** The words of an element without controls, navigation and drawings. */
const readableWords = (element: Element) => wordsOf(element, isIgnored);

/** The same words with `·` between lines that do not end a sentence: 'One · Two', but 'A sentence. Another one'. */
function readableText(element: Element, skip: (element: Element) => boolean): string {
  const lines = linesOf(element, (descendant) => isIgnored(descendant) || skip(descendant));
  return lines.reduce((text, line) => `${text}${text === '' || /[.:?!]$/.test(text) ? ' ' : ' · '}${line}`, '').trim();
}
