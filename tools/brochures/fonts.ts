import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { characters, signs } from '../generate-assets.ts';
import { generatedDir } from '../site-build/paths.ts';
import type { Face } from './text-style.ts';

/** Each face, and beside it the small file that has its ₹: programs take that of the text. `signs` serves all faces. */
export type Fonts = Readonly<Record<Face | `${Exclude<Face, 'mono'>}-rupee` | 'signs', Buffer>>;

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
    mono: await read('mono'),
    signs: await read('signs'),
  };
}

const known = new Set(characters);

/**
 * Splits a text where the font has to change.
 * @throws Error naming a character that no font has: on paper no other face stands in for it
 */
export function runsOf(text: string, face: Face): { font: keyof Fonts; text: string }[] {
  const runs: { font: keyof Fonts; text: string }[] = [];
  for (const character of text) {
    const font = fontOf(character, face);
    if (!font) {
      throw new Error(`brochure: the fonts have no '${character}' ('${text}'); see tools/generate-assets.ts`);
    }
    const run = runs.at(-1);
    if (run?.font === font) run.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function fontOf(character: string, face: Face): keyof Fonts | undefined {
  if (character === '₹') return `${face === 'mono' ? 'text' : face}-rupee`;
  if (signs.includes(character)) return 'signs';
  return known.has(character) ? face : undefined;
}
