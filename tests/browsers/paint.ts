import { decode } from 'fast-png';
import { expect } from 'vitest';
import type { Ornament } from './ornaments.ts';
import type { Page } from './page.ts';

type Colour = readonly [red: number, green: number, blue: number];

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Maximum difference in each channel, because of rounding and antialiasing. */
const tolerance = 12;

/** The share (0 to 1) of an ornament's area that each of its colours covers in a screenshot of the current page. */
async function measureCoverage(page: Page, ornament: Ornament): Promise<number[]> {
  const { area, colours } = await page.evaluate(findArea, ornament.selector, ornament.part ?? {}, ornament.colours);
  const pixels = readPixels(await page.driver.screenshot(), area);
  return colours.map((colour) => pixels.filter((pixel) => isNear(pixel, colour)).length / pixels.length);
}

/** Opens the page of an ornament, unless it is open, and waits until it is painted. Fonts and pictures that load can still move it. */
export async function expectPainted(page: Page, ornament: Ornament): Promise<void> {
  const [min, max] = ornament.share;
  const isPainted = (shares: readonly number[]) => shares.every((share) => share > min && share < max);
  if ((await page.evaluate(() => location.pathname)) !== ornament.path) await page.open(ornament.path);
  await page.expectAttached(ornament.selector);
  await expect.poll(() => measureCoverage(page, ornament), { interval: 250, timeout: 5000 }).toSatisfy(isPainted);
}

/** Background colour of the page. */
export async function backgroundOf(page: Page): Promise<Colour> {
  const [pixel] = readPixels(await page.driver.screenshot(), { left: 2, top: 400, width: 1, height: 1 });
  if (!pixel) throw new Error('an empty screenshot');
  return pixel;
}

/** Runs in the page. Shows the element, scrolls to it and converts the colours from any CSS notation to bytes. */
function findArea(selector: string, part: NonNullable<Ornament['part']>, cssColours: readonly string[]) {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  for (let shown: HTMLElement | null = element; shown; shown = shown.parentElement) shown.hidden = false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const { left = 0, top = 0, width = box.width - left, height = box.height - top } = part;
  const probe = element.ownerDocument.createElement('span');
  (element.closest('svg')?.parentElement ?? element).append(probe);
  const canvas = document.createElement('canvas').getContext('2d');
  const colours = cssColours.map((cssColour): Colour => {
    probe.style.color = cssColour;
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  });
  probe.remove();
  return { area: { left: box.left + left, top: box.top + top, width, height }, colours };
}

function readPixels(png: Uint8Array, { left, top, width, height }: Area): Colour[] {
  const image = decode(png);
  const pixels: Colour[] = [];
  for (let y = Math.round(top); y < Math.min(Math.round(top + height), image.height); y += 1) {
    for (let x = Math.round(left); x < Math.min(Math.round(left + width), image.width); x += 1) {
      const offset = (y * image.width + x) * image.channels;
      const [red = 0, green = 0, blue = 0] = image.data.subarray(offset, offset + 3);
      pixels.push([red, green, blue]);
    }
  }
  return pixels;
}

const isNear = (one: Colour, other: Colour) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= tolerance);
