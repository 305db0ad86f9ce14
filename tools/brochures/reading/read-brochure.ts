/** For tests: what a brochure says to assistive technology, as pdf.js has it, the reader of Firefox. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPage } from './read-page.ts';

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
  const { info, metadata } = await document.getMetadata();
  const places = new Map<string, number>();
  for (const [name, [page]] of await document.getDestinations()) {
    places.set(name, (await document.getPageIndex(page)) + 1);
  }
  // Typed as an object by pdf.js, which gives out a map.
  const markInfo = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const read = {
    info: info as Readonly<Record<string, unknown>>,
    metadata,
    isMarked: markInfo?.get('Marked'),
    showsTitle: (await document.getViewerPreferences())?.get('DisplayDocTitle'),
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
