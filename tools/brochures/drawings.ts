import type { Course } from '#content';
import type { Weave } from '../../ui/weave/cloth-pattern.ts';
import { partColour, threadColour } from '../site-build/dye.ts';
import { clothSquares } from './cloth-squares.ts';
import { sessionThreads } from './session-threads.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { line, measure, page } from './text-style.ts';

/** Draws a cloth across the measure. Ornament: nothing of it is read out. @param rows height in threads */
export function drawCloth(pdf: TaggedPdf, course: Course, top: number, rows: number, columns: number, weave?: Weave): void {
  const unit = measure / columns;
  pdf.artifact(() => {
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
