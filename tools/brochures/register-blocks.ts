import { brochureWords, type Course, courseWords, fill, inRupees, profile } from '#content';
import type { Block } from './block.ts';
import { headingBlock } from './common-blocks.ts';
import { drawCloth, drawOtherPrices, drawRule, totalWithTax } from './drawings.ts';
import { type Piece, space, stack, tablePiece, textPiece } from './piece.ts';
import type { Tag, TaggedPdf } from './tagged-pdf.ts';
import { accent, half, measure, page, secondHalf, styles } from './text-style.ts';

const { register, contact } = brochureWords;
const linkStyle = { ...styles.body, face: 'semibold', colour: accent } as const;
const smallLink = { ...styles.detail, face: 'semibold', colour: accent } as const;

const closingRows = 13;

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
  const whom = stack([textPiece(pdf, 'H2', contact.heading, half, styles.part), space(10), contactTable(pdf)]);
  return {
    gap: 34,
    height: Math.max(whom.height, 150),
    draw: ({ pdf }, section, top) => {
      // The other end of the cloth, at the foot of the text.
      drawCloth(pdf, course, page.height - page.bottom - 12 - closingRows * (measure / 84), closingRows, 84);
      drawFee(pdf, section, course, top);
      whom.draw(section, page.left + secondHalf, top);
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
  y = pdf.write(section, 'P', [totalWithTax(course)], page.left, y + 20, styles.detailStrong) + 2;
  y = pdf.write(section, 'P', pdf.lines(brochureWords.terms, half, styles.detail), page.left, y, styles.detail);
  const line = pdf.tag(section, 'P');
  pdf.link(line, withoutScheme(terms), page.left, y, smallLink, terms, terms);
  line.end();
}

/** Names of the ways to reach us beside the ways themselves. */
function contactTable(pdf: TaggedPdf): Piece {
  const { legalName, registeredOffice, supportHours, phone, whatsapp, email } = profile;
  const rows = [
    [{ text: contact.phone }, { ...phone, text: phone.plain }],
    [{ text: contact.whatsapp }, { ...whatsapp, text: whatsapp.plain }],
    [{ text: contact.email }, email],
    [{ text: contact.hours }, { text: supportHours }],
    [{ text: contact.address }, { text: `${legalName}, ${registeredOffice.text}` }],
  ];
  return tablePiece(pdf, rows, [82, half - 82]);
}

const withoutScheme = (address: string) => address.replace(/^https:\/\//, '');
