import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadElement {
  readonly type: string;
  /** All text in it. */
  readonly text: string;
  /** What is read out instead. */
  readonly actual: string | undefined;
}

export interface ReadLink {
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

/** For tests: the text of a page by the elements of its structure, and its artifacts. */
export async function readPage(page: PDFPageProxy) {
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
