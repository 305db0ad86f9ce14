import { brochureWords, type Course, courseWords, curriculumWords, fill } from '#content';
import { partColour } from '../site-build/dye.ts';
import type { Block } from './block.ts';
import { drawRule } from './drawings.ts';
import { headingBlock, listBlock } from './common-blocks.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { measure, page, styles } from './text-style.ts';

const gutter = 28;
const half = (measure - gutter) / 2;

/** The second page: what the course is, what one needs and gets, where its parts are. */
export function aboutBlocks(pdf: TaggedPdf, course: Course): Block[] {
  const { about, learned, sessions } = curriculumWords;
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
    listBlock(pdf, course.outcomes, { gap: 7, style: styles.body, left: page.left, itemGap: 3 }),
    headingBlock(sessions.heading, { gap: 22, name: 'contents' }),
    contentsBlock(pdf, course),
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
        const x = page.left + index * (half + gutter);
        drawRule(pdf, x, top, half);
        const y = pdf.write(section, 'H3', [title], x, top + 8, styles.subheading) + 3;
        pdf.write(section, 'P', lines, x, y, styles.detail);
      });
    },
  };
}

/** The parts with their sessions, hours and pages; each line leads there. */
function contentsBlock(pdf: TaggedPdf, course: Course): Block {
  const { sessionCount, hourCount, parts } = course;
  const intro = fill(curriculumWords.sessions.intro, {
    sessions: fill(courseWords.sessions, { count: sessionCount }),
    hours: fill(courseWords.hours, { count: hourCount }),
  });
  const introLines = pdf.lines(intro, measure, styles.body);
  const introHeight = introLines.length * styles.body.leading + 6;
  const rowHeight = 19;
  return {
    gap: 4,
    height: introHeight + parts.length * rowHeight,
    draw: ({ pdf, pageOf }, section, top) => {
      pdf.write(section, 'P', introLines, page.left, top, styles.body);
      const contents = pdf.tag(section, 'TOC');
      parts.forEach(({ category, anchor, first, last }, index) => {
        const y = top + introHeight + index * rowHeight;
        drawRule(pdf, page.left, y, measure);
        pdf.artifact(() =>
          pdf.fill([{ x: page.left, y: y + 5, width: 9, height: 9 }], partColour(index, `hue-${course.hue}`)),
        );
        const item = pdf.tag(contents, 'TOCI');
        const target = fill(brochureWords.onPage, { page: pageOf.get(anchor) ?? 0 });
        const textTop = y + 3.5;
        pdf.link(item, category, page.left + 18, textTop, styles.labelStrong, `#${anchor}`, `${category}, ${target}`);
        pdf.write(item, 'P', [fill(brochureWords.sessionRange, { first, last })], page.left + 200, textTop, styles.label);
        pdf.write(item, 'P', [fill(courseWords.hours, { count: (last - first + 1) * 2 })], page.left + 330, textTop, styles.label);
        const x = page.left + measure - pdf.widthOf(target, styles.label);
        pdf.write(item, 'P', [target], x, textTop, styles.label);
      });
      contents.end();
    },
  };
}
