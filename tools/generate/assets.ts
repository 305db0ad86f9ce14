import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';
import { contentIn, languages, legalPages, technologyPartners } from '#content';
import { characters } from '../../content/schema/shared/printed-text.ts';
import { spriteIcons } from '../../ui/components/icon/sprite-icons.ts';
import { generatedDir, writeChanged } from '../site-build/paths.ts';

const require = createRequire(import.meta.url);
const outDir = new URL('../../.generated/', import.meta.url);

/**
 * The fonts of the site, reduced to the characters that it uses. The display font is one instance (weight 680, optical size 48), because
 * only headings and figures use it and a variable axis costs 9 KB on every first visit.
 * ₹ comes from the latin-ext files. Separate files for it load only on pages that show a price.
 */
const faces = [
  {
    out: 'display',
    files: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2',
    axes: { wght: 680, opsz: 48 },
  },
  {
    out: 'text',
    files: '@fontsource-variable/figtree/files/figtree-*-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
].flatMap(({ out, files, axes }) => [
  { out, source: files.replace('*', 'latin'), text: characters, axes },
  { out: `${out}-rupee`, source: files.replace('*', 'latin-ext'), text: '₹', axes },
]);

/**
 * The Bengali letters and joiners that pages and brochures use. Browsers split ৌ into two signs; no text contains the second one, U+09D7.
 */
const bengaliLetters = [
  ...new Set(`\u09d7${JSON.stringify([languages, contentIn('bn'), legalPages])}`.match(/[\u0980-\u09ff\u200c\u200d]/g)),
]
  .sort()
  .join('');

/** The characters of Bengali in brochures. Pages show the danda (U+0964) in a font of the system. */
export const bengali = `${bengaliLetters}\u0964`;

/** The font of pages in Bengali (ui/styles/bengali-font.css). */
const bengaliFace = {
  out: 'bengali',
  source: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
  text: bengaliLetters,
  // A range up to 700 makes the file larger than its limit of 60 KB.
  axes: { wght: { min: 400, max: 600 } },
};

/**
 * The font of brochures in Bengali. It has one glyph for each conjunct. Noto Sans Bengali composes conjuncts of raised and lowered glyphs,
 * whose text readers of PDF find twice.
 */
const bengaliDocumentFaces = [
  { out: 'bengali', source: '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2' },
  { out: 'bengali-semibold', source: '@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff2' },
];

/** Mathematical symbols that our fonts lack. Pages use a font of the system for them, PDFs and drawings use Noto Sans Math. */
export const mathSymbols = '→←√≤≥≠≈∞';

/** Fonts for programs and mathematical symbols. Only PDFs and drawings use them. */
const documentFaces = [
  { out: 'mono', source: '@fontsource/red-hat-mono/files/red-hat-mono-latin-400-normal.woff2', text: characters },
  {
    out: 'math',
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    text: mathSymbols,
  },
];

/** Writes the font subsets, the sprite of technology logos and the sprite of icons to `.generated/`. */
export async function generateAssets(): Promise<void> {
  await mkdir(new URL('fonts/', outDir), { recursive: true });
  await Promise.all([generateFonts(), generateLogos(), generateIcons()]);
}

async function generateFonts(): Promise<void> {
  await ifChanged(
    'recipe.json',
    [
      'woff2, ttf, semibold',
      faces,
      documentFaces,
      require('@fontsource-variable/bricolage-grotesque/package.json').version,
      require('@fontsource-variable/figtree/package.json').version,
      require('@fontsource/red-hat-mono/package.json').version,
      require('@fontsource/noto-sans-math/package.json').version,
    ],
    async () => {
      for (const { out, source, text, axes } of faces) {
        await subset(`${out}.woff2`, source, text, { targetFormat: 'woff2', variationAxes: axes });
        // Social cards and brochures need TrueType files with one weight each.
        const { wght } = axes;
        const weights = typeof wght === 'number' ? { '': wght } : { '': wght.min, '-semibold': 600 };
        for (const [name, weight] of Object.entries(weights)) {
          const variationAxes = { ...axes, wght: weight };
          await subset(`${out}${name}.ttf`, source, text, { targetFormat: 'truetype', variationAxes });
        }
      }
      for (const { out, source, text } of documentFaces)
        await subset(`${out}.ttf`, source, text, { targetFormat: 'truetype' });
    },
  );
  const { out, source, text, axes } = bengaliFace;
  await ifChanged(
    'bengali-recipe.json',
    [
      ...[bengaliFace, require('@fontsource-variable/noto-sans-bengali/package.json').version],
      ...[bengaliDocumentFaces, bengali, require('@fontsource/hind-siliguri/package.json').version],
    ],
    async () => {
      await subset(`${out}.woff2`, source, text, { targetFormat: 'woff2', variationAxes: axes });
      for (const face of bengaliDocumentFaces)
        await subset(`${face.out}.ttf`, face.source, bengali, { targetFormat: 'truetype' });
    },
  );
}

/** Subsetting takes seconds, so it runs only if the settings or the versions of the font packages changed. */
async function ifChanged(file: string, settings: unknown, make: () => Promise<void>): Promise<void> {
  const recipe = JSON.stringify(settings);
  const recipeFile = new URL(`fonts/${file}`, outDir);
  if ((await readFile(recipeFile, 'utf8').catch(() => '')) === recipe) return;
  await make();
  await writeFile(recipeFile, recipe);
}

/** Writes the characters of a font. @param out name of the file */
async function subset(
  out: string,
  source: string,
  text: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<void> {
  const font = await subsetFont(await readFile(require.resolve(source)), text, options);
  await writeFile(new URL(`fonts/${out}`, outDir), font);
}

/** One `<symbol>` for each logo, in the colour of the surrounding text. Its id is the name in the content. */
async function generateLogos(): Promise<void> {
  const ids = [...new Set(technologyPartners.map((partner) => partner.logo))].sort();
  await writeSprite('logos.svg', await Promise.all(ids.map(async (id) => symbolOf(id, await readLogo(id)))));
}

/** One `<symbol>` for each icon, because pages show an icon several times. The element that shows it sets the stroke. */
async function generateIcons(): Promise<void> {
  const symbols = Object.entries(spriteIcons).map(([name, Icon]) => {
    const inner = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
  });
  await writeSprite('icons.svg', symbols);
}

const writeSprite = (name: string, symbols: readonly string[]) =>
  writeChanged(join(generatedDir, name), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);

/**
 * Reads a logo, and rounds its outlines to two decimals: the logos are shown small, and the sprite of the home page weighs 5.5 KB less.
 * @param id a slug of simple-icons, or `devicon:<name>` for the few logos that simple-icons lacks
 */
async function readLogo(id: string): Promise<string> {
  const name = id.replace(/^devicon:/, '');
  const devicon = `devicon/icons/${name}/${deviconFiles[name] ?? `${name}-plain`}.svg`;
  const svg = await readFile(require.resolve(name === id ? `simple-icons/icons/${name}.svg` : devicon), 'utf8');
  return optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }] }).data;
}

const deviconFiles: Readonly<Record<string, string>> = { amazonwebservices: 'amazonwebservices-plain-wordmark' };

function symbolOf(id: string, svg: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const paths = [...svg.matchAll(/<path[^>]*?\sd="([^"]+)"/g)].map((match) => `<path d="${match[1]}"/>`);
  if (!viewBox || paths.length === 0) throw new Error(`logo '${id}': no outline found in its file`);
  return `<symbol id="${id.replace(':', '-')}" viewBox="${viewBox}">${paths.join('')}</symbol>`;
}
