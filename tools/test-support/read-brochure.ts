/** Reads the text, tags and links that assistive technology finds in a brochure. Uses pdf.js, the PDF reader of Firefox. */
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ParsedBrochure = Awaited<ReturnType<typeof readBrochure>>;

/**
 * @throws Error if pdf.js has to guess a part of a page. If it repairs another part of the file, it writes a warning to the console.
 */
export async function readBrochure(file: Uint8Array) {
  // A copy, because pdf.js takes ownership of the buffer.
  const task = getDocument({ data: Uint8Array.from(file), stopAtErrors: true });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
  const { info } = await document.getMetadata();
  const destinations = new Map<string, number>();
  for (const [name, [page]] of await document.getDestinations()) {
    destinations.set(name, (await document.getPageIndex(page)) + 1);
  }
  // pdf.js declares an object, but returns a map.
  const markInfo = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const parsed = {
    info: info as Readonly<Record<string, unknown>>,
    isMarked: markInfo?.get('Marked'),
    outline: titlesOf(await document.getOutline()),
    /** Page number, from 1, of each named destination. */
    destinations,
    pageCount: document.numPages,
    /** In the order of the pages. An element that spans several pages occurs once for each. */
    elements: pages.flatMap((page) => page.elements),
    links: pages.flatMap((page) => page.links),
    /** Headers and footers of pages. */
    artifacts: pages.flatMap((page) => page.artifacts),
  };
  await task.destroy();
  return parsed;
}

interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

/** All titles in depth-first order. */
const titlesOf = (items: readonly OutlineItem[]): string[] =>
  items.flatMap(({ title, items: children }) => [title, ...titlesOf(children)]);

interface Element {
  readonly role: string;
  readonly children: readonly (Element | { readonly type: string; readonly id: string })[];
}

/** Reads the structure elements of a page with their text, its links and its artifacts. */
async function readPage(page: PDFPageProxy) {
  const { marks, artifacts } = await readMarks(page);
  const elements: { readonly type: string; readonly text: string }[] = [];
  const walk = (node: Element['children'][number]): string => {
    if ('type' in node) {
      const id = Number(/_mc(\d+)$/.exec(node.id)?.[1]);
      return marks.get(id) ?? '';
    }
    const index = elements.length;
    // The element comes before its children in the list.
    elements.push({ type: node.role, text: '' });
    const text = node.children.map(walk).join(' ').replace(/ +/g, ' ').replaceAll('₹ ', '₹').trim();
    elements[index] = { type: node.role, text };
    return text;
  };
  const { children } = (await page.getStructTree()) as Element;
  children.forEach(walk);
  return { elements, links: await readLinks(page), artifacts };
}

async function readLinks(page: PDFPageProxy) {
  const annotations: { contentsObj: { str: string }; unsafeUrl?: string; dest?: string }[] =
    await page.getAnnotations();
  // The target is an address, or the name of a destination in the document.
  return annotations.map(({ contentsObj, unsafeUrl, dest }) => ({
    words: contentsObj.str,
    target: unsafeUrl ?? dest ?? '',
  }));
}

/** The text of each marked-content sequence by its id, and of each artifact. Sequences can be nested. */
async function readMarks(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const marks = new Map<number, string>();
  const artifacts: string[] = [];
  const open: { readonly tag: string; readonly id: number | null; text: string }[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContentProps) {
      const [tag, id] = argsArray[index] as [string, number | null];
      open.push({ tag, id, text: '' });
    } else if (operator === OPS.endMarkedContent) {
      const ended = open.pop();
      if (ended?.tag === 'Artifact') artifacts.push(ended.text);
      else if (ended && ended.id !== null) marks.set(ended.id, `${marks.get(ended.id) ?? ''}${ended.text}`);
    } else if (operator === OPS.showText) {
      const [glyphs] = argsArray[index] as [(number | { unicode: string })[]];
      const current = open.at(-1);
      if (current) current.text += glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    }
  }
  return { marks, artifacts: artifacts.filter((text) => text !== '') };
}
