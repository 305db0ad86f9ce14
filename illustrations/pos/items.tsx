import { type Hue, hueClass } from '#ui/weave/hue.ts';

/** An item that the shop sells. */
export interface Item {
  readonly name: string;
  readonly unit: string;
  /** Rupees, with 5% tax included. A multiple of 21, so the tax is a whole number. */
  readonly price: number;
  readonly hue: Hue;
  readonly shape: Shape;
}

/** By category: pantry, drinks and snacks, handloom, bamboo and cane. */
export const items: readonly Item[] = [
  { name: 'Black rice', unit: '1 kg', price: 168, hue: 'plum', shape: 'packet' },
  { name: 'Chilli pickle', unit: '200 g', price: 147, hue: 'madder', shape: 'jar' },
  { name: 'Forest honey', unit: '500 g', price: 315, hue: 'marigold', shape: 'jar' },
  { name: 'Turmeric', unit: '200 g', price: 63, hue: 'marigold', shape: 'packet' },
  { name: 'Hill tea', unit: '250 g', price: 189, hue: 'leaf', shape: 'packet' },
  { name: 'Pineapple juice', unit: '1 litre', price: 126, hue: 'marigold', shape: 'bottle' },
  { name: 'Orange squash', unit: '700 ml', price: 210, hue: 'madder', shape: 'bottle' },
  { name: 'Jackfruit chips', unit: '150 g', price: 84, hue: 'indigo', shape: 'packet' },
  { name: 'Risa stole', unit: 'Cotton', price: 630, hue: 'madder', shape: 'cloth' },
  { name: 'Rignai wrap', unit: 'Cotton', price: 2310, hue: 'plum', shape: 'cloth' },
  { name: 'Bath towel', unit: 'Cotton', price: 189, hue: 'teal', shape: 'cloth' },
  { name: 'Cushion', unit: '16 in', price: 357, hue: 'indigo', shape: 'cushion' },
  { name: 'Bamboo mug', unit: '350 ml', price: 168, hue: 'leaf', shape: 'mug' },
  { name: 'Cane stool', unit: '16 in', price: 1260, hue: 'marigold', shape: 'stool' },
  { name: 'Fruit basket', unit: '12 in', price: 420, hue: 'madder', shape: 'basket' },
  { name: 'Rice sieve', unit: '14 in', price: 294, hue: 'marigold', shape: 'sieve' },
];

/** @throws Error if the shop does not sell the item */
export function findItem(name: string): Item {
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`the shop has no '${name}'`);
  return found;
}

/** Pixel art on a grid of 12 by 12: the layers from back to front, each with its shade (`thread-0` to `thread-4`) and path data. */
const shapes = {
  packet: [
    ['0', 'M0 1h8v11H0z'],
    ['4', 'M0 1h8v1H0zM0 11h8v1H0z'],
    ['3', 'M1 4h6v5H1z'],
    ['0', 'M3 5h2v1H3zM2 6h1v1H2zM5 6h1v1H5zM3 7h2v1H3z'],
  ],
  jar: [
    ['4', 'M1 1h6v2H1z'],
    ['0', 'M1 3h6v1h1v8H0V4h1z'],
    ['3', 'M0 6h8v4H0z'],
    ['0', 'M0 8h1V7h2v1h2V7h2v1h1v1H7V8H5v1H3V8H1v1H0z'],
  ],
  bottle: [
    ['4', 'M2 0h2v2H2z'],
    ['0', 'M2 2h2v2h1v1h1v7H0V5h1V4h1z'],
    ['3', 'M0 7h6v3H0z'],
    ['0', 'M2 8h2v1H2z'],
  ],
  cloth: [
    ['0', 'M0 1h11v11H0z'],
    ['3', 'M0 2h11v1H0zM0 9h11v1H0z'],
    [
      '3',
      'M2 5h1v1H2zM5 5h1v1H5zM8 5h1v1H8zM1 6h1v1H1zM3 6h2v1H3zM6 6h2v1H6zM9 6h1v1H9zM2 7h1v1H2zM5 7h1v1H5zM8 7h1v1H8z',
    ],
    ['4', 'M0 11h11v1H0z'],
  ],
  cushion: [
    ['0', 'M0 1h2v1h8V1h2v2h-1v7h1v2h-2v-1H2v1H0v-2h1V3H0z'],
    ['3', 'M5 3h2v1h1v1h1v3H8v1H7v1H5V9H4V8H3V5h1V4h1z'],
    ['4', 'M5 5h2v1h1v1H7v1H5V7H4V6h1z'],
  ],
  mug: [
    ['4', 'M6 5h3v5H6V9h2V6H6z'],
    ['0', 'M0 2h6v10H0z'],
    ['3', 'M0 4h6v1H0zM0 9h6v1H0z'],
  ],
  stool: [
    ['4', 'M1 3h8v1H8v1H7v1H6v2h1v1h1v1h1v1H1v-1h1V9h1V8h1V6H3V5H2V4H1z'],
    ['0', 'M0 1h10v2H0zM0 10h10v2H0z'],
    ['3', 'M1 1h2v1H1zM4 1h2v1H4zM7 1h2v1H7z'],
  ],
  basket: [
    ['4', 'M2 6V3h1V2h1V1h4v1h1v1h1v3H9V3H8V2H4v1H3v3z'],
    ['0', 'M0 6h12v2h-1v3h-1v1H2v-1H1V8H0z'],
    ['3', 'M2 8h2v1H2zM5 8h2v1H5zM8 8h2v1H8zM3 10h2v1H3zM7 10h2v1H7z'],
  ],
  sieve: [
    ['0', 'M4 0h4v1h2v1h1v2h1v4h-1v2h-1v1H8v1H4v-1H2v-1H1V8H0V4h1V2h1V1h2z'],
    ['3', 'M4 2h4v1h1v1h1v4H9v1H8v1H4V9H3V8H2V4h1V3h1z'],
    ['1', 'M4 3h1v1H4zM7 3h1v1H7zM5 4h2v1H5zM3 5h1v2H3zM8 5h1v2H8zM5 7h2v1H5zM4 8h1v1H4zM7 8h1v1H7z'],
  ],
} as const;

type Shape = keyof typeof shapes;

/** @param scale size of a square in viewBox units */
export function ItemPicture({ item, x, y, scale }: { item: Item; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={hueClass(item.hue)}>
      {shapes[item.shape].map(([thread, d]) => (
        <path key={d} d={d} className={`thread-${thread}`} />
      ))}
    </g>
  );
}
