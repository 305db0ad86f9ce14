/** For tests: what a brochure says to assistive technology. */

import { readMarks } from './read-marks.ts';
import { type PdfObject, type PdfObjects, readObjects } from './read-objects.ts';

export interface ReadElement {
  readonly type: string;
  /** All text in it. */
  readonly text: string;
  /** What is read out instead. */
  readonly actual: string | undefined;
}

export function readBrochure(file: Uint8Array) {
  const objects = readObjects(file);
  const root = objects.of(objects.trailer, 'Root').body;
  const { marks, artifacts } = readPages(objects);
  const elements: ReadElement[] = [];
  const walk = ({ body }: PdfObject): string => {
    const place = elements.length;
    const element = { type: /\/S \/(\w+)/.exec(body)?.[1] ?? '', actual: textIn(body, 'ActualText') };
    elements.push({ ...element, text: '' });
    const page = marks.get(Number(/\/Pg (\d+) 0 R/.exec(body)?.[1]));
    // Without the references to annotations, which hold no text.
    const kids = /\/K \[([^\]]*)\]/.exec(body)?.[1]?.replace(/<<[^>]*>>/g, '') ?? '';
    const texts = [...kids.matchAll(/(\d+) 0 R|(\d+)/g)].map(([, kid, mark]) =>
      kid ? walk(objects.all.get(Number(kid)) ?? { body: '' }) : (page?.get(Number(mark)) ?? ''),
    );
    const text = texts.join(' ').replace(/ +/g, ' ').trim();
    elements[place] = { ...element, text };
    return text;
  };
  const tree = objects.of(root, 'StructTreeRoot').body;
  walk(objects.all.get(Number(/\/K \[(\d+) 0 R\]/.exec(tree)?.[1])) ?? { body: '' });
  return {
    objects,
    root,
    elements,
    /** Heads and feet of pages. */
    artifacts,
    info: objects.of(objects.trailer, 'Info').body,
    xmp: objects.of(root, 'Metadata').stream?.toString('utf8') ?? '',
  };
}

function readPages(objects: PdfObjects) {
  const artifacts: string[] = [];
  const marks = new Map<number, ReadonlyMap<number, string>>();
  for (const [number, { body }] of objects.all) {
    if (!/\/Type \/Page\n/.test(body)) continue;
    const fonts = new Map<string, PdfObject>();
    for (const [, name = '', font] of objects.of(body, 'Resources').body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, objects.of(objects.all.get(Number(font))?.body ?? '', 'ToUnicode'));
    }
    const read = readMarks(objects.of(body, 'Contents').stream?.toString('latin1') ?? '', fonts);
    marks.set(number, read.marks);
    artifacts.push(...read.artifacts);
  }
  return { marks, artifacts };
}

/** A text of a dictionary, as `(...)`; pdfkit writes UTF-16 where ASCII does not do. */
export function textIn(body: string, key: string): string | undefined {
  const raw = new RegExp(`/${key} \\(((?:[^\\\\)]|\\\\[\\s\\S])*)\\)`).exec(body)?.[1]?.replace(/\\([\s\S])/g, '$1');
  if (!raw?.startsWith('\u00fe\u00ff')) return raw;
  return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
}
