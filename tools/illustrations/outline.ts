import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { generatedDir } from '../site-build/paths.ts';
import type { TextRun } from './flatten.ts';

/** Font files by family and weight. The first file that contains a character draws it. */
const files: Readonly<Record<string, readonly string[]>> = {
  'Figtree 400': ['text', 'text-rupee', 'math'],
  'Figtree 500': ['text', 'text-rupee', 'math'],
  'Figtree 600': ['text-semibold', 'text-rupee-semibold', 'math'],
  'Bricolage Grotesque 680': ['display', 'display-rupee', 'math'],
  'Bricolage Grotesque 500': ['display', 'display-rupee', 'math'],
  'ui-monospace 400': ['mono', 'math'],
};

const opened = new Map<string, Font>();

function open(file: string): Font {
  const font = opened.get(file) ?? (openSync(join(generatedDir, `fonts/${file}.ttf`)) as Font);
  opened.set(file, font);
  return font;
}

/** Browsers slant a font without an italic by 14 degrees. */
const slant = Math.tan((14 * Math.PI) / 180);

/**
 * The characters of a text run as path data, so that a picture needs no font. Each character starts with an absolute position and
 * continues with relative commands: equal characters give equal text, which compresses well.
 * @throws Error that names a family without a file, or a character that no file contains
 */
export function outlineRun({ font, letters }: TextRun): string {
  const key = `${font.family} ${font.weight}`;
  const candidates = files[key];
  if (!candidates) throw new Error(`no font file for '${key}': add it in tools/illustrations/outline.ts`);
  return letters
    .filter(({ letter }) => letter.trim() !== '')
    .map(({ letter, x, y }) => {
      const code = letter.codePointAt(0) ?? 0;
      const file = candidates.find((candidate) => open(candidate).hasGlyphForCodePoint(code));
      if (!file) throw new Error(`no font file for '${key}' has the letter '${letter}'`);
      return `M${round(x)} ${round(y)}${glyphPath(file, letter, font)}`;
    })
    .join('');
}

/** Rounds to twentieths of a drawing unit: a sixth of a device pixel on a screen with three of them for each unit. */
const round = (value: number) => Math.round(value * 20);

const glyphs = new Map<string, string>();

/** A glyph as relative path commands from its origin on the baseline. `size` is in drawing units. */
function glyphPath(file: string, letter: string, { size, isItalic, isTabular }: TextRun['font']): string {
  // The key contains the file, because two weights of a family share a name.
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

/** Start of the current contour, to which `z` returns. */
let start: [x: number, y: number] = [0, 0];
