/** Pixel art portraits, made of layers. The same features always give the same portrait. */
import { pathsOf } from '#ui/weave/cloth-pattern.ts';

/** Width and height in squares. */
export const portraitSize = 24;

/** The features that change the squares. `portrait.css` sets the colours of skin and hair. */
export interface PortraitFeatures {
  /** Hair, or a scarf or a cap. */
  readonly hair: keyof typeof hairs;
  readonly beard?: keyof typeof beards;
  readonly clothes: keyof typeof clothes;
  readonly extras: readonly (keyof typeof extras)[];
}

/** The class of each character of a drawing. Digits are shades of the hue, for clothes. */
const partClass = {
  s: 'portrait-skin',
  d: 'portrait-shade',
  h: 'portrait-hair',
  k: 'portrait-ink',
  m: 'portrait-lips',
  w: 'portrait-white',
  l: 'portrait-fold',
  0: 'thread-0',
  1: 'thread-1',
  3: 'thread-3',
  4: 'thread-4',
} as const;

/** Rows of 24 characters, or of 12 for a symmetric row. `.` is transparent. */
interface Layer {
  /** Position of the first row, counted from the top of the picture. */
  readonly top: number;
  readonly drawing: string;
}

const face: Layer = {
  top: 4,
  drawing: `
    .........sss
    ........ssss
    .......sssss
    .......sssss
    .......shhss
    .......sssss
    ......dsskss
    ......dsssss
    .......ssssd
    .......ssmss
    .......sssmm
    ........ssss
    .........sss
    ..........dd
  `,
};

export const hairs = {
  short: {
    top: 2,
    drawing: `
      .........hhh
      .......hhhhh
      ......hhhhhh
      ......hhhhhh
      ......hhhhhh
      ......hh....
      ......h.....
      ......h.....
    `,
  },
  swept: {
    top: 2,
    drawing: `
      ........hhhhhhhhh.......
      ......hhhhhhhhhhhh......
      ......hhhhhhhhhhhh......
      ......hhhhhhhhhhhh......
      ......hhhhhhhhhh.h......
      ......hhhhhhh....h......
      ......hhh........h......
      ......h..........h......
    `,
  },
  receding: {
    top: 3,
    drawing: `
      .........sss
      .......hssss
      ......hhssss
      ......hh....
      ......h.....
      ......h.....
      ......h.....
    `,
  },
  long: {
    top: 1,
    drawing: `
      .........hhh
      .......hhhhh
      ......hhhhhh
      .....hhhhhhh
      .....hhhhhh.
      .....hhhhh..
      .....hhh....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hhh....
      .....hhhh...
      .....hhhhh..
      .....hhhh...
      .....hhhh...
      .....hhh....
      ......hh....
    `,
  },
  braid: {
    top: 1,
    drawing: `
      .........hhhhhh.........
      .......hhhhhhhhhh.......
      ......hhhhhhhhhhhh......
      ......hhhhhhhhhhhh......
      ......hhhhh..hhhhh......
      ......hhhh....hhhh......
      ......hh........hh......
      ......h..........h......
      ......h..........h......
      .................h......
      .................hh.....
      .................hh.....
      .................hh.....
      ................hh......
      .................hh.....
      ................hh......
      .................hh.....
      ................hh......
      .................hh.....
      ................hh......
      .................m......
      ................hh......
    `,
  },
  bun: {
    top: 0,
    drawing: `
      ..........hh
      .........hhh
      .........hhh
      .......hhhhh
      ......hhhhhh
      ......hhhhh.
      ......hhhh..
      ......hh....
      ......h.....
      ......h.....
    `,
  },
  bob: {
    top: 1,
    drawing: `
      .........hhh
      .......hhhhh
      ......hhhhhh
      .....hhhhhhh
      .....hhhhhhh
      .....hhhhhhh
      .....hhh....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hh.....
      .....hhh....
      ......hh....
    `,
  },
  curls: {
    top: 1,
    drawing: `
      ........hh.h
      ......hhhhhh
      .....hhhhhhh
      .....hhhhhhh
      ....hhhhhhhh
      .....hhhh.hh
      ....hhhh....
      ....hhh.....
      .....hh.....
      ....hh......
      .....hh.....
      ....hh......
      .....h......
    `,
  },
  headscarf: {
    top: 1,
    drawing: `
      .........444
      .......44444
      ......444444
      .....4444333
      .....44433..
      .....4433...
      .....443....
      .....443....
      .....443....
      .....443....
      .....443....
      .....443....
      .....443....
      .....443....
      ....4443....
      ....44433...
      ....44444333
      ....44444444
      .....4444444
      .......44444
      .........444
    `,
  },
  skullcap: {
    top: 1,
    drawing: `
      ........wwww
      .......wwwww
      ......wwwwww
      ......wlwlwl
      ......hhhhhh
      ......hh....
      ......h.....
      ......h.....
    `,
  },
} satisfies Readonly<Record<string, Layer>>;

export const beards = {
  moustache: { top: 13, drawing: '.........hhh' },
  goatee: {
    top: 14,
    drawing: `
      .........h..
      .........hhh
      ..........hh
    `,
  },
  full: {
    top: 11,
    drawing: `
      ......h.....
      .......h....
      .......hhhhh
      .......hhh..
      ........hhhh
      .........hhh
      ..........hh
    `,
  },
} satisfies Readonly<Record<string, Layer>>;

export const clothes = {
  kurta: {
    top: 18,
    drawing: `
      ......0004dd
      ....00000044
      ...000000004
      ..0000000003
      ..0000000004
      ..0000000003
    `,
  },
  shirt: {
    top: 18,
    drawing: `
      ......0003dd
      ....000033dd
      ...000000333
      ..0000000003
      ..0000000004
      ..0000000004
    `,
  },
  sari: {
    top: 18,
    drawing: `
      ......4444dddd3000......
      ....444444ssss300000....
      ...44444444ss30000000...
      ..44444444443000000000..
      ..44444444430000000000..
      ..44444443300000000000..
    `,
  },
  stole: {
    top: 18,
    drawing: `
      ......3034dd
      ....03030444
      ...030304444
      ..0303044444
      ..0303044444
      ..0303044444
    `,
  },
  coat: {
    top: 18,
    drawing: `
      ......www4dd
      ....wwwww44d
      ...wwwwwlw44
      ..wwwwwwlww4
      ..wwwwwwwlw4
      ..wwwwwwwlww
    `,
  },
  blazer: {
    top: 18,
    drawing: `
      ......444wdd
      ....44444wwd
      ...4444440ww
      ..444444440w
      ..4444444440
      ..4444444444
    `,
  },
  pullover: {
    top: 18,
    drawing: `
      ......0004dd
      ....00000444
      ...000000000
      ..0303030303
      ..0000000000
      ..0000000000
    `,
  },
} satisfies Readonly<Record<string, Layer>>;

export const extras = {
  glasses: {
    top: 8,
    drawing: `
      ........kkk.
      ......kkwwwk
      .......kwkwk
      ........kkk.
    `,
  },
  earrings: { top: 13, drawing: '......1.....' },
  bindi: { top: 7, drawing: '...........m' },
} satisfies Readonly<Record<string, Layer>>;

/** The path of each class (`thread`), on a grid of `portraitSize` units. */
export function portraitPaths({ hair, beard, clothes: worn, extras: shown }: PortraitFeatures) {
  const layers: readonly Layer[] = [
    clothes[worn],
    face,
    ...(beard ? [beards[beard]] : []),
    ...shown.map((extra) => extras[extra]),
    hairs[hair],
  ];
  const squares = Array.from({ length: portraitSize }, () => Array<string | undefined>(portraitSize).fill(undefined));
  for (const { top, drawing } of layers) {
    rowsOf(drawing).forEach((row, y) => {
      [...row].forEach((square, x) => {
        const line = squares[top + y];
        if (line && square in partClass) line[x] = partClass[square as keyof typeof partClass];
      });
    });
  }
  return pathsOf(squares);
}

/** The rows of a drawing. Mirrors rows of half the width. */
const rowsOf = (drawing: string) =>
  drawing
    .trim()
    .split(/\s+/)
    .map((row) => (row.length === portraitSize / 2 ? row + [...row].reverse().join('') : row));
