import { type Course, curriculumWords } from '#content';
import type { Block } from './block.ts';
import { blockOf, headingBlock } from './common-blocks.ts';
import { drawRule } from './drawings.ts';
import { listPiece } from './piece.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { accent, half, measure, page, secondHalf, styles } from './text-style.ts';

/** The second page: what the course is, what one needs and what one gets. */
export function aboutBlocks(pdf: TaggedPdf, course: Course): Block[] {
  const { about, learned } = curriculumWords;
  const intro = pdf.lines(course.intro, 440, styles.lead);
  const rows = [course.about.slice(0, 2), course.about.slice(2)];
  return [
    headingBlock(about.heading, { name: 'about', startsPage: true, opensSection: true }),
    {
      gap: 8,
      height: intro.length * styles.lead.leading,
      draw: ({ pdf }, section, top) => void pdf.write(section, 'P', intro, page.left, top, styles.lead),
    },
    ...rows.map((cards) => cardsBlock(pdf, cards)),
    needsBlock(pdf, course),
    headingBlock(learned.outcomes, { gap: 22 }),
    blockOf(
      listPiece(pdf, course.outcomes, measure, { style: styles.body, indent: 14, itemGap: 3, colours: [accent] }),
      {
        gap: 7,
      },
    ),
  ];

  function needsBlock(pdf: TaggedPdf, { prerequisites }: Course): Block {
    const words = pdf.lines(prerequisites, 440, styles.body);
    return {
      gap: 22,
      height: styles.heading.leading + 5 + words.length * styles.body.leading,
      draw: ({ pdf }, section, top) => {
        const y = pdf.write(section, 'H2', [learned.prerequisites], page.left, top, styles.heading) + 5;
        pdf.write(section, 'P', words, page.left, y, styles.body);
      },
    };
  }
}

/** Two cards beside each other under a hairline each. */
function cardsBlock(pdf: TaggedPdf, cards: Course['about']): Block {
  const set = cards.map(({ title, text }) => ({ title, lines: pdf.lines(text, half, styles.detail) }));
  const longest = Math.max(...set.map(({ lines }) => lines.length));
  return {
    gap: 16,
    height: 8 + styles.subheading.leading + 3 + longest * styles.detail.leading,
    draw: ({ pdf }, section, top) => {
      set.forEach(({ title, lines }, index) => {
        const x = page.left + index * secondHalf;
        drawRule(pdf, x, top, half);
        const y = pdf.write(section, 'H3', [title], x, top + 8, styles.subheading) + 3;
        pdf.write(section, 'P', lines, x, y, styles.detail);
      });
    },
  };
}
