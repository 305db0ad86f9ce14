/** For tests: what a brochure says to assistive technology, as pdf.js has it, the reader of Firefox. */
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadBrochure = Awaited<ReturnType<typeof readBrochure>>;

/**
 * @throws Error where a page holds something that pdf.js could only guess; what it mends in the rest of the file, it
 * warns of on the console
 */
export async function readBrochure(file: Uint8Array) {
  // A copy: pdf.js keeps what it is given.
  const reading = getDocument({ data: Uint8Array.from(file), stopAtErrors: true });
  const document = await reading.promise;
  const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
  const { info } = await document.getMetadata();
  const places = new Map<string, number>();
  for (const [name, [page]] of await document.getDestinations()) {
    places.set(name, (await document.getPageIndex(page)) + 1);
  }
  // Typed as an object by pdf.js, which gives out a map.
  const markInfo = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const read = {
    info: info as Readonly<Record<string, unknown>>,
    isMarked: markInfo?.get('Marked'),
    outline: titlesOf(await document.getOutline()),
    /** On which page, from 1, each named place is. */
    places,
    pageCount: document.numPages,
    /** In the order of the pages; one that goes on over several is there for each. */
    elements: pages.flatMap((page) => page.elements),
    links: pages.flatMap((page) => page.links),
    /** Heads and feet of pages. */
    artifacts: pages.flatMap((page) => page.artifacts),
  };
  await reading.destroy();
  return read;
}

interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

/** In the order in which they are listed, those below one after it. */
const titlesOf = (items: readonly OutlineItem[]): string[] =>
  items.flatMap(({ title, items: below }) => [title, ...titlesOf(below)]);

interface ReadElement {
  readonly type: string;
  /** All text in it. */
  readonly text: string;
  /** What is read out instead. */
  readonly actual: string | undefined;
}

interface ReadLink {
  readonly words: string;
  /** As written: an address, or the name of a place in the document. */
  readonly target: string;
}

interface Element {
  readonly role: string;
  /** pdf.js has ActualText under this name too. */
  readonly alt?: string;
  readonly children: readonly (Element | { readonly type: string; readonly id: string })[];
}

/** The text of a page by the elements of its structure, and its artifacts. */
async function readPage(page: PDFPageProxy) {
  const { marks, artifacts } = await readMarks(page);
  const elements: ReadElement[] = [];
  const walk = (node: Element['children'][number]): string => {
    if ('type' in node) {
      const id = Number(/_mc(\d+)$/.exec(node.id)?.[1]);
      return marks.get(id) ?? '';
    }
    const place = elements.length;
    const element = { type: node.role, actual: node.alt };
    elements.push({ ...element, text: '' });
    const text = node.children.map(walk).join(' ').replace(/ +/g, ' ').replaceAll('₹ ', '₹').trim();
    elements[place] = { ...element, text };
    return text;
  };
  const { children } = (await page.getStructTree()) as Element;
  children.forEach(walk);
  return { elements, links: await readLinks(page), artifacts };
}

async function readLinks(page: PDFPageProxy): Promise<ReadLink[]> {
  const annotations: { contentsObj: { str: string }; unsafeUrl?: string; dest?: string }[] =
    await page.getAnnotations();
  return annotations.map(({ contentsObj, unsafeUrl, dest }) => ({
    words: contentsObj.str,
    target: unsafeUrl ?? dest ?? '',
  }));
}

/** The text of each marked content by its number, and of each artifact. Marks may stand inside one another. */
async function readMarks(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const marks = new Map<number, string>();
  const artifacts: string[] = [];
  const open: { readonly tag: string; readonly id: number | null; text: string }[] = [];
  for (const [place, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContentProps) {
      const [tag, id] = argsArray[place] as [string, number | null];
      open.push({ tag, id, text: '' });
    } else if (operator === OPS.endMarkedContent) {
      const ended = open.pop();
      if (ended?.tag === 'Artifact') artifacts.push(ended.text);
      else if (ended && ended.id !== null) marks.set(ended.id, `${marks.get(ended.id) ?? ''}${ended.text}`);
    } else if (operator === OPS.showText) {
      const [glyphs] = argsArray[place] as [(number | { unicode: string })[]];
      const current = open.at(-1);
      if (current) current.text += glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    }
  }
  return { marks, artifacts: artifacts.filter((text) => text !== '') };
}
