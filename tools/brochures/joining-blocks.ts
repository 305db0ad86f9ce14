import { type Course, curriculumWords, dateInWords, fill, inRupees, joining } from '#content';
import type { Block } from './block.ts';
import { blockOf, headingBlock } from './common-blocks.ts';
import { beside, type Piece, ruled, space, stack, tablePiece, textPiece } from './piece.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { half, measure, secondHalf, styles } from './text-style.ts';
import { weeksPiece } from './weeks-piece.ts';

/** What decides whether one joins: the sum, the dates, the weeks, the rules, and what it needs beside the fee. */
export function joiningBlocks(pdf: TaggedPdf, course: Course): Block[] {
  return [
    headingBlock(joining.heading, { name: 'joining', startsPage: true, opensSection: true }),
    blockOf(textPiece(pdf, 'P', joining.lead, measure, styles.body), { gap: 4 }),
    blockOf(
      beside([
        { piece: costPiece(pdf, course), from: 0 },
        { piece: batchesPiece(pdf, course), from: secondHalf },
      ]),
      { gap: 16 },
    ),
    blockOf(weeksPiece(pdf, course), { gap: 18 }),
    ...joining.rules.map((rule) => blockOf(rulePiece(pdf, rule), { gap: 10 })),
    ...needsBlocks(pdf, course),
  ];
}

function costPiece(pdf: TaggedPdf, { price, cost }: Course): Piece {
  const { fee, gstPercent: gst } = joining;
  const amount = (label: string, inr: number) => [
    { text: label },
    { text: inRupees(inr), style: styles.value, endsRight: true },
  ];
  const total = inRupees(cost.totalInr);
  const monthly = fill(fee.monthly, {
    count: cost.monthly.count,
    full: cost.monthly.full,
    monthly: inRupees(price.monthlyInr),
    last: inRupees(cost.monthly.lastInr),
  });
  const rows = [
    amount(fee.fee, price.discountedInr),
    amount(fill(fee.tax, { gst }), cost.taxInr),
    [
      { text: fee.sum, style: styles.value },
      { text: total, style: styles.price, endsRight: true },
    ],
  ];
  return stack([
    textPiece(pdf, 'H3', fee.title, half, styles.part),
    space(8),
    tablePiece(pdf, rows, [half - 130, 130]),
    space(8),
    textPiece(pdf, 'P', `${monthly} ${fill(fee.monthlySum, { total })}`, half, styles.detail),
    space(5),
    textPiece(pdf, 'P', fee.more, half, styles.detail),
  ]);
}

function batchesPiece(pdf: TaggedPdf, { batches }: Course): Piece {
  const words = joining.batches;
  const title = textPiece(pdf, 'H3', words.title, half, styles.part);
  if (batches.length === 0) return stack([title, space(8), textPiece(pdf, 'P', words.none, half, styles.detail)]);
  const widths = [62, half - 62];
  return stack([
    title,
    ...batches.flatMap(({ starts, days, time, centre, seats, language, teacher }, index) => [
      space(index === 0 ? 6 : 12),
      textPiece(pdf, 'H4', dateInWords(starts), half, styles.subheading),
      space(4),
      tablePiece(
        pdf,
        [
          [{ text: words.days }, { text: `${days.join(', ')}, ${time}` }],
          [{ text: words.place }, { text: centre.address }],
          [{ text: words.seats }, { text: fill(words.seatsOf, { count: seats }) }],
          [{ text: words.language }, { text: language }],
          [{ text: words.teacher }, { text: teacher }],
        ],
        widths,
      ),
    ]),
  ]);
}

/** Its title, and beside it the answer in a line and the whole of it. */
function rulePiece(pdf: TaggedPdf, { title, gist, text }: (typeof joining.rules)[number]): Piece {
  const from = 120;
  const width = measure - from;
  const answer = stack([
    textPiece(pdf, 'P', gist, width, styles.detailStrong),
    ...text.flatMap((paragraph) => [space(3), textPiece(pdf, 'P', paragraph, width, styles.detail)]),
  ]);
  const heading = textPiece(pdf, 'H3', title, from - 16, styles.subheading);
  return ruled(
    pdf,
    measure,
    beside([
      { piece: heading, from: 0 },
      { piece: answer, from },
    ]),
  );
}

function needsBlocks(pdf: TaggedPdf, { needs }: Course): Block[] {
  const { title, gist, what, cost, free } = curriculumWords.detail.needs;
  const rows = needs.map((need) => [
    { text: need.what, style: styles.detailStrong },
    { text: need.cost },
    { text: need.free },
  ]);
  const heading = stack([
    textPiece(pdf, 'H3', title, measure, styles.part),
    space(2),
    textPiece(pdf, 'P', gist, measure, styles.body),
  ]);
  return [
    blockOf(heading, { gap: 20, isKeptWithNext: true }),
    blockOf(tablePiece(pdf, rows, [120, 180, measure - 300], [what, cost, free]), { gap: 8 }),
  ];
}
