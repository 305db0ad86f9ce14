import { type ColourPath, pathsOf, type Thread } from '#ui/weave/cloth-pattern.ts';

/** Width and height of an icon, in squares. */
export const iconSize = 16;

/**
 * The characters of each layer: `#` edge, `o` fill, `@` centre, `.` background. A layer covers the layers before it, so it needs fewer
 * rectangles.
 */
const layers: readonly { readonly thread: Thread; readonly squares: string }[] = [
  { thread: 0, squares: '#o@' },
  { thread: 3, squares: 'o@' },
  { thread: 4, squares: '@' },
];

/** Each icon has one meaning. Draw a new icon for a new meaning. */
export const pixelIcons = {
  bubble: {
    means: 'a message to one person',
    drawing: `
      ................
      ..############..
      .#oooooooooooo#.
      #oooooooooooooo#
      #oo@@@@@@@@@@oo#
      #oooooooooooooo#
      #oo@@@@@@@@@@oo#
      #oooooooooooooo#
      #oo@@@@@@oooooo#
      #oooooooooooooo#
      .#oooooooooooo#.
      ..###oo#######..
      ....#oo#........
      ....#o#.........
      ....##..........
      ................
    `,
  },
  handset: {
    means: 'a telephone call',
    drawing: `
      ................
      ..###....@@@....
      .#ooo#......@...
      .#oooo#......@..
      .#oooo#..@@...@.
      .#ooo#.....@..@.
      .#oo#.......@.@.
      .#ooo#......@...
      ..#ooo#.........
      ...#ooo#........
      ....#ooo#.##....
      .....#ooo#oo##..
      ......#ooooooo#.
      .......##ooooo#.
      .........#####..
      ................
    `,
  },
  video: {
    means: 'a video call',
    drawing: `
      ................
      ................
      ................
      .#########....##
      #ooooooooo#..#@#
      #o@@oooooo#.#@@#
      #o@@oooooo##@@@#
      #ooooooooo#@@@@#
      #ooooooooo#@@@@#
      #ooooooooo##@@@#
      #ooooooooo#.#@@#
      #ooooooooo#..#@#
      .#########....##
      ................
      ................
      ................
    `,
  },
  bell: {
    means: 'a reminder',
    drawing: `
      .......##.......
      ......#oo#......
      ....##oooo##....
      ...#oooooooo#...
      ...#oooooooo#...
      ..#oooooooooo#..
      ..#oooooooooo#..
      ..#oooooooooo#..
      ..#oooooooooo#..
      ..#oooooooooo#..
      .#@@@@@@@@@@@@#.
      #oooooooooooooo#
      ################
      ......@@@@......
      .......@@.......
      ................
    `,
  },
  envelope: {
    means: 'an email or a letter',
    drawing: `
      ................
      ................
      ################
      ##oooooooooooo##
      #o#oooooooooo#o#
      #oo#oooooooo#oo#
      #ooo#oooooo#ooo#
      #oooo##oo##oooo#
      #oooooo##oooooo#
      #ooooo@@@@ooooo#
      #ooooo@@@@ooooo#
      #oooooo@@oooooo#
      #oooooooooooooo#
      ################
      ................
      ................
    `,
  },
  inbox: {
    means: 'messages from several channels',
    drawing: `
      .......@@.......
      .......@@.......
      .......@@.......
      .......@@.......
      ....@@@@@@@@....
      .....@@@@@@.....
      ..##..@@@@..##..
      .#o#...@@...#o#.
      .#o#........#o#.
      .#oo#......#oo#.
      #ooo########ooo#
      #oooooooooooooo#
      #oooooooooooooo#
      #oooooooooooooo#
      ################
      ................
    `,
  },
  customer: {
    means: 'a customer record',
    drawing: `
      ................
      ................
      ################
      #oooooooooooooo#
      #ooo@@@oooooooo#
      #oo@@@@@o#####o#
      #oo@@@@@ooooooo#
      #ooo@@@oo#####o#
      #oooooooooooooo#
      #oo@@@@@o###ooo#
      #o@@@@@@@oooooo#
      #o@@@@@@@oooooo#
      ################
      ................
      ................
      ................
    `,
  },
  people: {
    means: 'personal help',
    drawing: `
      ................
      ..####....@@@@..
      .#oooo#..@@@@@@.
      .#oooo#..@@@@@@.
      .#oooo#..@@@@@@.
      .#oooo#..@@@@@@.
      ..####....@@@@..
      ................
      ..####....@@@@..
      .#oooo#..@@@@@@.
      #oooooo#@@@@@@@@
      #oooooo#@@@@@@@@
      #oooooo#@@@@@@@@
      #oooooo#@@@@@@@@
      ########@@@@@@@@
      ................
    `,
  },
  chart: {
    means: 'statistics',
    drawing: `
      #...............
      #...........@@@@
      #...........@@@@
      #...........@@@@
      #...........@@@@
      #......####.@@@@
      #......#oo#.@@@@
      #......#oo#.@@@@
      #......#oo#.@@@@
      #.####.#oo#.@@@@
      #.#oo#.#oo#.@@@@
      #.#oo#.#oo#.@@@@
      #.#oo#.#oo#.@@@@
      #.#oo#.#oo#.@@@@
      #.#oo#.#oo#.@@@@
      ################
    `,
  },
  gauge: {
    means: 'a dashboard',
    drawing: `
      ................
      ................
      ................
      ....########....
      ..##oo#oo#oo##..
      .#oooooooooooo#.
      .#ooooooooo@@o#.
      ###ooooooo@@oo##
      #oooooooo@@oooo#
      #ooooooo@@ooooo#
      ##oooo@@@@oooo##
      #ooooo@@@@ooooo#
      #ooooo@@@@ooooo#
      ################
      ................
      ................
    `,
  },
  eye: {
    means: 'image recognition',
    drawing: `
      ................
      ................
      ................
      .....######.....
      ...##oooooo##...
      ..#ooo@@@@ooo#..
      .#ooo@@@@@@ooo#.
      #oooo@@@oo@oooo#
      #oooo@@@oo@oooo#
      .#ooo@@@@@@ooo#.
      ..#ooo@@@@ooo#..
      ...##oooooo##...
      .....######.....
      ................
      ................
      ................
    `,
  },
  language: {
    means: 'text and languages',
    drawing: `
      ................
      ..############..
      .#oooooooooooo#.
      #oooooo@@oooooo#
      #ooooo@@@@ooooo#
      #ooooo@oo@ooooo#
      #oooo@@oo@@oooo#
      #oooo@@@@@@oooo#
      #oooo@@oo@@oooo#
      #oooo@@oo@@oooo#
      .#oooooooooooo#.
      ..#######oo###..
      ........#oo#....
      .........#o#....
      ..........##....
      ................
    `,
  },
  map: {
    means: 'a map that users can edit',
    drawing: `
      ................
      ####........####
      #oo###....###oo#
      #oooo######oooo#
      #oooo#oooo#o@o@#
      #oooo#oooo#oo@o#
      #oooo#ooo@#o@o@#
      #oooo#oo@o#oooo#
      #oooo#@@oo#oooo#
      #ooo@#oooo#oooo#
      #oo@o#oooo#oooo#
      #o@oo#oooo#oooo#
      ####o#oooo#o####
      ...###oooo###...
      .....######.....
      ................
    `,
  },
  pin: {
    means: 'a place',
    drawing: `
      .....######.....
      ...##oooooo##...
      ..#oooooooooo#..
      .#oooo@@@@oooo#.
      .#ooo@@@@@@ooo#.
      .#ooo@@@@@@ooo#.
      .#ooo@@@@@@ooo#.
      ..#ooo@@@@ooo#..
      ..#oooooooooo#..
      ...#oooooooo#...
      ....#oooooo#....
      .....#oooo#.....
      ......#oo#......
      .......##.......
      ....@@.##.@@....
      ................
    `,
  },
  ruler: {
    means: 'a distance or a size',
    drawing: `
      ................
      ................
      @..............@
      @.@..........@.@
      @@@@@@@@@@@@@@@@
      @.@..........@.@
      @..............@
      ................
      ################
      #oo#oo#oo#oo#oo#
      #oo#oo#oo#oo#oo#
      #oo#oo#oo#oo#oo#
      #oooooooooooooo#
      #oooooooooooooo#
      ################
      ................
    `,
  },
  window: {
    means: 'a web application',
    drawing: `
      ................
      .##############.
      ##o#o#o#########
      ################
      #oooooooooooooo#
      #oooooooooooooo#
      #ooooo@oooooooo#
      #ooooo@@ooooooo#
      #ooooo@@@oooooo#
      #ooooo@@@@ooooo#
      #ooooo@@@@@oooo#
      #ooooo@@@oooooo#
      #ooooo@o@@ooooo#
      #oooooooo@ooooo#
      .##############.
      ................
    `,
  },
  globe: {
    means: 'worldwide',
    drawing: `
      .....######.....
      ...##oo@@@o##...
      ..#@@oo@@@@oo#..
      .#@@@@oo@@@ooo#.
      .#@@@@@ooooooo#.
      #@@@@@oooooo@@o#
      #o@@@ooooo@@@@@#
      #o@@ooooo@@@@@@#
      #oo@@oooo@@@@@@#
      #oo@@@oooo@@@@o#
      #oo@@@@ooo@@@oo#
      .#oo@@@oooo@@o#.
      .#oo@@ooooo@oo#.
      ..#o@oooooooo#..
      ...##oooooo##...
      .....######.....
    `,
  },
  calendar: {
    means: 'a calendar',
    drawing: `
      ................
      ...##......##...
      ...##......##...
      ################
      #@@##@@@@@@##@@#
      #@@@@@@@@@@@@@@#
      ################
      #oooooooooooooo#
      #oo##oo##oo##oo#
      #oo##oo##oo##oo#
      #oooooooooooooo#
      #oo##oo@@oo##oo#
      #oo##oo@@oo##oo#
      #oooooooooooooo#
      ################
      ................
    `,
  },
  receipt: {
    means: 'a bill',
    drawing: `
      ..############..
      ..#oooooooooo#..
      ..#o######ooo#..
      ..#oooooooooo#..
      ..#o####oo##o#..
      ..#oooooooooo#..
      ..#o####oo##o#..
      ..#oooooooooo#..
      ..#o####oo##o#..
      ..#oooooooooo#..
      ..#ooooo@@@@o#..
      ..#ooooo@@@@o#..
      ..#oo#oooo#oo#..
      ..#o#.#oo#.#o#..
      ..##...##...##..
      ................
    `,
  },
  hub: {
    means: 'sales through several channels',
    drawing: `
      ####........####
      #oo#........#oo#
      #oo#........#oo#
      #####......#####
      ....#.@@@@.#....
      .....@@@@@@.....
      ....@@@oo@@@....
      ....@@oooo@@....
      ....@@oooo@@....
      ....@@@oo@@@....
      .....@@@@@@.....
      ....#.@@@@.#....
      #####......#####
      #oo#........#oo#
      #oo#........#oo#
      ####........####
    `,
  },
  till: {
    means: 'a sale at the counter',
    drawing: `
      ...##########...
      ...#@@@@@@@@#...
      ...#@@@@@@@@#...
      ...##########...
      ......#oo#......
      ..############..
      ..#oooooooooo#..
      .#oo##o##o##oo#.
      .#oooooooooooo#.
      #ooo##o##o##ooo#
      #oooooooooooooo#
      ################
      #oooooooooooooo#
      #ooooo@@@@ooooo#
      ################
      ................
    `,
  },
  crate: {
    means: 'goods in stock',
    drawing: `
      ................
      ..############..
      .#ooooo@@ooooo#.
      #oooooo@@oooooo#
      ################
      #oooooo@@oooooo#
      #oooooo@@oooooo#
      #oooooo@@oooooo#
      #oooooooooooooo#
      #oooooooooooooo#
      #oooooooo#####o#
      #oooooooo#####o#
      #oooooooooooooo#
      ################
      ................
      ................
    `,
  },
  rupee: {
    means: 'money',
    drawing: `
      .....######.....
      ...##oooooo##...
      ..#oooooooooo#..
      .#oo@@@@@@@@oo#.
      .#oooooo@@oooo#.
      #ooo@@@@@@@@ooo#
      #ooooooo@@ooooo#
      #ooo@@@@@oooooo#
      #oooo@@oooooooo#
      #ooooo@@ooooooo#
      #oooooo@@oooooo#
      .#oooooo@@oooo#.
      .#oooooooooooo#.
      ..#oooooooooo#..
      ...##oooooo##...
      .....######.....
    `,
  },
  devices: {
    means: 'all devices',
    drawing: `
      ................
      #############...
      #ooooooooooo#...
      #ooooooooooo#...
      #oooooooo.......
      #oooooooo.@@@@@@
      #oooooooo.@oooo@
      #oooooooo.@oooo@
      #oooooooo.@oooo@
      #########.@oooo@
      ....##....@oooo@
      ....##....@oooo@
      .#######..@@@@@@
      ..........@@oo@@
      ..........@@@@@@
      ................
    `,
  },
  ledger: {
    means: 'a permanent record',
    drawing: `
      ..#############.
      .##ooooooooooo#.
      .##ooooooooooo#.
      .##oo@@@@@@@oo#.
      .##oo@@@@@@@oo#.
      .##ooooooooooo#.
      .##oo#######oo#.
      .##ooooooooooo#.
      .##oo#######oo#.
      .##ooooooooooo#.
      .##ooooooooooo#.
      .##ooooooooooo#.
      .##############.
      .#............#.
      ..#############.
      ................
    `,
  },
  blackboard: {
    means: 'a class and its teacher',
    drawing: `
      ................
      ################
      #@@@@@@@@@@@@@@#
      #@@@@@@@@@@@@@@#
      #@ooo@@@@@@ooo@#
      #@@@o@@oo@@@@o@#
      #@ooo@oooo@ooo@#
      #@o@@@@oo@@o@@@#
      #@ooo@@@@@@ooo@#
      #@@@@@@@@@@@@@@#
      #@@@@@@@@@@@@@@#
      ################
      ..##........##..
      .##..........##.
      .##..........##.
      ................
    `,
  },
  book: {
    means: 'learning',
    drawing: `
      ................
      ................
      .######..######.
      #oooooo##oooooo#
      #oooooo##oooooo#
      #o####o##o####o#
      #oooooo##oooooo#
      #o####o##o####o#
      #oooooo##oooooo#
      #o####o##o##ooo#
      #oooooo##oooooo#
      #oooooo##oooooo#
      #######@@#######
      .......@@.......
      .......@@.......
      ................
    `,
  },
  marks: {
    means: 'work that was checked',
    drawing: `
      .##########.....
      .#oooooooo##....
      .#oooooooo#o#...
      .#oooooooo####..
      .#oooooooooo@#..
      .#ooooooooo@@#..
      .#oooooooo@@@#..
      .#o@ooooo@@@o#..
      .#o@@ooo@@@oo#..
      .#o@@@o@@@ooo#..
      .#oo@@@@@oooo#..
      .#ooo@@@ooooo#..
      .#oooo@oooooo#..
      .#ooooooooooo#..
      .#############..
      ................
    `,
  },
  clock: {
    means: 'time',
    drawing: `
      .....######.....
      ...##oooooo##...
      ..#oooo@@oooo#..
      .#ooooo@@ooooo#.
      .#ooooo@@ooooo#.
      #oooooo@@oooooo#
      #oooooo@@oooooo#
      #oooooo@@@@@@oo#
      #oooooo@@@@@@oo#
      #oooooooooooooo#
      #oooooooooooooo#
      .#oooooooooooo#.
      .#oooooooooooo#.
      ..#oooooooooo#..
      ...##oooooo##...
      .....######.....
    `,
  },
  target: {
    means: 'accuracy',
    drawing: `
      .....######.....
      ...##########...
      ..###oooooo###..
      .###oooooooo###.
      .##ooo@@@@ooo##.
      ##ooo@@@@@@ooo##
      ##oo@@@@@@@@oo##
      ##oo@@@oo@@@oo##
      ##oo@@@oo@@@oo##
      ##oo@@@@@@@@oo##
      ##ooo@@@@@@ooo##
      .##ooo@@@@ooo##.
      .###oooooooo###.
      ..###oooooo###..
      ...##########...
      .....######.....
    `,
  },
  rocket: {
    means: 'speed',
    drawing: `
      .......##.......
      ......#oo#......
      .....#oooo#.....
      ....#oooooo#....
      ....#oo@@oo#....
      ....#o@@@@o#....
      ....#o@@@@o#....
      ....#oo@@oo#....
      ...##oooooo##...
      ..#o#oooooo#o#..
      .#oo#oooooo#oo#.
      .#oo########oo#.
      .####.@@@@.####.
      ......@@@@......
      .......@@.......
      ................
    `,
  },
  padlock: {
    means: 'protection',
    drawing: `
      .....######.....
      ....##....##....
      ...##......##...
      ...##......##...
      ...##......##...
      ...##......##...
      .##############.
      .#oooooooooooo#.
      .#oooo@@@@oooo#.
      .#oooo@@@@oooo#.
      .#ooooo@@ooooo#.
      .#ooooo@@ooooo#.
      .#oooooooooooo#.
      .#oooooooooooo#.
      .##############.
      ................
    `,
  },
  key: {
    means: 'access rights',
    drawing: `
      ................
      ................
      ................
      ................
      ..####..........
      .#oooo#.........
      #oo@@oo#########
      #o@..@ooooooooo#
      #o@..@ooooooooo#
      #oo@@oo###oo#oo#
      .#oooo#..#oo#oo#
      ..####...#######
      ................
      ................
      ................
      ................
    `,
  },
  leaf: {
    means: 'fields and gardens',
    drawing: `
      .........#######
      ......###oooooo#
      ....##oooooo@oo#
      ...#oooooooo@@o#
      ..#oooo@ooo@ooo#
      ..#oooo@oo@oooo#
      .#ooooo@o@ooooo#
      .#ooooo@@oooooo#
      .#oooo@@@@@@@o#.
      .#ooo@@ooooooo#.
      ..#o@oooooooo#..
      ..#@ooooooooo#..
      ..@#oooooooo#...
      .@..##oooo##....
      @.....####......
      ................
    `,
  },
  database: {
    means: 'a database',
    drawing: `
      ....########....
      ..##@@@@@@@@##..
      .#@@@@@@@@@@@@#.
      .##@@@@@@@@@@##.
      .#o##########o#.
      .#oooooooooooo#.
      .#oooooooooooo#.
      .##oooooooooo##.
      .#o##########o#.
      .#oooooooooooo#.
      .#oooooooooooo#.
      .##oooooooooo##.
      .#o##########o#.
      .#oooooooooooo#.
      ..##oooooooo##..
      ....########....
    `,
  },
  gear: {
    means: 'a mechanism',
    drawing: `
      ......####......
      ..##..#oo#..##..
      .#oo###oo###oo#.
      .#oooooooooooo#.
      ..#oooooooooo#..
      ..#ooo@@@@ooo#..
      ###oo@@..@@oo###
      #oooo@....@oooo#
      #oooo@....@oooo#
      ###oo@@..@@oo###
      ..#ooo@@@@ooo#..
      ..#oooooooooo#..
      .#oooooooooooo#.
      .#oo###oo###oo#.
      ..##..#oo#..##..
      ......####......
    `,
  },
  heart: {
    means: 'health',
    drawing: `
      ................
      ..####....####..
      .#oooo#..#oooo#.
      #oooooo##oooooo#
      #oooooo@@oooooo#
      #oooooo@@oooooo#
      #oooo@@@@@@oooo#
      #oooo@@@@@@oooo#
      .#ooooo@@ooooo#.
      ..#oooo@@oooo#..
      ...#oooooooo#...
      ....#oooooo#....
      .....#oooo#.....
      ......#oo#......
      .......##.......
      ................
    `,
  },
  phone: {
    means: 'a mobile app',
    drawing: `
      ....########....
      ...##########...
      ...#oooooooo#...
      ...#oooooooo#...
      ...#o@@oo@@o#...
      ...#o@@oo@@o#...
      ...#oooooooo#...
      ...#o@@oo@@o#...
      ...#o@@oo@@o#...
      ...#oooooooo#...
      ...#oooooooo#...
      ...#oooooooo#...
      ...##########...
      ...####oo####...
      ...##########...
      ....########....
    `,
  },
  bricks: {
    means: 'construction',
    drawing: `
      ....########....
      ....#@@@@@@#....
      ....#@@@@@@#....
      ....########....
      ................
      ####........####
      #oo#........#oo#
      #oo#........#oo#
      ################
      #oooooo##oooooo#
      #oooooo##oooooo#
      ################
      #oo##oooooo##oo#
      #oo##oooooo##oo#
      ################
      ................
    `,
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly drawing: string }>>;

export type PixelIconName = keyof typeof pixelIcons;

/** A path for each layer, from back to front, on a grid of `iconSize` units. */
export function pixelIconPaths(name: PixelIconName): readonly ColourPath[] {
  const rows = pixelIcons[name].drawing.trim().split(/\s+/);
  return layers.flatMap(({ thread, squares }) =>
    pathsOf(rows.map((row) => [...row].map((square) => (squares.includes(square) ? thread : undefined)))),
  );
}
