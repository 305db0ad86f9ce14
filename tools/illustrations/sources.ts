import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedDir, projectDir } from '../site-build/paths.ts';

/** Folder of the SVG files. */
export const filesDir = join(projectDir, 'site/illustrations/files');
export const manifestFile = join(projectDir, 'site/illustrations/manifest.json');

/** Metadata of the SVG files. */
export interface Manifest {
  /** Hash of all inputs. */
  readonly sources: string;
  /** By file name without the theme. Sizes are in CSS pixels. */
  readonly pictures: Record<string, { shape: string; width: number; height: number }>;
}

/** The stylesheets of the illustrations. */
const styles = [
  '.generated/colours/tokens.css',
  '.generated/colours/shades.css',
  'ui/styles/tokens.css',
  'ui/weave/weave.css',
  'illustrations/illustrations.css',
  'illustrations/portraits/portrait.css',
];

/** A `@font-face` rule with the font embedded in base64. @param more further declarations */
export async function fontFace(family: string, file: string, weights: string, more = ''): Promise<string> {
  const [, format] = file.split('.');
  const font = await readFile(join(generatedDir, `fonts/${file}`), 'base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weights}; ${more} src: url(data:font/${format};base64,${font}); }`;
}

/** One stylesheet with the tokens, the styles and the fonts of the illustrations. */
export async function readStyles(): Promise<string> {
  const read = async (file: string) => (await readFile(join(projectDir, file), 'utf8')).replace(/@import[^;]*;/g, '');
  const sheets = await Promise.all(styles.map(read));
  const fonts = await Promise.all([
    fontFace('Figtree', 'text.woff2', '400 700'),
    fontFace('Bricolage Grotesque', 'display.woff2', '100 900'),
    fontFace('Figtree', 'text-rupee.woff2', '400 700', 'unicode-range: U+20B9;'),
    fontFace('Bricolage Grotesque', 'display-rupee.woff2', '100 900', 'unicode-range: U+20B9;'),
    fontFace('ui-monospace', 'mono.ttf', '400'),
  ]);
  // No ligatures: a character inside a ligature has no position of its own.
  return `@layer tokens, base, components, layout, sections;${sheets.join('')}${fonts.join('')}svg { width: 800px; } text { font-variant-ligatures: none; }`;
}

/**
 * Hash of all inputs of the SVG files: markup, styles, fonts and scripts.
 * @param drawings markup of each illustration
 */
export async function hashSources(drawings: readonly string[]): Promise<string> {
  const scripts = [
    'tools/illustrations.ts',
    ...['flatten', 'outline', 'sources'].map((name) => `tools/illustrations/${name}.ts`),
  ];
  const hash = createHash('sha256');
  for (const drawing of drawings) hash.update(drawing);
  for (const file of [...scripts, ...styles, '.generated/fonts/recipe.json'])
    hash.update(await readFile(join(projectDir, file)));
  return hash.digest('hex').slice(0, 16);
}
