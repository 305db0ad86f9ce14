import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribute, classesOf, type Element, linesOf, parseHtml, select, wordsOf } from './html-tree.ts';
import { listFiles } from './paths.ts';

/** One stretch of a page under a heading of its own. */
export interface PagePart {
  /** Anchor of the part; absent for what stands before the first one. */
  readonly id: string | undefined;
  readonly heading: string;
  readonly text: string;
}

/** One picture in both themes. */
interface PagePicture {
  readonly light: string;
  readonly dark: string;
}

/** What a finished page says, read back from its HTML: so search, cards and sitemap can never disagree with it. */
export interface PageText {
  /** `/services/cloud-solutions` */
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** Class of the page's dye, such as `hue-teal`, where it has one. */
  readonly hue: string | undefined;
  /** False for pages that ask not to be listed, and for those that name another page as the original. */
  readonly isListed: boolean;
  /** Whether it says in another language what another page says: of those that name each other, any but the first. */
  readonly isTranslation: boolean;
  readonly parts: readonly PagePart[];
  /** The addresses of the picture that the head of the page shows. */
  readonly picture: PagePicture | undefined;
}

/**
 * Reads every page of a finished build.
 * @param dir the client folder
 * @throws Error naming a page without a title, a heading or a main part
 */
export async function readPages(dir: string): Promise<PageText[]> {
  const files = (await listFiles(dir)).filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  const pages = files.map(async (file) => {
    const address = `/${file.replace(/\/?index\.html$/, '')}`;
    return readPage(address, await readFile(join(dir, file), 'utf8'));
  });
  return Promise.all(pages);
}

/** @param html the whole document */
export function readPage(address: string, html: string): PageText {
  const page = parseHtml(html);
  const content = (selector: string) => select(page, selector).map((element) => attribute(element, 'content'))[0];
  const [[title], [heading], [main]] = [select(page, 'title'), select(page, 'h1'), select(page, 'main')];
  if (!title || !heading || !main) throw new Error(`${address}: a page needs a title, a heading and a main part`);
  const pathOf = (link: Element) => new URL(attribute(link, 'href') ?? '', 'https://site.invalid').pathname;
  const [[canonical], [written]] = [select(page, '[rel=canonical]'), select(page, '[rel=alternate][hreflang]')];
  const original = canonical && pathOf(canonical);
  return {
    address,
    title: readableWords(title),
    heading: readableWords(heading),
    description: content('meta[name=description]') ?? '',
    hue: select(main, '[class]')
      .flatMap(classesOf)
      .find((name) => name.startsWith('hue-')),
    isListed: !content('meta[name=robots]')?.includes('noindex') && (original === undefined || original === address),
    isTranslation: written !== undefined && pathOf(written) !== address,
    parts: partsOf(main),
    picture: select(main, 'section:has(h1) picture').map(pictureOf)[0],
  };
}

function pictureOf(picture: Element): PagePicture {
  const [[dark], [light]] = [select(picture, 'source'), select(picture, 'img')];
  return {
    light: (light && attribute(light, 'src')) ?? '',
    dark: (dark && attribute(dark, 'srcset')) ?? '',
  };
}

/**
 * Splits the main part at its sections and folds, and at the entries of a list that have an anchor and a heading of their own (a session of a
 * course). What stands in a part of a part belongs to the inner one; what stands outside of any, to the page as a whole.
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

/** Elements that hold no words of the page. */
const wordless = new Set(['script', 'style', 'svg', 'template', 'form', 'nav', 'label', 'legend', 'button']);

/** What leads to another page says what that one says; what is done with a session, what the session says. */
const unsaid = ['actions', 'brochure', 'button', 'homework', 'member-links', 'part-test', 'code-example'];

/** `data-search-ignore` marks text that repeats another part of the page. Hidden elements wait for a script. */
const isWordless = (element: Element) =>
  wordless.has(element.tagName) ||
  classesOf(element).some((name) => unsaid.includes(name)) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-search-ignore') !== undefined;

/** The words that say something of their own: no controls, no ways through the site, no drawings. */
const readableWords = (element: Element) => wordsOf(element, isWordless);

/** The same, with a point between two lines that would read as one: 'One · Two', but 'A sentence. Another one'. */
function readableText(element: Element, skip: (element: Element) => boolean): string {
  const lines = linesOf(element, (each) => isWordless(each) || skip(each));
  return lines.reduce((text, line) => `${text}${text === '' || /[.:?!]$/.test(text) ? ' ' : ' · '}${line}`, '').trim();
}
