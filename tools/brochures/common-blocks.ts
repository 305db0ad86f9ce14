import type { Block } from './block.ts';
import type { Piece } from './piece.ts';
import { page, styles } from './text-style.ts';

type Flags = Omit<Block, 'draw' | 'height'>;

/** A heading of the second rank, on the page of what it heads; in the outline where it has a name. */
export function headingBlock(words: string, { gap = 0, ...flags }: Partial<Flags> = {}): Block {
  return {
    ...flags,
    gap,
    isKeptWithNext: true,
    height: styles.heading.leading,
    draw: ({ pdf }, section, top) => {
      if (flags.name) pdf.bookmark(flags.name, words, top - 8);
      pdf.write(section, 'H2', [words], page.left, top, styles.heading);
    },
  };
}

/** A piece as a box of its own across the page. */
export function blockOf(piece: Piece, flags: Omit<Block, 'draw' | 'height'>): Block {
  return { ...flags, height: piece.height, draw: (_, section, top) => piece.draw(section, page.left, top) };
}
