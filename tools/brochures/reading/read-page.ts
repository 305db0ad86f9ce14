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

/** For tests: the text of a page by the elements of its structure, and what of the page is in none. */
export async function readPage(page: PDFPageProxy) {
  const { marks, artifacts, strays } = await readMarks(page);
  const elements: ReadElement[] = [];
  const read = new Set<number>();
  const walk = (node: Element['children'][number]): string => {
    if ('type' in node) {
      const id = Number(/_mc(\d+)$/.exec(node.id)?.[1]);
      read.add(id);
      return marks.get(id) ?? '';
    }
    const place = elements.length;
    const element = { type: node.role, actual: node.alt };
    elements.push({ ...element, text: '' });
    const text = node.children.map(walk).join(' ').replace(/ +/g, ' ').trim();
    elements[place] = { ...element, text };
    return text;
  };
  const { children } = (await page.getStructTree()) as Element;
  children.forEach(walk);
  const unread = [...marks].flatMap(([id, text]) => (read.has(id) ? [] : text));
  return { elements, links: await readLinks(page), artifacts, strays: [...strays, ...unread] };
}

async function readLinks(page: PDFPageProxy): Promise<ReadLink[]> {
  const annotations: { contentsObj: { str: string }; unsafeUrl?: string; dest?: string }[] =
    await page.getAnnotations();
  return annotations.map(({ contentsObj, unsafeUrl, dest }) => ({
    words: contentsObj.str,
    target: unsafeUrl ?? dest ?? '',
  }));
}

/** What only says where and how something is drawn, and may stand outside of marks. */
const settings = new Set([OPS.save, OPS.restore, OPS.transform]);

const nameOf = new Map(Object.entries(OPS).map(([name, operator]) => [operator, name]));

async function readMarks(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const marks = new Map<number, string>();
  const artifacts: string[] = [];
  const strays: string[] = [];
  let open: { tag: string; id: number | null; text: string } | undefined;
  for (const [place, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContentProps) {
      const [tag, id] = argsArray[place] as [string, number | null];
      if (open) strays.push(`/${tag} inside of /${open.tag}`);
      open = { tag, id, text: '' };
    } else if (operator === OPS.endMarkedContent) {
      if (open?.tag === 'Artifact') artifacts.push(open.text);
      else if (open && open.id !== null) marks.set(open.id, open.text);
      else strays.push(`/${open?.tag} without a number`);
      open = undefined;
    } else if (open && operator === OPS.showText) {
      const [glyphs] = argsArray[place] as [(number | { unicode: string })[]];
      open.text += glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    } else if (!open && !settings.has(operator)) {
      strays.push(nameOf.get(operator) ?? '');
    }
  }
  return { marks, artifacts: artifacts.filter((text) => text !== ''), strays };
}
