import { brochureWords, type Course, courseWords, fill, inRupees, profile } from '#content';
import type { Block } from './block.ts';
import { headingBlock } from './common-blocks.ts';
import { drawRule } from './drawings.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { accent, ink, measure, page, styles } from './text-style.ts';

const { register, contact } = brochureWords;
const linkStyle = { ...styles.body, face: 'semibold', colour: accent } as const;
const smallLink = { ...styles.detail, face: 'semibold', colour: accent } as const;

/** The last page: the way into the course, what it costs, whom to ask. */
export function registerBlocks(pdf: TaggedPdf, course: Course): Block[] {
  return [
    headingBlock(register.heading, { name: 'register', startsPage: true, opensSection: true }),
    ...register.steps.map((step, index) => stepBlock(pdf, step, index + 1)),
    addressBlock(course),
    headingBlock(brochureWords.fee, { gap: 30 }),
    feeBlock(pdf, course),
    headingBlock(contact.heading, { gap: 30 }),
    contactBlock(pdf, course),
  ];
}

function stepBlock(pdf: TaggedPdf, { title, text }: { title: string; text: string }, number: number): Block {
  const left = page.left + 34;
  const lines = pdf.lines(text, 400, styles.body);
  return {
    gap: 12,
    height: styles.subheading.leading + 1 + lines.length * styles.body.leading,
    draw: ({ pdf }, section, top) => {
      const head = pdf.tag(section, 'H3');
      pdf.draw(head, 'H3', () => {
        pdf.readAs(`${number}. `, () => pdf.letters([String(number)], page.left, top, styles.number));
        pdf.letters([title], left, top, styles.subheading);
      });
      head.end();
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

function feeBlock(pdf: TaggedPdf, { price }: Course): Block {
  const rows = [
    [courseWords.discountedPrice, inRupees(price.discountedInr), styles.price],
    [courseWords.originalPrice, inRupees(price.originalInr), styles.value],
  ] as const;
  const terms = `${profile.origin}/terms-of-service`;
  return {
    gap: 8,
    height: 98,
    draw: ({ pdf }, section, top) => {
      const table = pdf.tag(section, 'Table');
      let x = page.left;
      const row = pdf.tag(table, 'TR');
      for (const [label, value, style] of rows) {
        pdf.write(row, 'TH', [label], x, top, styles.label, { scope: 'Column' });
        pdf.write(row, 'TD', [value], x, top + 14, style);
        x += 130;
      }
      table.end();
      pdf.write(section, 'P', [fill(courseWords.monthly, { monthly: inRupees(price.monthlyInr) })], x, top + 14, styles.value);
      pdf.write(section, 'P', [courseWords.taxes], page.left, top + 48, styles.detail);
      pdf.write(section, 'P', [brochureWords.terms], page.left, top + 48 + styles.detail.leading, styles.detail);
      const line = pdf.tag(section, 'P');
      pdf.link(line, withoutScheme(terms), page.left, top + 48 + 2 * styles.detail.leading, smallLink, terms, terms);
      line.end();
    },
  };
}

/** Names of the ways to reach us beside the ways themselves. */
function contactBlock(_: TaggedPdf, course: Course): Block {
  const rows = [
    { label: contact.phone, ...profile.phone },
    { label: contact.whatsapp, ...profile.whatsapp },
    { label: contact.email, ...profile.email },
    { label: contact.hours, text: profile.supportHours },
    { label: contact.web, text: withoutScheme(profile.origin + course.href), href: profile.origin + course.href },
    { label: contact.address, text: `${profile.legalName}, ${profile.registeredOffice.text}` },
  ];
  const rowHeight = 22;
  return {
    gap: 8,
    height: rows.length * rowHeight,
    draw: ({ pdf }, section, top) => {
      const table = pdf.tag(section, 'Table');
      rows.forEach((entry, index) => {
        const y = top + index * rowHeight;
        drawRule(pdf, page.left, y, measure, index === 0 ? ink : undefined);
        const row = pdf.tag(table, 'TR');
        pdf.write(row, 'TH', [entry.label], page.left, y + 5, styles.label, { scope: 'Row' });
        const cell = pdf.tag(row, 'TD');
        const x = page.left + 110;
        if ('href' in entry) pdf.link(cell, entry.text, x, y + 4.4, smallLink, entry.href, `${entry.label}: ${entry.text}`);
        else pdf.write(cell, 'P', [entry.text], x, y + 4.4, styles.detail);
      });
      table.end();
    },
  };
}

const withoutScheme = (address: string) => address.replace(/^https:\/\//, '');
