import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { generatedDir } from '../site-build/paths.ts';
import type { TextRun } from './flatten.ts';

/** The files that hold a family in a weight; the first one with a letter draws it. */
const files: Readonly<Record<string, readonly string[]>> = {
  'Figtree 400': ['text', 'text-rupee', 'signs'],
  'Figtree 500': ['text', 'text-rupee', 'signs'],
  'Figtree 600': ['text-semibold', 'text-rupee-semibold', 'signs'],
  'Bricolage Grotesque 680': ['display', 'display-rupee', 'signs'],
  'Bricolage Grotesque 500': ['display', 'display-rupee', 'signs'],
  'ui-monospace 400': ['mono', 'signs'],
};

const opened = new Map<string, Font>();

function open(file: string): Font {
  const font = opened.get(file) ?? (openSync(join(generatedDir, `fonts/${file}.ttf`)) as Font);
  opened.set(file, font);
  return font;
}

/** How far a browser slants a face that has no italic: 14 degrees. */
const slant = Math.tan((14 * Math.PI) / 180);

/**
 * The letters of a run as path data, so that a picture needs no font. Each letter begins at an absolute place and goes on in relative
 * steps: the same letter is the same text, which packs well.
 * @throws Error naming a family without a file, or a letter that no file has
 */
export function outlineRun({ font, letters }: TextRun): string {
  const key = `${font.family} ${font.weight}`;
  const candidates = files[key];
  if (!candidates) throw new Error(`no font file for '${key}': add it in tools/illustrations/outline.ts`);
  return letters
    .filter(({ letter }) => letter.trim() !== '')
    .map(({ letter, x, y }) => {
      const code = letter.codePointAt(0) ?? 0;
      const file = candidates.find((each) => open(each).hasGlyphForCodePoint(code));
      if (!file) throw new Error(`no font file for '${key}' has the letter '${letter}'`);
      return `M${round(x)} ${round(y)}${glyphPath(file, letter, font)}`;
    })
    .join('');
}

/** Coordinates are whole twentieths of a drawing unit: a sixth of a pixel on a screen with three for each. */
const round = (value: number) => Math.round(value * 20);

const glyphs = new Map<string, string>();

/** A glyph in relative commands, from its origin on the baseline; sizes in drawing units. */
function glyphPath(file: string, letter: string, { size, isItalic, isTabular }: TextRun['font']): string {
  // By file: two weights of a family have one name.
  const key = `${file} ${letter} ${size} ${isItalic} ${isTabular}`;
  const known = glyphs.get(key);
  if (known !== undefined) return known;
  const face = open(file);
  const scale = size / face.unitsPerEm;
  const [glyph] = face.layout(letter, isTabular ? ['tnum'] : []).glyphs;
  let [atX, atY] = [0, 0];
  let path = '';
  const steps = (args: readonly number[]) => {
    const from = [atX, atY] as const;
    const numbers = args.map((value, index) => {
      const isX = index % 2 === 0;
      const above = isX ? (args[index + 1] ?? 0) : 0;
      const place = round(isX ? (value + (isItalic ? above * slant : 0)) * scale : -value * scale);
      if (isX) atX = place;
      else atY = place;
      return place - (isX ? from[0] : from[1]);
    });
    return numbers.join(' ').replaceAll(' -', '-');
  };
  for (const { command, args } of glyph?.path.commands ?? []) {
    const letter = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }[command];
    path += letter === 'z' ? 'z' : `${letter}${steps(args)}`;
    if (letter === 'm') start = [atX, atY];
    if (letter === 'z') [atX, atY] = start;
  }
  glyphs.set(key, path);
  return path;
}

/** Where the contour began: `z` leads back there. */
let start: [x: number, y: number] = [0, 0];
