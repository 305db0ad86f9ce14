import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { characters } from '../generate-assets.ts';
import { generatedDir } from '../site-build/paths.ts';
import type { Face } from './text-style.ts';

/** Each face, and beside it the small file that has its ₹. */
export type Fonts = Readonly<Record<Face | `${Face}-rupee`, Buffer>>;

/** The faces of the site, as `generateAssets` leaves them. */
export async function readFonts(): Promise<Fonts> {
  const read = (name: string) => readFile(join(generatedDir, `fonts/${name}.ttf`));
  return {
    display: await read('display'),
    'display-rupee': await read('display-rupee'),
    text: await read('text'),
    'text-rupee': await read('text-rupee'),
    semibold: await read('text-semibold'),
    'semibold-rupee': await read('text-rupee-semibold'),
  };
}

const known = new Set(characters);

/**
 * Splits a text where the font has to change.
 * @throws Error naming a character that no font has: on paper no other face stands in for it
 */
export function runsOf(text: string, face: Face): { font: keyof Fonts; text: string }[] {
  const missing = [...text].find((character) => character !== '₹' && !known.has(character));
  if (missing) throw new Error(`brochure: the fonts have no '${missing}' ('${text}'); see tools/generate-assets.ts`);
  return text
    .split(/(₹+)/)
    .filter((run) => run !== '')
    .map((run) => ({ font: run.startsWith('₹') ? `${face}-rupee` : face, text: run }));
}
