import { brochureWords, type Course, curriculumWords, fill } from '#content';
import type { Block } from './block.ts';
import { blockOf, headingBlock } from './common-blocks.ts';
import { beside, type Piece, stack, textPiece } from './piece.ts';
import { splitProgram } from './split-program.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { accent, measure, styles } from './text-style.ts';

type Program = Course['handout']['program'];

const words = curriculumWords.detail.handout;

/** Where the text begins, right of the headings. */
const from = 108;
const width = measure - from;

/** One session as it is taught: headings at the left, beside them paragraphs and programs. */
export function handoutBlocks(pdf: TaggedPdf, { handout, parts }: Course): Block[] {
  const { session: number, problem, explanation, program, reading, exercise, solution, solutionReading } = handout;
  const topic = parts.flatMap(({ sessions }) => sessions).find((session) => session.number === number)?.topic ?? '';
  const gist = textPiece(pdf, 'P', fill(words.gist, { number, topic }), measure, styles.body);
  return [
    headingBlock(words.title, { name: 'handout', startsPage: true, opensSection: true }),
    blockOf(gist, { gap: 2, isKeptWithNext: true }),
    ...paragraphs(words.problem, [problem]),
    ...paragraphs(words.explanation, explanation),
    ...programBlocks(words.program, program),
    ...paragraphs(undefined, reading),
    ...paragraphs(words.exercise, [exercise]),
    ...programBlocks(brochureWords.solution, solution),
    ...paragraphs(undefined, [solutionReading]),
  ];

  function paragraphs(heading: string | undefined, texts: readonly string[]): Block[] {
    return texts.map((text, index) => {
      const paragraph = textPiece(pdf, 'P', text, width, styles.body);
      const isHeaded = heading !== undefined && index === 0;
      return blockOf(isHeaded ? headed(heading, paragraph) : beside([{ piece: paragraph, from }]), {
        gap: isHeaded ? 16 : index === 0 ? 12 : 7,
      });
    });
  }

  function headed(heading: string, piece: Piece): Piece {
    return beside([
      { piece: textPiece(pdf, 'H3', heading, from - 24, styles.subheading), from: 0 },
      { piece, from },
    ]);
  }

  /** A program and what it prints. It may go on over a page where one of its statements ends. */
  function programBlocks(heading: string, { name, code, output }: Program): Block[] {
    const title = stack([
      textPiece(pdf, 'H3', heading, from - 24, styles.subheading),
      textPiece(pdf, 'P', name, from - 24, styles.label),
    ]);
    const chunks = splitProgram(code).map((lines) => codePiece(pdf, lines));
    return [
      ...chunks.map((piece, index) =>
        blockOf(beside([...(index === 0 ? [{ piece: title, from: 0 }] : []), { piece, from }]), {
          gap: index === 0 ? 16 : 0,
        }),
      ),
      blockOf(
        beside([
          { piece: textPiece(pdf, 'P', words.prints, from - 24, styles.label), from: 0 },
          { piece: codePiece(pdf, output.split('\n')), from },
        ]),
        { gap: 10 },
      ),
    ];
  }
}

/** Lines as they were typed, with a thread beside them that is cut at empty ones. */
function codePiece(pdf: TaggedPdf, lines: readonly string[]): Piece {
  const { leading } = styles.code;
  return {
    height: lines.length * leading,
    draw: (parent, left, top) => {
      const threads = lines.flatMap((line, index) =>
        line === '' ? [] : [{ x: left - 12, y: top + index * leading, width: 2, height: leading }],
      );
      pdf.artifact(() => pdf.fill(threads, accent));
      const paragraph = pdf.tag(parent, 'P');
      pdf.write(paragraph, 'Code', lines, left, top, styles.code);
      paragraph.end();
    },
  };
}
