import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { socialCardPath } from '../site/layout/page-meta.ts';
import { cardFonts, cardSourcesFile, hashCards, listCards, publicDir } from './illustrations/social-cards.ts';
import { launchChromium } from './programs/chromium.ts';
import { ico, icon, themedMark } from './site-build/icons.ts';

/**
 * The last part of `npm run illustrations`: writes the social card of each page and the icons of the site into `public/`. The texts come
 * from the built pages. A test (tests/process/pages/social-cards.test.ts) fails if the files are out of date.
 */
await using browser = await launchChromium();
const page = await browser.newPage();
const draw = async (html: string, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  return page.screenshot();
};
const write = async (name: string, bytes: string | Uint8Array) => {
  await mkdir(dirname(join(publicDir, name)), { recursive: true });
  await writeFile(join(publicDir, name), bytes);
};
const drawIcon = (size: number) => draw(`<body style="margin:0">${icon(size)}`, size, size);
await write('favicon.svg', themedMark());
await write('favicon.ico', ico(await drawIcon(32)));
await write('apple-touch-icon.png', await drawIcon(180));
for (const size of [192, 512]) await write(`icon-${size}.png`, await drawIcon(size));
await rm(join(publicDir, 'social'), { recursive: true, force: true });
const cards = await listCards();
const fonts = await cardFonts();
for (const { address, html } of cards) await write(socialCardPath(address), await draw(`${fonts}${html}`, 1200, 630));
await writeFile(cardSourcesFile, `${JSON.stringify({ sources: await hashCards(cards) }, null, 2)}\n`);
console.info(`${cards.length} cards in ${join(publicDir, 'social')}`);
