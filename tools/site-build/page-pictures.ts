import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pagePicturePath } from '../../site/frame/page-picture.ts';
import { dark, light } from '../../ui/colours.ts';
import { hex } from './dye.ts';
import type { PageText } from './page-text.ts';
import { plainDrawing, readDrawingSheets } from './plain-drawing.ts';

const themes = { light, dark };

/**
 * Draws a small picture of each page that shows a drawing at its head, for what leads to it: a few KB, in both themes.
 * @param dir the client folder; pictures go where `pagePicturePath` says
 */
export async function writePagePictures(dir: string, pages: readonly PageText[]): Promise<void> {
  const sheets = await readDrawingSheets();
  for (const { address, screen } of pages) {
    if (screen === undefined) continue;
    for (const theme of ['light', 'dark'] as const) {
      const file = join(dir, pagePicturePath(address, theme));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture(plainDrawing(screen, sheets, theme), theme));
    }
  }
}

/** On a ground of their own: a draft whole, a phone in the middle, the upper left of a window. */
function picture(drawing: string, theme: 'light' | 'dark'): string {
  const [, w = 0, h = 0] = drawing.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
  const { sunk, raised } = themes[theme];
  const place =
    w < h
      ? { x: 150, y: 36, w, h, r: 46 }
      : w > 600
        ? { x: 36, y: 36, w, h, r: 14 }
        : { x: 60, y: 20, w: 480, h: 360, r: 0 };
  const inner = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/ font-family="[^"]*"/g, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" font-family="Roboto, Helvetica Neue, Segoe UI, Arial, sans-serif">',
    `<rect width="600" height="400" fill="${hex(sunk.oklch)}"/>`,
    `<clipPath id="a"><rect width="${w}" height="${h}" rx="${place.r}"/></clipPath>`,
    `<svg x="${place.x}" y="${place.y}" width="${place.w}" height="${place.h}" viewBox="0 0 ${w} ${h}">`,
    `<g clip-path="url(#a)"><rect width="${w}" height="${h}" fill="${hex(raised.oklch)}"/>${inner}</g>`,
    '</svg></svg>',
  ].join('');
}
