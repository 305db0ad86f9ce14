import { brochureWords, type Course, courseWords, fill, profile } from '#content';
import { aboutBlocks } from './about-blocks.ts';
import type { Block, Sheet } from './block.ts';
import { drawCover } from './cover.ts';
import { detailBlocks } from './detail-blocks.ts';
import { drawThreads } from './drawings.ts';
import type { Fonts } from './fonts.ts';
import { handoutBlocks } from './handout-blocks.ts';
import { joiningBlocks } from './joining-blocks.ts';
import { type Placed, paginate } from './paginate.ts';
import { registerBlocks } from './register-blocks.ts';
import { sessionBlocks } from './session-blocks.ts';
import { type Tag, TaggedPdf } from './tagged-pdf.ts';
import { measure, page, styles } from './text-style.ts';

/** Makes the brochure of a course. The same content and fonts give the same bytes. */
export async function makeBrochure(course: Course, fonts: Fonts): Promise<{ bytes: Uint8Array; pages: number }> {
  const about = {
    title: fill(brochureWords.title, { course: course.curriculumName }),
    subject: course.summary,
    author: profile.legalName,
    language: 'en-IN',
  };
  const pdf = new TaggedPdf(about, fonts);
  const blocks = [aboutBlocks, joiningBlocks, sessionBlocks, detailBlocks, handoutBlocks, registerBlocks].flatMap(
    (blocksOf) => blocksOf(pdf, course),
  );
  const pages = paginate(blocks, page.height - page.top - page.bottom, 12);
  const pageOf = new Map(pages.flatMap((placed, i) => placed.map(({ box }) => [box.name ?? '', i + 2] as const)));
  const sheet = { pdf, course, pageOf };
  let section = drawCover(sheet);
  pages.forEach((placed, index) => {
    section = drawPage(sheet, section, placed);
    drawFoot(pdf, course, index + 2, pages.length + 1);
  });
  return { bytes: await pdf.finish(), pages: pages.length + 1 };
}

/** @returns the section that is still open at the foot of the page */
function drawPage(sheet: Sheet, open: Tag, placed: readonly Placed<Block>[]): Tag {
  sheet.pdf.addPage();
  drawHead(sheet, placed);
  let section = open;
  for (const { box, top } of placed) {
    if (box.opensSection) section = sheet.pdf.section();
    box.draw(sheet, section, page.top + top);
  }
  return section;
}

/** Where in the course this page is: its own sessions in colour, the others bare. */
function drawHead({ pdf, course }: Sheet, placed: readonly Placed<Block>[]): void {
  const sessions = placed.flatMap(({ box }) => box.session ?? []);
  const [first, last] = [sessions[0], sessions.at(-1)];
  drawThreads(pdf, course, 0, 26, first && last ? { first, last } : undefined);
  if (first === undefined || last === undefined) return;
  const words =
    first === last
      ? fill(courseWords.sessionNumber, { number: first })
      : fill(brochureWords.sessionRange, { first, last });
  pdf.artifact(() => {
    const x = page.left + measure - pdf.widthOf(words, styles.label);
    pdf.letters([words], x, 36, styles.label);
    const names = course.parts
      .filter((part) => part.first <= last && part.last >= first)
      .map(({ category }) => category);
    pdf.letters([names.join(' · ')], page.left, 36, styles.label);
  }, 'Pagination');
}

function drawFoot(pdf: TaggedPdf, { curriculumName, href }: Course, number: number, count: number): void {
  const top = page.height - 44;
  const numbers = fill(brochureWords.pageNumber, { page: number, count });
  const address = `${profile.origin}${href}`.replace(/^https:\/\//, '');
  pdf.artifact(() => {
    pdf.letters([curriculumName], page.left, top, styles.label);
    pdf.letters([address], page.left + (measure - pdf.widthOf(address, styles.label)) / 2, top, styles.label);
    pdf.letters([numbers], page.left + measure - pdf.widthOf(numbers, styles.label), top, styles.label);
  }, 'Pagination');
}
