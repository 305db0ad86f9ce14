import { type Course, curriculumWords, dateInWords, fill } from '#content';
import type { Block } from './block.ts';
import { blockOf, headingBlock } from './common-blocks.ts';
import { beside, type Cell, type Piece, tablePiece, textPiece } from './piece.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { half, measure, secondHalf, styles, type TextStyle } from './text-style.ts';

const { marks, interviews: interviewWords, versions: versionWords } = curriculumWords.detail;

/** How it is marked, what is practised for interviews, and which versions are taught. */
export function detailBlocks(pdf: TaggedPdf, { assessment, interviews, reviewed, versions }: Course): Block[] {
  const { rubric, passPercent: pass, attendancePercent: attendance, certificate } = assessment;
  const { practice, topics } = interviews;
  const held = (kind: string) => practice.filter((each) => each.kind === kind).length;
  return [
    headingBlock(marks.title, { name: 'marks', startsPage: true, opensSection: true }),
    lead(fill(marks.gist, { pass, attendance })),
    subheading(marks.rubric),
    table(
      rubric.map(({ criterion, percent }) => [
        { text: `${percent} %`, style: styles.value, bar: percent },
        { text: criterion },
      ]),
      [120, measure - 120],
    ),
    subheading(marks.certificate),
    text('P', certificate, styles.detail, { gap: 2 }),

    headingBlock(interviewWords.title, { name: 'interviews', gap: 30 }),
    lead(fill(interviewWords.gist, { tests: held('Timed test'), interviews: held('Mock interview') })),
    subheading(interviewWords.practice),
    table(
      practice.map(({ after, kind, text }) => [
        { text: fill(interviewWords.after, { number: after }) },
        { text: kind, style: styles.detailStrong },
        { text },
      ]),
      [85, 90, measure - 175],
    ),
    subheading(interviewWords.topics),
    table(
      topics.map(({ topic, sessions }) => [
        { text: topic, style: styles.detail },
        { text: fill(interviewWords.sessions, { numbers: sessions.join(', ') }) },
      ]),
      [300, measure - 300],
    ),

    headingBlock(versionWords.title, { name: 'versions', gap: 30 }),
    lead(fill(versionWords.gist, { date: dateInWords(reviewed) })),
    blockOf(versionsPiece(pdf, versions), { gap: 10 }),
  ];

  function text(type: string, words: string, style: TextStyle, flags: Parameters<typeof blockOf>[1]): Block {
    return blockOf(textPiece(pdf, type, words, measure, style), flags);
  }

  function lead(words: string): Block {
    return text('P', words, styles.body, { gap: 2, isKeptWithNext: true });
  }

  function subheading(words: string): Block {
    return text('H3', words, styles.subheading, { gap: 14, isKeptWithNext: true });
  }

  function table(rows: readonly (readonly Cell[])[], widths: readonly number[]): Block {
    return blockOf(tablePiece(pdf, rows, widths), { gap: 6 });
  }
}

/** The versions in two columns. */
function versionsPiece(pdf: TaggedPdf, versions: Course['versions']): Piece {
  const rows = versions.map(({ name, version, note }) => [
    { text: name, style: styles.detailStrong },
    { text: note ? `${version}. ${note}` : version },
  ]);
  const middle = Math.ceil(rows.length / 2);
  return beside(
    [rows.slice(0, middle), rows.slice(middle)].map((column, index) => ({
      piece: tablePiece(pdf, column, [108, half - 108]),
      from: index * secondHalf,
    })),
  );
}
