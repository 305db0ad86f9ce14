import { type Course, courseWords, fill, inRupees, joining } from '#content';
import type { Weave } from '../../ui/weave/cloth-pattern.ts';
import { partColour, threadColour } from '../site-build/dye.ts';
import { clothSquares } from './cloth-squares.ts';
import { sessionThreads } from './session-threads.ts';
import type { Tag, TaggedPdf } from './tagged-pdf.ts';
import { accent, clothGround, line, measure, page, styles } from './text-style.ts';

/** Draws a cloth across the measure. Ornament: nothing of it is read out. @param rows height in threads */
export function drawCloth(
  pdf: TaggedPdf,
  course: Course,
  top: number,
  rows: number,
  columns: number,
  weave?: Weave,
): void {
  const unit = measure / columns;
  pdf.artifact(() => {
    pdf.fill([{ x: page.left, y: top, width: measure, height: rows * unit }], clothGround);
    for (const { thread, stretches } of clothSquares(`brochure ${course.slug}`, rows, columns, weave)) {
      const squares = stretches.map(({ x, y, width, height }) => ({
        x: page.left + x * unit,
        y: top + y * unit,
        width: width * unit,
        height: height * unit,
      }));
      pdf.fill(squares, threadColour(thread, `hue-${course.hue}`));
    }
  });
}

/** Draws the course as threads, one for each session; those outside of `shown` are bare warp. */
export function drawThreads(
  pdf: TaggedPdf,
  { parts, hue }: Course,
  top: number,
  height: number,
  shown = { first: 1, last: Number.POSITIVE_INFINITY },
): void {
  const threads = sessionThreads(parts, measure);
  pdf.artifact(() => {
    parts.forEach((_, part) => {
      const own = threads.filter((thread) => thread.part === part);
      const isShown = ({ number }: { number: number }) => number >= shown.first && number <= shown.last;
      const boxes = (list: typeof own) => list.map(({ x, width }) => ({ x: page.left + x, y: top, width, height }));
      pdf.fill(boxes(own.filter(isShown)), partColour(part, `hue-${hue}`));
      pdf.fill(boxes(own.filter((thread) => !isShown(thread))), line);
    });
  });
}

/** A hairline. */
export function drawRule(pdf: TaggedPdf, x: number, top: number, width: number, colour = line, height = 0.6): void {
  pdf.artifact(() => pdf.fill([{ x, y: top, width, height }], colour));
}

/** The mark before an item of a list, a single square of the cloth. */
export function drawSquare(pdf: TaggedPdf, left: number, middle: number, colour = accent): void {
  pdf.artifact(() => pdf.fill([{ x: left, y: middle - 1.8, width: 3.6, height: 3.6 }], colour));
}

/** The price that is struck through, and the one by the month. */
export function drawOtherPrices(pdf: TaggedPdf, parent: Tag, { price }: Course, x: number, top: number): void {
  const style = styles.label;
  const original = inRupees(price.originalInr);
  pdf.write(parent, 'P', [original], x, top, style, { actual: `${courseWords.originalPrice} ${original}` });
  const width = pdf.widthOf(original, style);
  drawRule(pdf, x, top + style.leading / 2, width, style.colour);
  const monthly = fill(courseWords.monthly, { monthly: inRupees(price.monthlyInr) });
  pdf.write(parent, 'P', [monthly], x + width + 8, top, style);
}

/** '₹17,698.82 with 18 % GST'. */
export const totalWithTax = ({ cost }: Course) =>
  fill(joining.fee.total, { total: inRupees(cost.totalInr), gst: joining.gstPercent });
