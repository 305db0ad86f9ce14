import { brochureWords, type Course, courseWords, fill, inRupees, profile } from '#content';
import type { Block } from './block.ts';
import { headingBlock } from './common-blocks.ts';
import { drawCloth, drawOtherPrices, drawRule } from './drawings.ts';
import type { Tag, TaggedPdf } from './tagged-pdf.ts';
import { accent, measure, page, styles } from './text-style.ts';

const { register, contact } = brochureWords;
const linkStyle = { ...styles.body, face: 'semibold', colour: accent } as const;
const smallLink = { ...styles.detail, face: 'semibold', colour: accent } as const;

const gutter = 28;
const half = (measure - gutter) / 2;
const closingRows = 13;
/** Room for the names of the ways to reach us. */
const labelWidth = 82;

/** The last page: the way into the course, what it costs, whom to ask. */
export function registerBlocks(pdf: TaggedPdf, course: Course): Block[] {
  return [
    headingBlock(register.heading, { name: 'register', startsPage: true, opensSection: true }),
    ...register.steps.map((step, index) => stepBlock(pdf, step, index + 1)),
    addressBlock(course),
    lastBlock(pdf, course),
  ];
}

function stepBlock(pdf: TaggedPdf, { title, text }: { title: string; text: string }, number: number): Block {
  const left = page.left + 34;
  const lines = pdf.lines(text, 400, styles.body);
  return {
    gap: 12,
    height: styles.subheading.leading + 1 + lines.length * styles.body.leading,
    draw: ({ pdf }, section, top) => {
      pdf.numberedHeading(
        section,
        'H3',
        { text: String(number), reading: `${number}. `, x: page.left, style: styles.number },
        { lines: [title], x: left, style: styles.subheading },
        top,
      );
      pdf.write(section, 'P', lines, left, top + styles.subheading.leading + 1, styles.body);
    },
  };
}

/** Where the registration is: pressed on a screen, typed from paper. */
function addressBlock(course: Course): Block {
  const address = profile.origin + course.registerHref;
  const words = fill(register.link, { course: course.name });
  return {
    gap: 18,
    height: 50,
    draw: ({ pdf }, section, top) => {
      pdf.artifact(() => pdf.fill([{ x: page.left, y: top, width: 4, height: 50 }], accent));
      pdf.write(section, 'P', [words], page.left + 18, top + 6, styles.label);
      const line = pdf.tag(section, 'P');
      pdf.link(line, withoutScheme(address), page.left + 18, top + 22, linkStyle, address, `${words}: ${address}`);
      line.end();
    },
  };
}

/** What it costs, and beside it whom to ask. */
function lastBlock(pdf: TaggedPdf, course: Course): Block {
  const rows = contactRows(pdf);
  const height = styles.part.leading + 10 + rows.reduce((sum, row) => sum + row.height, 0);
  return {
    gap: 34,
    height: Math.max(height, 150),
    draw: ({ pdf }, section, top) => {
      // The other end of the cloth, at the foot of the text.
      drawCloth(pdf, course, page.height - page.bottom - 12 - closingRows * (measure / 84), closingRows, 84);
      drawFee(pdf, section, course, top);
      const left = page.left + half + gutter;
      let y = pdf.write(section, 'H2', [contact.heading], left, top, styles.part) + 10;
      const table = pdf.tag(section, 'Table');
      for (const { label, lines, href, height } of rows) {
        drawRule(pdf, left, y, half);
        const row = pdf.tag(table, 'TR');
        pdf.write(row, 'TH', [label], left, y + 5.6, styles.label, { scope: 'Row' });
        const cell = pdf.tag(row, 'TD');
        const x = left + labelWidth;
        if (href) pdf.link(cell, lines.join(' '), x, y + 5, smallLink, href, `${label}: ${lines.join(' ')}`);
        else pdf.write(cell, 'P', lines, x, y + 5, styles.detail);
        y += height;
      }
      table.end();
    },
  };
}

function drawFee(pdf: TaggedPdf, section: Tag, course: Course, top: number): void {
  const terms = `${profile.origin}/terms-of-service`;
  let y = pdf.write(section, 'H2', [brochureWords.fee], page.left, top, styles.part) + 10;
  drawRule(pdf, page.left, y, half);
  y = pdf.write(section, 'P', [courseWords.discountedPrice], page.left, y + 6, styles.label);
  y = pdf.write(section, 'P', [inRupees(course.price.discountedInr)], page.left, y + 2, styles.price) + 3;
  drawOtherPrices(pdf, section, course, page.left, y);
  y += 24;
  for (const words of [courseWords.taxes, brochureWords.terms]) {
    y = pdf.write(section, 'P', pdf.lines(words, half, styles.detail), page.left, y, styles.detail);
  }
  const line = pdf.tag(section, 'P');
  pdf.link(line, withoutScheme(terms), page.left, y, smallLink, terms, terms);
  line.end();
}

/** Names of the ways to reach us beside the ways themselves. */
function contactRows(pdf: TaggedPdf) {
  const { legalName, registeredOffice, supportHours } = profile;
  const rows: { label: string; text: string; href?: string }[] = [
    { label: contact.phone, ...profile.phone },
    { label: contact.whatsapp, ...profile.whatsapp },
    { label: contact.email, ...profile.email },
    { label: contact.hours, text: supportHours },
    { label: contact.address, text: `${legalName}, ${registeredOffice.text}` },
  ];
  return rows.map(({ label, text, href }) => {
    const lines = href ? [text] : pdf.lines(text, half - labelWidth, styles.detail);
    return { label, lines, href, height: 10 + lines.length * styles.detail.leading };
  });
}

const withoutScheme = (address: string) => address.replace(/^https:\/\//, '');
