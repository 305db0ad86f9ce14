import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedDir, projectDir } from '../site-build/paths.ts';

/** Where the files are that pages show. */
export const filesDir = join(projectDir, 'site/illustrations/files');
export const manifestFile = join(projectDir, 'site/illustrations/manifest.json');

/** What the site knows of the files. */
export interface Manifest {
  /** Hash of everything that the files are made from. */
  readonly sources: string;
  /** By name, without the theme; sizes in CSS pixels. */
  readonly pictures: Record<string, { shape: string; width: number; height: number }>;
}

/** The style sheets that decide how an illustration looks. */
const styles = [
  'ui/styles/tokens.css',
  'ui/weave/weave.css',
  'illustrations/illustrations.css',
  'illustrations/portraits/portrait.css',
];

/** A rule that brings one of our fonts in itself. @param more declarations */
export async function fontFace(family: string, file: string, weights: string, more = ''): Promise<string> {
  const [, format] = file.split('.');
  const font = await readFile(join(generatedDir, `fonts/${file}`), 'base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weights}; ${more} src: url(data:font/${format};base64,${font}); }`;
}

/** One style sheet with the tokens, the looks and the fonts of the illustrations. */
export async function readStyles(): Promise<string> {
  const read = async (file: string) => (await readFile(join(projectDir, file), 'utf8')).replace(/@import[^;]*;/g, '');
  const sheets = await Promise.all(['.generated/colours/tokens.css', ...styles].map(read));
  const fonts = await Promise.all([
    fontFace('Figtree', 'text.woff2', '400 700'),
    fontFace('Bricolage Grotesque', 'display.woff2', '100 900'),
    fontFace('Figtree', 'text-rupee.woff2', '400 700', 'unicode-range: U+20B9;'),
    fontFace('Bricolage Grotesque', 'display-rupee.woff2', '100 900', 'unicode-range: U+20B9;'),
    fontFace('ui-monospace', 'mono.ttf', '400'),
  ]);
  // A letter with its neighbour in one glyph has no place of its own.
  return `@layer tokens, base, parts, shell, sections;${sheets.join('')}${fonts.join('')}svg { width: 800px; } text { font-variant-ligatures: none; }`;
}

/**
 * Hash of all that decides how the files look: the drawings, their styles and fonts, and the program that makes the files.
 * @param drawings the markup of each illustration
 */
export async function hashSources(drawings: readonly string[]): Promise<string> {
  const programs = [
    'tools/illustrations.ts',
    ...['flatten', 'outline', 'sources'].map((name) => `tools/illustrations/${name}.ts`),
  ];
  const hash = createHash('sha256');
  for (const drawing of drawings) hash.update(drawing);
  for (const file of [...programs, ...styles, '.generated/colours/tokens.css', '.generated/fonts/recipe.json'])
    hash.update(await readFile(join(projectDir, file)));
  return hash.digest('hex').slice(0, 16);
}
