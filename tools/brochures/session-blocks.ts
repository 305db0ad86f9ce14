import { brochureWords, type Course, courseWords, curriculumWords, fill, sessionHours } from '#content';
import { partColour } from '../site-build/dye.ts';
import type { Block } from './block.ts';
import { drawSquare } from './common-blocks.ts';
import { drawRule } from './drawings.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { measure, page, styles } from './text-style.ts';

/** Room left of the topics for the numbers of the sessions. */
const numberWidth = 34;
const indent = 10;

type Part = Course['parts'][number];

/** Every part with its heading, every session whole. */
export function sessionBlocks(pdf: TaggedPdf, course: Course): Block[] {
  const blocks = course.parts.flatMap((part, index) => {
    const colour = partColour(index, `hue-${course.hue}`);
    return [partBlock(part, colour), ...part.sessions.map((each, i) => sessionBlock(pdf, each, colour, i === 0))];
  });
  return [introBlock(course), ...blocks];
}

function introBlock({ sessionCount, hourCount }: Course): Block {
  const { heading, intro } = curriculumWords.sessions;
  const words = fill(intro, {
    sessions: fill(courseWords.sessions, { count: sessionCount }),
    hours: fill(courseWords.hours, { count: hourCount }),
  });
  return {
    gap: 0,
    startsPage: true,
    opensSection: true,
    isKeptWithNext: true,
    height: styles.heading.leading + 4 + styles.body.leading,
    draw: ({ pdf }, section, top) => {
      const y = pdf.write(section, 'H2', [heading], page.left, top, styles.heading) + 4;
      pdf.write(section, 'P', [words], page.left, y, styles.body);
    },
  };
}

function partBlock({ category, anchor, first, last }: Part, colour: string): Block {
  const range = fill(brochureWords.sessionRange, { first, last });
  const hours = fill(courseWords.hours, { count: (last - first + 1) * sessionHours });
  const top = 12;
  return {
    name: anchor,
    gap: 28,
    isKeptWithNext: true,
    height: top + styles.part.leading,
    draw: ({ pdf }, section, y) => {
      drawRule(pdf, page.left, y, measure, colour, 4);
      pdf.bookmark(anchor, `${category}: ${range}`, y - 8);
      pdf.write(section, 'H3', [category], page.left, y + top, styles.part);
      const note = `${range} · ${hours}`;
      const x = page.left + measure - pdf.widthOf(note, styles.label);
      pdf.write(section, 'P', [note], x, y + top + 8, styles.label);
    },
  };
}

function sessionBlock(pdf: TaggedPdf, session: Part['sessions'][number], colour: string, isFirst: boolean): Block {
  const { number, topic, subtopics } = session;
  const left = page.left + numberWidth;
  const width = measure - numberWidth;
  const heading = pdf.lines(topic, width, styles.subheading);
  const items = subtopics.map((words) => pdf.lines(words, width - indent, styles.detail));
  const headTop = 8;
  const listTop = headTop + heading.length * styles.subheading.leading + 1;
  return {
    session: number,
    gap: isFirst ? 6 : 9,
    height: listTop + items.flat().length * styles.detail.leading,
    draw: ({ pdf }, section, top) => {
      drawRule(pdf, page.left, top, measure);
      const reading = `${fill(courseWords.sessionNumber, { number })}: `;
      pdf.numberedHeading(
        section,
        'H4',
        { text: String(number), reading, x: page.left, style: styles.number },
        { lines: heading, x: left, style: styles.subheading },
        top + headTop,
      );
      const list = pdf.tag(section, 'L');
      let y = top + listTop;
      for (const lines of items) {
        drawSquare(pdf, left, y + styles.detail.leading / 2, colour);
        y = pdf.write(pdf.tag(list, 'LI'), 'LBody', lines, left + indent, y, styles.detail);
      }
      list.end();
    },
  };
}
