import { balanceLines, breakLines } from './break-lines.ts';
import { DatelessDocument } from './dateless-document.ts';
import type { Fonts } from './fonts.ts';
import { runsOf } from './fonts.ts';
import { page, type TextStyle } from './text-style.ts';

/** An element of the structure that assistive technology reads. */
export type Tag = PDFKit.PDFStructureElement;

interface TagOptions {
  /** Read out instead of what is drawn. */
  readonly actual?: string;
  /** Which cells the head of a table is for. */
  readonly scope?: 'Row' | 'Column';
}

/** Draws A4 pages of which every mark is either text in the structure tree or an artifact. Lengths in points, from the top left. */
export class TaggedPdf {
  readonly #document: DatelessDocument;
  readonly #root: Tag;
  #section: Tag | undefined;

  constructor(about: { title: string; subject: string; author: string; language: string }, fonts: Fonts) {
    this.#document = new DatelessDocument(about);
    for (const [name, font] of Object.entries(fonts)) this.#document.registerFont(name, font);
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
  }

  addPage(): void {
    this.#document.addPage();
  }

  /** Ends the section that is open and begins one. @returns the section, for headings and paragraphs to stand in */
  section(): Tag {
    this.#section?.end();
    this.#section = this.tag(this.#root, 'Sect');
    return this.#section;
  }

  tag(parent: Tag, type: string, options: TagOptions = {}): Tag {
    const element = this.#document.struct(type, options);
    // Before anything is drawn into it: pdfkit looks up the page of a link when it writes the element out.
    parent.add(element);
    return element;
  }

  widthOf(text: string, style: TextStyle): number {
    const widths = runsOf(text, style.face).map(({ font, text: run }) => {
      this.#document.font(font).fontSize(style.size);
      return this.#document.widthOfString(run, featuresOf(style));
    });
    return widths.reduce((sum, width) => sum + width, 0) + (style.tracking ?? 0) * style.size * text.length;
  }

  lines(text: string, width: number, style: TextStyle): string[] {
    const set = style.face === 'display' ? balanceLines : breakLines;
    return set(text, width, (words) => this.widthOf(words, style));
  }

  /** Sets a paragraph or heading. @returns the bottom of its last line */
  write(
    parent: Tag,
    type: string,
    lines: readonly string[],
    x: number,
    top: number,
    style: TextStyle,
    options?: TagOptions,
  ) {
    const element = this.tag(parent, type, options);
    this.draw(element, type, () => this.letters(lines, x, top, style));
    element.end();
    return top + lines.length * style.leading;
  }

  /** Marks what `paint` draws as content of an element. */
  draw(element: Tag, type: string, paint: () => void): void {
    const content = this.#document.markStructureContent(type);
    paint();
    this.#document.endMarkedContent();
    element.add(content);
  }

  /**
   * Sets a heading with its number before it, in the same line.
   * @param reading of the number: 'Session 12: '
   */
  numberedHeading(
    parent: Tag,
    type: string,
    number: { text: string; reading: string; x: number; style: TextStyle },
    heading: { lines: readonly string[]; x: number; style: TextStyle },
    top: number,
  ): void {
    const element = this.tag(parent, type);
    // On an element of its own: an ActualText among the drawing operators is put in the wrong place by some readers.
    this.write(element, 'Span', [number.text], number.x, top, number.style, { actual: number.reading });
    this.draw(element, type, () => this.letters(heading.lines, heading.x, top, heading.style));
    element.end();
  }

  /** Marks what `paint` draws as nothing to be read. */
  artifact(paint: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.#document.markContent('Artifact', { type });
    paint();
    this.#document.endMarkedContent();
  }

  /** Puts lines on the page, inside of what marks them. The capitals stand in the middle of the leading. */
  letters(lines: readonly string[], left: number, top: number, style: TextStyle): void {
    const { size, leading, colour, tracking = 0 } = style;
    lines.forEach((text, index) => {
      let x = left;
      // The space between the last word of a line and the first of the next, for those who hear it.
      const whole = index < lines.length - 1 ? `${text} ` : text;
      for (const run of runsOf(whole, style.face)) {
        this.#document.font(run.font).fontSize(size).fillColor(colour);
        this.#document.text(run.text, rounded(x), rounded(top + index * leading + leading / 2 + size * 0.35), {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: tracking * size,
          ...featuresOf(style),
        });
        x += this.widthOf(run.text, style);
      }
    });
  }

  /** Fills rectangles as one shape. */
  fill(rectangles: readonly { x: number; y: number; width: number; height: number }[], colour: string): void {
    for (const { x, y, width, height } of rectangles) {
      const [left, top, right, bottom] = [x, y, x + width, y + height].map(rounded) as [number, number, number, number];
      this.#document.rect(left, top, rounded(right - left), rounded(bottom - top));
    }
    this.#document.fill(colour);
  }

  /** Fills squares that stand on a corner, as one shape. @param size of the box each touches with its corners */
  fillDiamonds(boxes: readonly { x: number; y: number }[], size: number, colour: string): void {
    const r = size / 2;
    for (const { x, y } of boxes) this.#document.polygon([x + r, y], [x + size, y + r], [x + r, y + size], [x, y + r]);
    this.#document.fill(colour);
  }

  /** Sets a line that leads to an address, or to a place of this document (`#name`). @param words read out for it */
  link(parent: Tag, text: string, x: number, top: number, style: TextStyle, target: string, words: string): void {
    const element = this.tag(parent, 'Link');
    this.draw(element, 'Link', () => this.letters([text], x, top, style));
    const box = [x, top, this.widthOf(text, style), style.leading] as const;
    // pdfkit writes a primitive as a name, as in /Type; only a String becomes a text.
    const options = { structParent: element, Contents: new String(words) as string };
    if (target.startsWith('#')) this.#document.goTo(...box, target.slice(1), options);
    else this.#document.link(...box, target, options);
    element.end();
  }

  /** Names a place for links, and lists it in the outline under these words. */
  bookmark(name: string, words: string, top: number): void {
    this.#document.addNamedDestination(name, 'XYZ', 0, top, null);
    // pdfkit counts `left` from the right edge.
    this.#document.outline.addItem(words, { left: page.width, top } as object);
  }

  /** @returns the whole file */
  async finish(): Promise<Uint8Array> {
    this.#root.end();
    this.#document.end();
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.#document as AsyncIterable<Uint8Array>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

const featuresOf = ({ isTabular }: TextStyle): PDFKit.Mixins.TextOptions => (isTabular ? { features: ['tnum'] } : {});

/** Finer than a printer, and no longer in the file than it has to be. */
const rounded = (points: number) => Math.round(points * 100) / 100;
