import { brochureWords, type Course, courseWords, dateInWords, fill, inRupees, joining, profile } from '#content';
import type { Sheet } from './block.ts';
import { drawCloth, drawOtherPrices, drawRule, drawThreads, totalWithTax } from './drawings.ts';
import { sessionThreads } from './session-threads.ts';
import type { Tag, TaggedPdf } from './tagged-pdf.ts';
import { ink, measure, page, styles } from './text-style.ts';

const clothColumns = 84;
const clothRows = 44;
const fringe = 46;

/** Draws the first page: the cloth of the course hanging from its top edge with a thread for each session, then name and facts. @returns its section */
export function drawCover({ pdf, course, pageOf }: Sheet): Tag {
  pdf.addPage();
  const section = pdf.section();
  const clothBottom = (clothRows * measure) / clothColumns;
  drawCloth(pdf, course, 0, clothRows, clothColumns);
  drawThreads(pdf, course, clothBottom, fringe);
  // Read after the heading, though it hangs above it.
  const labelsTop = clothBottom + fringe + 6;

  let y = labelsTop + 70;
  pdf.write(section, 'P', [brochureWords.eyebrow], page.left, y, styles.eyebrow);
  y += 24;
  const title = pdf.lines(course.curriculumName, measure, styles.title);
  pdf.bookmark('cover', course.curriculumName, 0);
  y = pdf.write(section, 'H1', title, page.left, y, styles.title) + 14;
  y = pdf.write(section, 'P', pdf.lines(course.summary, 440, styles.lead), page.left, y, styles.lead);
  drawPartNames({ pdf, course, pageOf }, section, labelsTop);
  drawFacts(pdf, section, course, 648);

  const brandTop = page.height - page.bottom + 4;
  pdf.write(section, 'P', [profile.name], page.left, brandTop, styles.brand);
  const tagline = profile.tagline;
  const x = page.left + measure - pdf.widthOf(tagline, styles.label);
  pdf.write(section, 'P', [tagline], x, brandTop + 5, styles.label);
  return section;
}

/** Under the threads of each part its name, its sessions and where they are: the contents. */
function drawPartNames({ pdf, course: { parts }, pageOf }: Sheet, section: Tag, top: number): void {
  const threads = sessionThreads(parts, measure);
  const columns = parts.map((part) => {
    const left = threads[part.first - 1]?.x ?? 0;
    const width = (threads[part.last]?.x ?? measure) - left - 4;
    return { ...part, left: page.left + left, lines: pdf.lines(part.category, width, styles.labelStrong) };
  });
  // Below the longest name, so that the figures stand in one row.
  const below = top + Math.max(...columns.map(({ lines }) => lines.length)) * styles.labelStrong.leading;
  const list = pdf.tag(section, 'L');
  for (const { category, anchor, first, last, left, lines } of columns) {
    const body = pdf.tag(pdf.tag(list, 'LI'), 'LBody');
    pdf.write(body, 'P', lines, left, top, styles.labelStrong);
    const bottom = pdf.write(body, 'P', [`${first}–${last}`], left, below, styles.label, {
      actual: fill(brochureWords.sessionRange, { first, last }),
    });
    const place = fill(brochureWords.onPage, { page: pageOf.get(anchor) ?? 0 });
    pdf.link(pdf.tag(body, 'P'), place, left, bottom, styles.label, `#${anchor}`, `${category}, ${place}`);
  }
  list.end();
}

/** Date and centre of the next batch, where one is announced. */
function nextBatch({ batches: [next] }: Course): string | undefined {
  return next && fill(joining.batches.next, { date: dateInWords(next.starts), centre: next.centre.name });
}

/** What one compares courses by, as a table of one row. */
function drawFacts(pdf: TaggedPdf, section: Tag, course: Course, top: number): void {
  const { facts } = courseWords;
  const columns = [
    { width: 112, label: facts.level, value: course.level },
    { width: 72, label: facts.sessions, value: String(course.sessionCount) },
    { width: 72, label: facts.hours, value: String(course.hourCount) },
    { width: 88, label: facts.duration, value: fill(courseWords.months, course.months) },
    { width: 139, label: facts.fee, value: inRupees(course.price.discountedInr) },
  ];
  drawRule(pdf, page.left, top, measure, ink, 1);
  const table = pdf.tag(section, 'Table');
  const [head, row] = [pdf.tag(table, 'TR'), pdf.tag(table, 'TR')];
  let x = page.left;
  for (const { width, label, value } of columns) {
    pdf.write(head, 'TH', [label], x, top + 9, styles.label, { scope: 'Column' });
    const isFee = label === facts.fee;
    const style = isFee ? styles.price : styles.value;
    const cell = pdf.tag(row, 'TD');
    const lines = pdf.lines(value, width - 12, style);
    const bottom = pdf.write(cell, 'P', lines, x, top + 24, style);
    if (isFee) {
      drawOtherPrices(pdf, cell, course, x, bottom + 2);
      pdf.write(cell, 'P', [totalWithTax(course)], x, bottom + 14, styles.label);
    }
    x += width;
  }
  table.end();
  const next = nextBatch(course);
  if (next) pdf.write(section, 'P', [next], page.left, top + 66, styles.detailStrong);
  pdf.write(section, 'P', [courseWords.taxes], page.left, top + 84, styles.label);
}
