import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { listFiles } from './paths.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** One stretch of a page under a heading of its own. */
export interface PagePart {
  /** Anchor of the part; absent for what stands before the first one. */
  readonly id: string | undefined;
  readonly heading: string;
  readonly text: string;
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
  readonly parts: readonly PagePart[];
}

/**
 * Reads every page of a finished build.
 * @param dir the client folder
 * @throws Error naming a page without a title, a heading or a main part
 */
export async function readPages(dir: string): Promise<PageText[]> {
  const files = (await listFiles(dir)).filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  return Promise.all(
    files.map(async (file) => {
      const address = `/${file.replace(/\/?index\.html$/, '')}`;
      return readPage(address, await readFile(join(dir, file), 'utf8'));
    }),
  );
}

/** @param html the whole document */
export function readPage(address: string, html: string): PageText {
  const all = [...descendants(parse(html))];
  const find = (tag: string) => all.find((element) => element.tagName === tag);
  const meta = (name: string) => {
    const tag = all.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
    return tag && attribute(tag, 'content');
  };
  const [title, heading, main] = [find('title'), find('h1'), find('main')];
  if (!title || !heading || !main) throw new Error(`${address}: a page needs a title, a heading and a main part`);
  const canonical = all.find((element) => attribute(element, 'rel') === 'canonical');
  const original = canonical && new URL(attribute(canonical, 'href') ?? '', 'https://site.invalid').pathname;
  return {
    address,
    title: wordsOf(title),
    heading: wordsOf(heading),
    description: meta('description') ?? '',
    hue: [...descendants(main)].flatMap(classesOf).find((name) => name.startsWith('hue-')),
    isListed: !meta('robots')?.includes('noindex') && (original === undefined || original === address),
    parts: partsOf(main),
  };
}

/** Splits the main part at its sections; what stands outside of any belongs to the page as a whole. */
function partsOf(main: Element): PagePart[] {
  const sections = [...descendants(main)].filter(
    (element) => element.tagName === 'section' && attribute(element, 'id'),
  );
  const parts = sections.map((section) => {
    const heading = [...descendants(section)].find((element) => /^h[1-3]$/.test(element.tagName));
    return {
      id: attribute(section, 'id'),
      heading: heading ? wordsOf(heading) : '',
      text: wordsOf(section, (element) => element === heading),
    };
  });
  const rest = wordsOf(main, (element) => element.tagName === 'h1' || sections.includes(element));
  return [{ id: undefined, heading: '', text: rest }, ...parts];
}

/** Elements that hold no words of the page. */
const wordless = new Set(['script', 'style', 'svg', 'template', 'form', 'nav', 'label', 'button']);

const isWordless = (element: Element) => wordless.has(element.tagName) || attribute(element, 'aria-hidden') === 'true';

/** Elements that do not part words. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'span', 'strong']);

/** The words in a node, one space between any two. @param skip leaves an element out */
function wordsOf(node: Node, skip: (element: Element) => boolean = () => false): string {
  const words: string[] = [];
  const walk = (each: Node) => {
    if ('value' in each) words.push(each.value);
    if (!('childNodes' in each)) return;
    for (const child of each.childNodes) {
      if ('tagName' in child && (isWordless(child) || skip(child))) continue;
      walk(child);
    }
    if (!('tagName' in each) || !inline.has(each.tagName)) words.push(' ');
  };
  walk(node);
  return words.join('').replace(/\s+/g, ' ').trim();
}

function* descendants(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* descendants(child);
  }
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function classesOf(element: Element): string[] {
  return attribute(element, 'class')?.split(' ') ?? [];
}
