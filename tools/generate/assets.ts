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
 * The Bengali letters and joiners that pages and brochures use. Browsers split ৌ into two signs; no text contains the second one, U+09D7.
 */
const bengaliLetters = [
  ...new Set(`\u09d7${JSON.stringify([languages, contentIn('bn'), legalPages])}`.match(/[\u0980-\u09ff\u200c\u200d]/g)),
]
  .sort()
  .join('');

/** The characters of Bengali in brochures. Pages show the danda (U+0964) in a font of the system. */
export const bengali = `${bengaliLetters}\u0964`;

/** Mathematical symbols that our fonts lack. Pages use a font of the system for them, PDFs and drawings use Noto Sans Math. */
export const mathSymbols = '→←√≤≥≠≈∞';

/** A font of the site, reduced to the characters that it uses. */
interface Font {
  /** A WOFF2 file for pages, or a TrueType file with one weight for social cards, drawings and PDFs. */
  readonly file: string;
  readonly source: string;
  readonly text: string;
  readonly axes?: Record<string, number | { readonly min: number; readonly max: number }>;
}

/** ₹ comes from the latin-ext files. Separate files for it load only on pages that show a price. */
const latinFonts = ['', '-rupee'].flatMap((suffix): Font[] => {
  const [set, text] = suffix ? ['latin-ext', '₹'] : ['latin', characters];
  const display = {
    source: `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-opsz-normal.woff2`,
    text,
    // One instance, because only headings and figures use it and a variable axis costs 9 KB on every first visit.
    axes: { wght: 680, opsz: 48 },
  };
  const plain = { source: `@fontsource-variable/figtree/files/figtree-${set}-wght-normal.woff2`, text };
  return [
    { file: `display${suffix}.woff2`, ...display },
    { file: `display${suffix}.ttf`, ...display },
    { file: `text${suffix}.woff2`, ...plain, axes: { wght: { min: 400, max: 700 } } },
    { file: `text${suffix}.ttf`, ...plain, axes: { wght: 400 } },
    { file: `text${suffix}-semibold.ttf`, ...plain, axes: { wght: 600 } },
  ];
});

/** Pages in Bengali use the WOFF2 file (ui/styles/bengali-font.css), brochures the others. */
const bengaliFonts: readonly Font[] = [
  {
    file: 'bengali.woff2',
    source: '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2',
    text: bengaliLetters,
    // A range up to 700 makes the file larger than its limit of 60 KB.
    axes: { wght: { min: 400, max: 600 } },
  },
  // Hind Siliguri has one glyph for each conjunct. Noto Sans Bengali composes conjuncts of glyphs whose text readers of PDF find twice.
  ...[400, 600].map((weight) => ({
    file: weight === 400 ? 'bengali.ttf' : 'bengali-semibold.ttf',
    source: `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`,
    text: bengali,
  })),
];

/** Fonts for programs and mathematical symbols. Only PDFs and drawings use them. */
const documentFonts: readonly Font[] = [
  { file: 'mono.ttf', source: '@fontsource/red-hat-mono/files/red-hat-mono-latin-400-normal.woff2', text: characters },
  {
    file: 'math.ttf',
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    text: mathSymbols,
  },
];

/** Writes the font subsets, the sprite of technology logos and the sprite of icons to `.generated/`. */
export async function generateAssets(): Promise<void> {
  await mkdir(new URL('fonts/', outDir), { recursive: true });
  // Apart, because a new text may need another Bengali letter, and the other fonts then stay as they are.
  const fonts = [
    subsetFonts('recipe.json', [...latinFonts, ...documentFonts]),
    subsetFonts('bengali-recipe.json', bengaliFonts),
  ];
  await Promise.all([...fonts, generateLogos(), generateIcons()]);
}

/** Subsetting takes seconds, so it runs only if the settings or the versions of the font packages changed. */
async function subsetFonts(recipeName: string, fonts: readonly Font[]): Promise<void> {
  const versions = fonts.map(({ source }) => require(`${source.split('/', 2).join('/')}/package.json`).version);
  const recipe = JSON.stringify([fonts, versions]);
  const recipeFile = new URL(`fonts/${recipeName}`, outDir);
  if ((await readFile(recipeFile, 'utf8').catch(() => '')) === recipe) return;
  for (const { file, source, text, axes } of fonts) {
    const targetFormat = file.endsWith('.woff2') ? 'woff2' : 'truetype';
    const options = { targetFormat, ...(axes && { variationAxes: axes }) } as const;
    const font = await subsetFont(await readFile(require.resolve(source)), text, options);
    await writeFile(new URL(`fonts/${file}`, outDir), font);
  }
  await writeFile(recipeFile, recipe);
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
