import { drawRule, drawSquare } from './drawings.ts';
import type { Tag, TaggedPdf } from './tagged-pdf.ts';
import { accent, styles, type TextStyle } from './text-style.ts';

/** Something of a known height that is drawn where it is put: below, or beside others. Lengths in points. */
export interface Piece {
  readonly height: number;
  draw(parent: Tag, left: number, top: number): void;
}

/** A paragraph or heading, set in lines. */
export function textPiece(pdf: TaggedPdf, type: string, words: string, width: number, style: TextStyle): Piece {
  const lines = pdf.lines(words, width, style);
  return {
    height: lines.length * style.leading,
    draw: (parent, left, top) => void pdf.write(parent, type, lines, left, top, style),
  };
}

export const space = (height: number): Piece => ({ height, draw: () => {} });

/** One below the other. */
export function stack(pieces: readonly Piece[]): Piece {
  return {
    height: pieces.reduce((sum, { height }) => sum + height, 0),
    draw: (parent, left, top) => {
      let y = top;
      for (const piece of pieces) {
        piece.draw(parent, left, y);
        y += piece.height;
      }
    },
  };
}

/** Beside each other, each from its own place on; read from the first to the last. */
export function beside(columns: readonly { readonly piece: Piece; readonly from: number }[]): Piece {
  return {
    height: Math.max(...columns.map(({ piece }) => piece.height)),
    draw: (parent, left, top) => {
      for (const { piece, from } of columns) piece.draw(parent, left + from, top);
    },
  };
}

/** A hairline above it. */
export function ruled(pdf: TaggedPdf, width: number, piece: Piece): Piece {
  const below = 7;
  return {
    height: below + piece.height,
    draw: (parent, left, top) => {
      drawRule(pdf, left, top, width);
      piece.draw(parent, left, top + below);
    },
  };
}

/** A list with a square of thread before each item. @param colours of the squares, the last for all that follow */
export function listPiece(
  pdf: TaggedPdf,
  items: readonly string[],
  width: number,
  {
    style,
    indent,
    itemGap,
    colours,
  }: { style: TextStyle; indent: number; itemGap: number; colours: readonly string[] },
): Piece {
  const set = items.map((item) => pdf.lines(item, width - indent, style));
  const heights = set.map((lines) => lines.length * style.leading + itemGap);
  return {
    height: heights.reduce((sum, height) => sum + height, 0) - itemGap,
    draw: (parent, left, top) => {
      const list = pdf.tag(parent, 'L');
      let y = top;
      set.forEach((lines, index) => {
        drawSquare(pdf, left, y + style.leading / 2, colours[index] ?? colours.at(-1));
        pdf.write(pdf.tag(list, 'LI'), 'LBody', lines, left + indent, y, style);
        y += heights[index] ?? 0;
      });
      list.end();
    },
  };
}

/** One field of a table. */
export interface Cell {
  readonly text: string;
  /** Of labels where it says nothing else, in the first column; elsewhere of details. */
  readonly style?: TextStyle;
  /** An address it leads to. It stays in one line. */
  readonly href?: string;
  /** Ends at the right edge of its column: an amount. */
  readonly endsRight?: boolean;
  /** Length of a bar behind the words. */
  readonly bar?: number;
}

/** Free between two columns of a table. */
const gutter = 12;

/** Free above and below the words of a row. */
const rowPadding = 4;

const linkStyle = { ...styles.detail, face: 'semibold', colour: accent } as const;

/**
 * A row of a table under a hairline, to be drawn into a `Table`.
 * @param widths of the columns, the free space to the next one included
 * @param scope of its heads: the first cell is one of its row, all of them are of their columns
 */
function tableRow(pdf: TaggedPdf, cells: readonly Cell[], widths: readonly number[], scope: 'Row' | 'Column'): Piece {
  const set = cells.map((cell, column) => {
    const isHead = column === 0 || scope === 'Column';
    const style = cell.style ?? (cell.href ? linkStyle : isHead ? styles.label : styles.detail);
    const width = (widths[column] ?? 0) - (column < cells.length - 1 ? gutter : 0);
    const lines = cell.href ? [cell.text] : pdf.lines(cell.text, width, style);
    return { ...cell, isHead, style, width, lines };
  });
  // The first lines of all cells stand on one line.
  const baseline = Math.max(...set.map(({ style }) => baselineOf(style)));
  const inner = Math.max(...set.map(({ lines, style }) => baseline - baselineOf(style) + lines.length * style.leading));
  return {
    height: 2 * rowPadding + inner,
    draw: (table, left, top) => {
      const sum = widths.reduce((a, b) => a + b, 0);
      drawRule(pdf, left, top, sum);
      const row = pdf.tag(table, 'TR');
      let x = left;
      set.forEach(({ text, isHead, style, width, lines, href, endsRight, bar }, column) => {
        const y = top + rowPadding + baseline - baselineOf(style);
        const from = endsRight ? x + width - pdf.widthOf(lines[0] ?? '', style) : x;
        if (isHead) pdf.write(row, 'TH', lines, from, y, style, { scope });
        else if (href) pdf.link(pdf.tag(row, 'TD'), text, from, y, style, href, `${cells[0]?.text}: ${text}`);
        else pdf.write(row, 'TD', lines, from, y, style);
        if (bar) drawRule(pdf, x + width - 60, y + style.leading / 2 - 2, bar, accent, 4);
        x += widths[column] ?? 0;
      });
    },
  };
}

/** A table whose rows stay together. @param head names of the columns, where they need any */
export function tablePiece(
  pdf: TaggedPdf,
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
  head: readonly string[] = [],
): Piece {
  const heads = head.map((text) => ({ text }));
  const body = stack([
    ...(heads.length > 0 ? [tableRow(pdf, heads, widths, 'Column')] : []),
    ...rows.map((cells) => tableRow(pdf, cells, widths, 'Row')),
  ]);
  return {
    height: body.height,
    draw: (parent, left, top) => {
      const table = pdf.tag(parent, 'Table');
      body.draw(table, left, top);
      table.end();
    },
  };
}

/** From the top of a line to the foot of its letters, as `letters` sets them. */
const baselineOf = ({ leading, size }: TextStyle) => leading / 2 + size * 0.35;
