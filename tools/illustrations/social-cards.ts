import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { profile } from '#content';
import { light } from '../../ui/colours.ts';
import { weaveCloth } from '../../ui/weave/cloth-pattern.ts';
import { threadColour } from '../site-build/hue-styles.ts';
import { icon, lightMark } from '../site-build/icons.ts';
import { type PageText, readPages } from '../site-build/page-text.ts';
import { clientDir, generatedDir, projectDir } from '../site-build/paths.ts';
import { fontFace } from './sources.ts';

/** The build copies this folder unchanged. */
export const publicDir = join(projectDir, 'public');
export const cardSourcesFile = join(projectDir, 'tools/illustrations/social-cards.json');

const clothRows = 22;
const clothUnit = 9;

/** The social card of a page, as the body of an HTML document of 1200 by 630 pixels. */
interface Card {
  readonly address: string;
  readonly html: string;
}

/** The cards of the listed pages of the last build. Translations have no card, because our fonts lack their scripts. */
export async function listCards(): Promise<Card[]> {
  const pages = (await readPages(clientDir)).filter(({ isListed, isTranslation }) => isListed && !isTranslation);
  const cards = pages.map(async (page) => ({ address: page.address, html: await card(page) }));
  return (await Promise.all(cards)).sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Hash of all inputs of the cards and the icons. */
export async function hashCards(cards: readonly Card[]): Promise<string> {
  const fonts = await readFile(join(generatedDir, 'fonts/recipe.json'), 'utf8');
  return hash('sha256', JSON.stringify([cards, styles, icon(32), fonts])).slice(0, 16);
}

const styles = `body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${light.ground.plain}; color: ${light.ink.plain}; }
main { padding: 48px 72px 0; width: 1056px; }
main.beside { padding-right: 0; width: 500px; }
.name { display: flex; align-items: center; gap: 20px; font: 700 36px/1.2 Display; }
.name svg { width: 65px; }
h1 { font: 700 60px/1.04 Display; letter-spacing: -0.03em; margin: 34px 0 0; }
p { font: 400 29px/1.4 Text; color: ${light.soft.plain}; margin: 22px 0 0; width: 980px; }
.cloth { position: absolute; bottom: 0; left: 0; width: 1200px; height: ${clothRows * clothUnit}px; }
img { position: absolute; top: 88px; left: 640px; border-radius: 12px; border: 2px solid ${light.line.plain}; }`;

/** The styles and the fonts of a card. */
export async function cardFonts(): Promise<string> {
  const faces = [fontFace('Display', 'display.woff2', '100 900'), fontFace('Text', 'text.woff2', '400 700')];
  return `<!doctype html><meta charset="utf-8"><style>${(await Promise.all(faces)).join('')}${styles}</style>`;
}

/** A picture replaces the description. A longer heading gets a smaller font. */
async function card({ address, heading, description, hue, picture }: PageText): Promise<string> {
  const size = picture ? 60 : heading.length > 44 ? 60 : heading.length > 24 ? 76 : 92;
  const picturePart = picture ? pictureImage(await readFile(join(clientDir, picture), 'utf8')) : '';
  const headingPart = `<div class="name">${lightMark}${escaped(profile.name)}</div><h1 style="font-size:${size}px">${escaped(heading)}</h1>`;
  const main = picture
    ? `<main class="beside">${headingPart}</main>`
    : `<main>${headingPart}<p>${escaped(description)}</p></main>`;
  return `<body>${main}${cloth(address, hue)}${picturePart}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Windows and tablets extend beyond the right edge. Phones and diagrams (4:3) are completely visible. */
function pictureImage(drawing: string): string {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(drawing) ?? [];
  const aspect = Number(width) / Number(height);
  const style = aspect < 1 ? 'width:320px;left:780px;border-radius:49px' : `width:${aspect > 1.35 ? 720 : 528}px`;
  return `<img alt="" style="${style}" src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}">`;
}

function cloth(seed: string, hue: string | undefined): string {
  const repeats = weaveCloth(`card ${seed}`, clothRows).map(({ period, paths: colourPaths }) => {
    const paths = colourPaths
      .map(({ thread, path }) => `<path fill="${threadColour(thread, hue)}" d="${path}"/>`)
      .join('');
    const pattern = `<pattern id="p${period}" width="${period}" height="${clothRows}" patternUnits="userSpaceOnUse">${paths}</pattern>`;
    return `${pattern}<rect width="200" height="${clothRows}" fill="url(#p${period})"/>`;
  });
  return `<svg class="cloth" viewBox="0 0 ${1200 / clothUnit} ${clothRows}" shape-rendering="crispEdges"><rect width="200" height="${clothRows}" fill="${light.cloth.plain}"/>${repeats.join('')}</svg>`;
}
