import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { type ColourName, type Dye, dark, hueAngles, inverse, light, type Oklch, threads } from '../../ui/colours.ts';
import { hex } from './dye.ts';
import { projectDir } from './paths.ts';

type Palette = 'light' | 'dark' | 'inverse';
const palettes = { light, dark, inverse };

/** Where a rule applies, and what it sets. */
interface Rule {
  readonly applies: (name: string, classes: readonly string[]) => boolean;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** What styles the drawings on pages. */
export const drawingSheets = ['site/screens/screens.css', 'site/bands/figure-band.css', 'ui/weave/weave.css'];

export const readDrawingSheets = (): Promise<string[]> =>
  Promise.all(drawingSheets.map(async (sheet) => readFile(join(projectDir, sheet), 'utf8')));

const innermost = /([^{}]+)\{([^{}]*)\}/g;
const oneClass = /^(?:\.screen )?\.([\w-]+)$/;

/** The rules of a sheet that style what has a class, and the words of a drawing; what is for the dark theme alone is left out. */
function rulesOf(sheet: string): Rule[] {
  const plain = sheet.replace(/\/\*.*?\*\//gs, '').replace(/@media[^{]*dark\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...plain.matchAll(innermost)].map(([, selectors = '', body = '']) => {
    const all = selectors.split(',').map((selector) => selector.trim());
    const classes = all.flatMap((selector) => oneClass.exec(selector)?.[1] ?? []);
    return {
      applies: (name, own) =>
        classes.some((each) => own.includes(each)) || (name === 'text' && all.includes('.screen text')),
      declarations: body
        .split(';')
        .filter((line) => line.includes(':'))
        .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()] as const),
    };
  });
}

const paints = new Set(['fill', 'stroke']);
const kept = new Set([
  ...['stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity'],
  ...['text-anchor', 'paint-order', 'font-weight', 'font-size', 'letter-spacing'],
]);

/**
 * A drawing of a finished page with its look written into it, for what reads neither style sheets nor OKLCH.
 * @param sheets that style it, each class by a rule of its own
 */
export function plainDrawing(svg: string, sheets: readonly string[], theme: 'light' | 'dark' = 'light'): string {
  const $ = load(svg, { xml: true });
  const rules = sheets.flatMap(rulesOf);
  const walk = (node: AnyNode, hue: number, palette: Palette) => {
    if (!('attribs' in node)) return;
    const classes = node.attribs.class?.split(' ') ?? [];
    const dyed = Object.entries(hueAngles).find(([name]) => classes.includes(`hue-${name}`))?.[1] ?? hue;
    const within = classes.includes('inverse') ? 'inverse' : palette;
    for (const { applies, declarations } of rules) {
      if (!applies(node.name, classes)) continue;
      for (const [property, value] of declarations)
        Object.assign(node.attribs, attributesOf(property, value, dyed, within));
    }
    delete node.attribs.class;
    for (const child of node.children) walk(child, dyed, within);
  };
  const root = $('svg').get(0);
  if (root) {
    root.attribs.xmlns = 'http://www.w3.org/2000/svg';
    walk(root, hueAngles.madder, theme);
  }
  return $.xml();
}

function attributesOf(property: string, value: string, hue: number, palette: Palette): Record<string, string> {
  if (property === 'font') {
    const [, weight = '400', size = '13px', face = ''] = /^(\d+) ([\d.]+px) (.*)$/.exec(value) ?? [];
    return { 'font-weight': weight, 'font-size': size, 'font-family': faces[face] ?? textFamily };
  }
  if (kept.has(property)) return { [property]: value };
  if (!paints.has(property)) return {};
  if (!/[(]/.test(value)) return { [property]: value };
  const [, alpha] = /\/ ([\d.]+)\)$/.exec(value) ?? [];
  return { [property]: hex(colourOf(value, hue, palette)), ...(alpha ? { [`${property}-opacity`]: alpha } : {}) };
}

/** The family of the text face, as its files name it (tools/generate-assets.ts). */
export const textFamily = 'Figtree Light';
const faces: Readonly<Record<string, string>> = { 'var(--display)': 'Bricolage Grotesque 96pt ExtraBold' };

/** @throws Error naming a colour that is written in a way unknown here */
function colourOf(value: string, hue: number, palette: Palette): Oklch {
  const colours = palettes[palette];
  const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (token && token in colours) return colours[token as ColourName].oklch;
  if (value === 'black') return [0, 0, 0];
  const thread = /^oklch\(var\(--thread-(\d)\) (?:calc\()?var\(--hue\)(?: ([+-]) (\d+)\))?\)$/.exec(value);
  if (thread) {
    const [lightness, chroma]: Dye = threads[palette][Number(thread[1]) as keyof (typeof threads)['light']];
    return [lightness, chroma, hue + Number(`${thread[2] ?? ''}${thread[3] ?? 0}`)];
  }
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+|var\(--hue\))/.exec(value);
  if (numbers) return [Number(numbers[1]), Number(numbers[2]), numbers[3] === 'var(--hue)' ? hue : Number(numbers[3])];
  const mix = /^color-mix\(in oklab, (.+\)|\w+)(?: (\d+)%)?, (.+?)(?: (\d+)%)?\)$/.exec(value);
  if (mix?.[1] && mix[3]) {
    const share = mix[2] ? Number(mix[2]) / 100 : 1 - Number(mix[4] ?? 50) / 100;
    return mixed(colourOf(mix[1], hue, palette), colourOf(mix[3], hue, palette), share);
  }
  throw new Error(`a drawing for a card: the colour ${value} is not known`);
}

/** Two colours mixed in OKLab. @param share of the first, 0 to 1 */
function mixed(one: Oklch, other: Oklch, share: number): Oklch {
  const lab = ([lightness, chroma, angle]: Oklch) => {
    const radians = (angle * Math.PI) / 180;
    return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)] as const;
  };
  const [from, to] = [lab(one), lab(other)];
  const at = (index: 0 | 1 | 2) => from[index] * share + to[index] * (1 - share);
  return [at(0), Math.hypot(at(1), at(2)), (Math.atan2(at(2), at(1)) * 180) / Math.PI];
}
