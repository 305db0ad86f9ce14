import { brochureWords, type Course, courseWords, curriculumWords, fill, sessionHours } from '#content';
import { partColour } from '../site-build/dye.ts';
import type { Block } from './block.ts';
import { blockOf } from './common-blocks.ts';
import { drawRule } from './drawings.ts';
import { beside, listPiece, type Piece, space, stack, textPiece } from './piece.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { ink, measure, page, styles, type TextStyle } from './text-style.ts';

/** Room left of the topics for the numbers of the sessions. */
const numberWidth = 34;
const indent = 10;
/** Room for what stands before homework and terms. */
const noteWidth = 74;

const words = curriculumWords.sessions;

type Part = Course['parts'][number];

/** Every part with its heading, every session whole. */
export function sessionBlocks(pdf: TaggedPdf, course: Course): Block[] {
  const blocks = course.parts.flatMap((part, index) => {
    const colour = partColour(index, `hue-${course.hue}`);
    return [
      partBlock(part, colour),
      ...part.sessions.map((each, i) => sessionBlock(pdf, each, colour, i === 0)),
      testBlock(pdf, part, colour),
    ];
  });
  return [introBlock(course), ...blocks];
}

function introBlock({ sessionCount, hourCount }: Course): Block {
  const { heading, intro } = words;
  const lead = fill(intro, {
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
      pdf.write(section, 'P', [lead], page.left, y, styles.body);
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
  const { number, topic, subtopics, homework, terms } = session;
  const left = page.left + numberWidth;
  const width = measure - numberWidth;
  const heading = pdf.lines(topic, width, styles.subheading);
  const headTop = 8;
  const label = fill(words.homework, { hours: homework.hours });
  const body = stack([
    listPiece(pdf, subtopics, width, { style: styles.detail, indent, itemGap: 0, colours: [colour] }),
    space(3),
    notePiece(pdf, label, homework.task, width, styles.detail),
    ...(terms ? [space(3), notePiece(pdf, words.terms, terms.join(', '), width, styles.label)] : []),
  ]);
  const bodyTop = headTop + heading.length * styles.subheading.leading + 1;
  return {
    session: number,
    gap: isFirst ? 6 : 9,
    height: bodyTop + body.height,
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
      body.draw(section, left, top + bodyTop);
    },
  };
}

/** What is done at home, or what it is called elsewhere: the label stands before it, in line with the words of the list. */
function notePiece(pdf: TaggedPdf, label: string, text: string, width: number, style: TextStyle): Piece {
  const labelled = indent + noteWidth;
  const lines = pdf.lines(text, width - labelled, style);
  return {
    height: lines.length * style.leading,
    draw: (parent, left, top) => {
      const paragraph = pdf.tag(parent, 'P');
      pdf.draw(paragraph, 'P', () => {
        // The space between the label and the words, for those who hear it.
        pdf.letters([`${label} `], left + indent, top, { ...style, face: 'semibold' });
        pdf.letters(lines, left + labelled, top, style);
      });
      paragraph.end();
    },
  };
}

/** The test that ends a part, marked as in the picture of the weeks: what is done in it and what is good enough. */
function testBlock(pdf: TaggedPdf, { category, test }: Part, colour: string): Block {
  const { asked, passes, minutes } = test;
  const width = measure - numberWidth;
  const body = stack([
    textPiece(pdf, 'H4', fill(words.test, { category, minutes }), width, styles.subheading),
    space(1),
    textPiece(pdf, 'P', asked, width, styles.detail),
    space(3),
    beside([{ piece: notePiece(pdf, words.passes, passes, width + indent, styles.detail), from: -indent }]),
  ]);
  const piece: Piece = {
    height: 10 + body.height,
    draw: (parent, left, top) => {
      drawRule(pdf, left, top, measure, colour, 1.5);
      pdf.artifact(() => pdf.fillDiamonds([{ x: left, y: top + 12 }], 12, ink));
      body.draw(parent, left + numberWidth, top + 10);
    },
  };
  return blockOf(piece, { gap: 12 });
}
