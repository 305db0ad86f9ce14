import type { Page } from '@playwright/test';
import { delayResponses } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

/** A page of each kind whose head differs from that of others. */
const heads = [
  '/',
  '/services/cloud-solutions',
  '/textmi',
  '/about',
  '/our-work',
  '/tender-file',
  '/placement-training',
  '/curriculum/flutter',
  '/internship',
  '/internship-registration',
  '/ask',
  '/privacy-notice/bn',
  '/search',
  '/nothing-here',
];

/** A phone and a desktop, seen in one visit: what one loads does not depend on the width, only where things stand. */
const widths = [390, 1440];

for (const address of heads) {
  test(`${address} shows its first words before any stylesheet loads, and they do not move, narrow and wide @phone`, async ({
    page,
  }) => {
    // The faces come later still, and lines may break elsewhere in them.
    await page.route('**/*.woff2', (route) => route.abort());
    const release = await delayResponses(page, '**/*.css');
    const loading = page.goto(address);
    const bar = page.getByRole('banner');
    // In the page that is not there, the cloth comes before its words.
    const words = address === '/nothing-here' ? bar : page.getByRole('heading', { level: 1 });
    const before = new Map<number, string[]>();
    for (const width of widths) {
      await makeWide(page, width);
      await expect(words).toBeVisible();
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      before.set(width, await placesOf(page));
    }
    release();
    await loading;
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(
      true,
    );
    // The last first: nothing has moved there but what the stylesheets move.
    for (const [width, places] of [...before].reverse()) {
      await makeWide(page, width);
      expect(places.length, `at ${width} px`).toBeGreaterThan(4);
      expect((await placesOf(page)).slice(0, places.length), `at ${width} px`).toEqual(places);
    }
  });
}

async function makeWide(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
}

/** Where each thing stands that the first screen says, the look of its words with it. */
const placesOf = (page: Page) =>
  page
    .locator(
      'header.bar *:not(.solutions, .solutions *, svg *), main :is(.breadcrumbs, .eyebrow, h1, .lead, .actions > *)',
    )
    .evaluateAll((all) => {
      const sheets = document.querySelector('main link[rel=stylesheet]');
      return all
        .filter((each) => sheets && each.compareDocumentPosition(sheets) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(each);
          const rounded = [x, y, width, height].map(Math.round);
          return [
            each.className.toString() || each.tagName,
            ...rounded,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderColor,
          ].join(' ');
        });
    });
