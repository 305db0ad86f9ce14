import type { Hue } from '#ui/weave/hue.ts';
import { seededRandom } from '../kit/seeded-random.ts';

/* The bed of a tree nursery, as a model found it: what stands at each place, and what it looks like from above. */

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

/** Unit squares of a seedling seen from above: `#` a leaf, `o` its bright middle. */
export const figures: Readonly<Record<Kind, readonly (readonly string[])[]>> = {
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

/** The bed row by row: what was found at each place, and how sure the model is, in per cent. */
const bed = [
  'healthy 98, healthy 96, healthy 99, wilted 61, healthy 97, healthy 95',
  'healthy 97, gap 94, healthy 93, healthy 98, healthy 74, healthy 96',
  'wilted 88, healthy 99, healthy 97, gap 71, healthy 94, wilted 67',
  'healthy 96, healthy 95, wilted 79, healthy 98, healthy 99, healthy 92',
];

/** From one place of the bed to the next, and from the left and the top of the photo to the first, in unit squares. */
const pitch = { x: 22, y: 28 };
const first = { x: 5, y: 10 };

/** A seedling stands a square or two off its place, as a hand set it. */
const off = (seed: number) => Math.round(3 * seededRandom(seed) - 1.5);

export const seedlings = bed.flatMap((row, y) =>
  row.split(', ').map((found, x) => {
    const [kind, sure] = found.split(' ') as [Kind, string];
    const seed = y * 6 + x;
    return {
      name: `${'ABCDEF'.charAt(x)}${y + 1}`,
      kind,
      sure: Number(sure),
      figure: Math.floor(seededRandom(seed + 9) * figures[kind].length),
      x: first.x + x * pitch.x + off(seed + 100),
      y: first.y + y * pitch.y + off(seed + 200),
    };
  }),
);

export type Seedling = (typeof seedlings)[number];

/** Below this a person decides. */
export const doubtBelow = 80;
export const queue = seedlings.filter(({ sure }) => sure < doubtBelow);
export const decided: Readonly<Record<string, string>> = { D1: 'Accepted', E2: 'Accepted', D3: 'Corrected' };
export const picked = queue[3] ?? seedlings[0];

/** A thread for each run of equal squares, from where the last one ended, so that seedlings of a kind are alike. */
export function threadsOf(figure: readonly string[] | undefined, of: '#' | 'o'): string {
  let path = '';
  let end = { x: 0, y: 0 };
  figure?.forEach((row, y) => {
    for (const { 0: run, index } of row.matchAll(of === '#' ? /#+/g : /o+/g)) {
      path += `m${index - end.x} ${y - end.y}h${run.length}`;
      end = { x: index + run.length, y };
    }
  });
  return path;
}
