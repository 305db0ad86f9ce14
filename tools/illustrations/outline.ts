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

const fonts = new Map<string, Font>();

function openFont(file: string): Font {
  const font = fonts.get(file) ?? (openSync(join(generatedDir, `fonts/${file}.ttf`)) as Font);
  fonts.set(file, font);
  return font;
}

/** Browsers slant a font that has no italic style by 14 degrees. */
const italicSlope = Math.tan((14 * Math.PI) / 180);

/**
 * Converts a text run to path data, so that a picture needs no font. Each character starts with an absolute position and continues
 * with relative commands. Equal characters give equal text, which compresses well.
 * @throws Error if no font file has the font or a character
 */
export function outlineRun({ font, characters }: TextRun): string {
  const key = `${font.family} ${font.weight}`;
  const candidates = files[key];
  if (!candidates) throw new Error(`no font file for '${key}': add it in tools/illustrations/outline.ts`);
  return characters
    .filter(({ character }) => character.trim() !== '')
    .map(({ character, x, y }) => {
      const code = character.codePointAt(0) ?? 0;
      const file = candidates.find((candidate) => openFont(candidate).hasGlyphForCodePoint(code));
      if (!file) throw new Error(`no font file for '${key}' has the character '${character}'`);
      return `M${round(x)} ${round(y)}${glyphPath(file, character, font)}`;
    })
    .join('');
}

/** Converts to twentieths of a viewBox unit, the precision of the path data. */
const round = (value: number) => Math.round(value * 20);

const glyphs = new Map<string, string>();

/** A glyph as relative path commands from its origin on the baseline. `size` is in viewBox units. */
function glyphPath(file: string, character: string, { size, isItalic, isTabular }: TextRun['font']): string {
  // The key contains the file, because two weights of a family share a name.
  const key = `${file} ${character} ${size} ${isItalic} ${isTabular}`;
  const cached = glyphs.get(key);
  if (cached !== undefined) return cached;
  const face = openFont(file);
  const scale = size / face.unitsPerEm;
  const [glyph] = face.layout(character, isTabular ? ['tnum'] : []).glyphs;
  let [currentX, currentY] = [0, 0];
  // `z` returns to this point.
  let contourStart: [x: number, y: number] = [0, 0];
  let path = '';
  const relativeArgs = (args: readonly number[]) => {
    const from = [currentX, currentY] as const;
    const numbers = args.map((value, index) => {
      const isX = index % 2 === 0;
      const height = isX ? (args[index + 1] ?? 0) : 0;
      const position = round(isX ? (value + (isItalic ? height * italicSlope : 0)) * scale : -value * scale);
      if (isX) currentX = position;
      else currentY = position;
      return position - (isX ? from[0] : from[1]);
    });
    return numbers.join(' ').replaceAll(' -', '-');
  };
  for (const { command, args } of glyph?.path.commands ?? []) {
    const pathCommand = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }[
      command
    ];
    path += pathCommand === 'z' ? 'z' : `${pathCommand}${relativeArgs(args)}`;
    if (pathCommand === 'm') contourStart = [currentX, currentY];
    if (pathCommand === 'z') [currentX, currentY] = contourStart;
  }
  glyphs.set(key, path);
  return path;
}
