import type { Hue } from '#ui/weave/hue.ts';
import { seededRandom } from '../kit/seeded-random.ts';

/* The seedlings of a nursery bed, as an image model classified them, and their drawings. */

export type Kind = 'healthy' | 'wilted' | 'gap';

export const kinds: Readonly<Record<Kind, { name: string; hue: Hue; inBatch: number }>> = {
  healthy: { name: 'Healthy', hue: 'leaf', inBatch: 815 },
  wilted: { name: 'Wilted', hue: 'marigold', inBatch: 121 },
  gap: { name: 'Gap', hue: 'plum', inBatch: 72 },
};

const wilted = [
  '             ',
  '   ##        ',
  '   ###   #   ',
  '     #o ##   ',
  '      o#o    ',
  '  ###oo      ',
  '  # ooooo    ',
  '      o o#   ',
  '    ooo  ##  ',
  '   ##o    #  ',
  '   #  #      ',
  '      ##     ',
  '             ',
];

/** Drawings of seedlings from above: `#` is a leaf, `o` is its bright centre. */
export const drawings: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
  healthy: [
    [
      '      #      ',
      ' #   #o#   # ',
      ' ##  #o#  ## ',
      '  #o #o# o#  ',
      '   #o o o#   ',
      ' ### ooo ### ',
      '#ooooo#ooooo#',
      ' ### ooo ### ',
      '   #o o o#   ',
      '  #o #o# o#  ',
      ' ##  #o#  ## ',
      ' #   #o#   # ',
      '      #      ',
    ],
    [
      '             ',
      '    ##       ',
      '   #oo#      ',
      '   #oo# ###  ',
      '    #o##oo#  ',
      ' ### #oooo#  ',
      '#ooo#ooo##   ',
      ' #ooooo#     ',
      '  ### #o##   ',
      '      #oo#   ',
      '      #oo#   ',
      '       ##    ',
      '             ',
    ],
    [
      '             ',
      '  ##     ##  ',
      ' #oo#   #oo# ',
      ' #ooo# #ooo# ',
      '  ##oo#oo##  ',
      '    #ooo#    ',
      '  ###ooo###  ',
      ' #ooooooooo# ',
      '  ###ooo###  ',
      '    #ooo#    ',
      '     #o#     ',
      '     #o#     ',
      '      #      ',
    ],
  ],
  wilted: [wilted, wilted.map((row) => [...row].reverse().join(''))],
  gap: [
    [
      '             ',
      '             ',
      '   #######   ',
      '  #########  ',
      '  ##     ### ',
      '  #       ## ',
      '  #       ## ',
      '  #       #  ',
      '  ##     ##  ',
      '  #########  ',
      '   #######   ',
      '             ',
      '             ',
    ],
  ],
};

/** The class of each place of the bed, row by row, and the confidence of the model in percent. */
const bed = [
  'healthy 98, healthy 96, healthy 99, wilted 61, healthy 97, healthy 95',
  'healthy 97, gap 94, healthy 93, healthy 98, healthy 74, healthy 96',
  'wilted 88, healthy 99, healthy 97, gap 71, healthy 94, wilted 67',
  'healthy 96, healthy 95, wilted 79, healthy 98, healthy 99, healthy 92',
];

/** Distance between two places and position of the first one, in squares. */
const pitch = { x: 22, y: 28 };
const origin = { x: 5, y: 10 };

/** Seedlings that are planted by hand are not exactly on the grid. */
const jitter = (seed: number) => Math.round(3 * seededRandom(seed) - 1.5);

export const seedlings = bed.flatMap((row, y) =>
  row.split(', ').map((found, x) => {
    const [kind, confidence] = found.split(' ') as [Kind, string];
    const seed = y * 6 + x;
    return {
      name: `${'ABCDEF'.charAt(x)}${y + 1}`,
      kind,
      confidence: Number(confidence),
      variant: Math.floor(seededRandom(seed + 9) * drawings[kind].length),
      x: origin.x + x * pitch.x + jitter(seed + 100),
      y: origin.y + y * pitch.y + jitter(seed + 200),
    };
  }),
);

export type Seedling = (typeof seedlings)[number];

/** A person reviews predictions with less confidence, in percent. */
export const reviewThreshold = 80;
export const queue = seedlings.filter(({ confidence }) => confidence < reviewThreshold);
export const decisions: Readonly<Record<string, string>> = { D1: 'Accepted', E2: 'Accepted', D3: 'Corrected' };
export const selected = queue[3] ?? seedlings[0];

/** Path data of the squares with a character. Relative commands make equal seedlings equal text, which compresses well. */
export function pathOf(drawing: readonly string[] | undefined, character: '#' | 'o'): string {
  let path = '';
  let end = { x: 0, y: 0 };
  drawing?.forEach((row, y) => {
    for (const { 0: run, index } of row.matchAll(character === '#' ? /#+/g : /o+/g)) {
      path += `m${index - end.x} ${y - end.y}h${run.length}`;
      end = { x: index + run.length, y };
    }
  });
  return path;
}
