import type { Block } from './block.ts';
import type { TaggedPdf } from './tagged-pdf.ts';
import { accent, measure, page, styles, type TextStyle } from './text-style.ts';

/** A heading of the second rank, on the page of what it heads. */
export function headingBlock(
  words: string,
  { gap = 0, ...flags }: Partial<Omit<Block, 'draw' | 'height'>> = {},
): Block {
  return {
    ...flags,
    gap,
    isKeptWithNext: true,
    height: styles.heading.leading,
    draw: ({ pdf }, section, top) => void pdf.write(section, 'H2', [words], page.left, top, styles.heading),
  };
}

/** A list with a square of thread before each item. */
export function listBlock(
  pdf: TaggedPdf,
  items: readonly string[],
  { gap, style, left, itemGap }: { gap: number; style: TextStyle; left: number; itemGap: number },
): Block {
  const indent = 14;
  const set = items.map((item) => pdf.lines(item, page.left + measure - left - indent, style));
  const heights = set.map((lines) => lines.length * style.leading + itemGap);
  return {
    gap,
    height: heights.reduce((sum, height) => sum + height, 0) - itemGap,
    draw: ({ pdf }, section, top) => {
      const list = pdf.tag(section, 'L');
      let y = top;
      set.forEach((lines, index) => {
        drawSquare(pdf, left, y + style.leading / 2);
        pdf.write(pdf.tag(list, 'LI'), 'LBody', lines, left + indent, y, style);
        y += heights[index] ?? 0;
      });
      list.end();
    },
  };
}

/** The mark before an item of a list, a single square of the cloth. */
export function drawSquare(pdf: TaggedPdf, left: number, middle: number, colour = accent): void {
  pdf.artifact(() => pdf.fill([{ x: left, y: middle - 1.8, width: 3.6, height: 3.6 }], colour));
}
