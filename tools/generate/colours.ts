/** Writes the colours of `ui/colours.ts` to `.generated/colours/`: as stylesheets, and as hex colours for emails. */
import { join } from 'node:path';
import type * as Colours from '../../ui/colours.ts';
import { hex } from '../site-build/hue-styles.ts';
import { generatedDir, writeChanged } from '../site-build/paths.ts';

const source = new URL('../../ui/colours.ts', import.meta.url).href;

/** @param version a new value bypasses the module cache, so that the dev server reads the changed file */
export async function generateColours(version = ''): Promise<void> {
  const colours: typeof Colours = await import(`${source}?${version}`);
  const files = {
    'tokens.css': tokenStyles(colours),
    'shades.css': hueStyles(colours),
    'print.css': printStyles(colours),
    'email.json': emailColours(colours),
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeChanged(join(generatedDir, 'colours', name), text)),
  );
}

type Palette = Readonly<Record<string, Colours.Colour>>;

function tokenStyles({ light, dark, inverse, marker, threads, plainThreads, hueAngles }: typeof Colours): string {
  const ink = light.ink.oklch.join(' ');
  const shadow = `--shadow: 0 1px 2px oklch(${ink} / 0.06), 0 12px 32px -12px oklch(${ink} / 0.22);`;
  const darkShadow = '--shadow: 0 1px 2px oklch(0 0 0 / 0.3), 0 16px 40px -12px oklch(0 0 0 / 0.6);';
  const plainShadow = `--shadow: 0 12px 32px -12px ${light.ink.plain}44;`;
  return `@layer tokens {
:root { color-scheme: light dark; ${tokens(light)} ${tokens(marker)} ${shadow} ${shades('thread', threads.light)} }
@media (prefers-color-scheme: dark) {
:root { ${tokens(dark)} ${darkShadow} ${shades('thread', threads.dark)} }
}
.inverse { ${tokens(inverse)} ${shades('thread', threads.inverse)} background: var(--ground); color: var(--ink); color-scheme: dark; }
@supports not (color: oklch(0 0 0)) {
:root, .inverse { ${plainTokens({ ...light, ...marker })} ${plainShadow} }
}
${Object.entries(hueAngles)
  .map(([hue, angle]) => `.hue-${hue} { --hue: ${angle}; }`)
  .join('\n')}
}
@layer overrides {
@supports not (color: oklch(0 0 0)) {
.thread-0, .thread-1, .thread-3 { fill: ${plainThreads.light}; }
.thread-2, .thread-4 { fill: ${plainThreads.deep}; }
}
}
`;
}

function hueStyles({ courseShades, courseShadeHueOffsets, threadHueOffsets }: typeof Colours): string {
  return `@layer components {
${fills('thread', threadHueOffsets)}
}
@layer sections {
${fills('shade', courseShadeHueOffsets)}
:root { ${shades('shade', courseShades.light)} }
@media (prefers-color-scheme: dark) {
:root { ${shades('shade', courseShades.dark)} }
}
.inverse { ${shades('shade', courseShades.dark)} }
}
`;
}

function printStyles({ print, printedScreen, threads }: typeof Colours): string {
  return `@layer print {
:root, .inverse:not(.screen) { ${customProperties(print)} --shadow: none; ${shades('thread', threads.print)} }
.screen { ${customProperties(printedScreen)} }
}
`;
}

/** Email clients support neither custom properties nor OKLCH. */
function emailColours({ light, dark }: typeof Colours): string {
  const inHex = (palette: Palette) =>
    Object.fromEntries(Object.entries(palette).map(([name, { oklch, plain }]) => [name, plain ?? hex(oklch)]));
  return JSON.stringify({ light: inHex(light), dark: inHex(dark) });
}

const tokens = (palette: Palette) =>
  customProperties(
    Object.fromEntries(Object.entries(palette).map(([name, { oklch }]) => [name, `oklch(${oklch.join(' ')})`])),
  );

const plainTokens = (palette: Palette) =>
  customProperties(Object.fromEntries(Object.entries(palette).map(([name, { plain = '' }]) => [name, plain])));

const shades = (kind: string, list: Readonly<Record<number, Colours.Shade>>) =>
  Object.entries(list)
    .map(([index, shade]) => `--${kind}-${index}: ${shade.join(' ')};`)
    .join(' ');

const fills = (kind: string, hueOffsets: Readonly<Record<number, number>>) =>
  Object.entries(hueOffsets)
    .map(
      ([index, offset]) => `.${kind}-${index} { fill: oklch(var(--${kind}-${index}) calc(var(--hue) + ${offset})); }`,
    )
    .join('\n');

/** Declarations of custom properties: `--accent-strong` for `accentStrong`. */
const customProperties = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ');
