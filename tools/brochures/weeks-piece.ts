import { type Course, fill, joining, weeksOf } from '#content';
import { partColour } from '../site-build/dye.ts';
import { beside, listPiece, type Piece, space, stack, textPiece } from './piece.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { ink, line, measure, styles, type TextStyle } from './text-style.ts';

const words = joining.weeks;

/** From one week to the next, at most. */
const widestPitch = 20;
/** What a day of class takes of it. */
const share = 0.8;
/** Every how many weeks one is numbered. */
const numbered = 5;
const numberStyle: TextStyle = { ...styles.label, size: 7 };

/** Where the key begins, right of the words. */
const keyFrom = 300;

/** The weeks of a course as its next batch has them: the picture, what its marks are, and in words. */
export function weeksPiece(pdf: TaggedPdf, course: Course): Piece {
  const { weeks, parts, hue } = course;
  const perWeek = Math.max(...weeks.map((week) => week.length));
  const inWords = parts.map(({ category: part, first, last }, index) =>
    fill(words.part, { ...weeksOf(weeks, index), part, first, last }),
  );
  const colours = parts.map((_, index) => partColour(index, `hue-${hue}`));
  const gist = textPiece(pdf, 'P', fill(words.gist, { weeks: weeks.length, sessions: perWeek }), keyFrom, styles.body);
  return stack([
    textPiece(pdf, 'H3', words.title, measure, styles.part),
    space(2),
    beside([
      { piece: gist, from: 0 },
      { piece: keyPiece(pdf, colours[0] ?? ink), from: keyFrom },
    ]),
    space(7),
    picturePiece(pdf, course, perWeek, colours),
    space(6),
    listPiece(pdf, inWords, measure, { style: styles.detail, indent: 10, itemGap: 0, colours }),
    space(4),
    textPiece(pdf, 'P', words.note, measure, styles.label),
  ]);
}

/** A column is a week, a square a session in the colour of its part. Nothing of it is read out: the list says the same. */
function picturePiece(pdf: TaggedPdf, { weeks }: Course, perWeek: number, colours: readonly string[]): Piece {
  const pitch = Math.min(widestPitch, measure / (weeks.length - 1 + share));
  const size = pitch * share;
  const bottom = perWeek * pitch;
  return {
    height: bottom + numberStyle.leading,
    draw: (_, left, top) => {
      const slots = weeks.flatMap((week, column) =>
        Array.from({ length: perWeek }, (_, row) => ({
          slot: week.length === 0 ? 'free' : week[row],
          box: { x: left + column * pitch, y: top + row * pitch, width: size, height: size },
        })),
      );
      const boxesOf = (isShown: (slot: (typeof slots)[number]['slot']) => boolean) =>
        slots.filter(({ slot }) => isShown(slot)).map(({ box }) => box);
      pdf.artifact(() => {
        colours.forEach((colour, part) => {
          pdf.fill(
            boxesOf((slot) => typeof slot === 'object' && 'part' in slot && slot.part === part),
            colour,
          );
        });
        pdf.fillDiamonds(
          boxesOf((slot) => typeof slot === 'object' && 'testOf' in slot),
          size,
          ink,
        );
        pdf.fill(
          boxesOf((slot) => slot === 'free'),
          line,
        );
        weeks.forEach((_, index) => {
          const number = String(index + 1);
          if (index > 0 && (index + 1) % numbered > 0) return;
          const x = left + index * pitch + (size - pdf.widthOf(number, numberStyle)) / 2;
          pdf.letters([number], x, top + bottom, numberStyle);
        });
      });
    },
  };
}

/** What the marks of the picture are. */
function keyPiece(pdf: TaggedPdf, colour: string): Piece {
  const size = 7;
  const style = styles.label;
  const { session, test, free } = words.key;
  const height = styles.body.leading;
  return {
    height,
    draw: (parent, left, topOfBoth) => {
      const top = topOfBoth + (height - style.leading) / 2;
      const y = top + (style.leading - size) / 2;
      let x = left;
      const entry = (label: string, paint: (box: { x: number; y: number; width: number; height: number }) => void) => {
        pdf.artifact(() => paint({ x, y, width: size, height: size }));
        pdf.write(parent, 'P', [label], x + size + 5, top, style);
        x += size + 5 + pdf.widthOf(label, style) + 16;
      };
      entry(session, (box) => pdf.fill([box], colour));
      entry(test, (box) => pdf.fillDiamonds([box], size, ink));
      entry(free, (box) => pdf.fill([box], line));
    },
  };
}
