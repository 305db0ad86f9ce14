import type { Page } from '@playwright/test';
import { delayResponses } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

/** One page for each kind of page head. */
const addresses = [
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

/** A phone and a desktop. One visit covers both, since only the layout depends on the width. */
const widths = [390, 1440];

for (const address of addresses) {
  test(`the first words of ${address} appear before any stylesheet loads, and do not move when it loads @phone`, async ({
    page,
  }) => {
    // Web fonts load later and may change line breaks.
    await page.route('**/*.woff2', (route) => route.abort());
    const release = await delayResponses(page, '**/*.css');
    const loading = page.goto(address);
    const header = page.getByRole('banner');
    // On the not-found page an illustration precedes the words.
    const words = address === '/nothing-here' ? header : page.getByRole('heading', { level: 1 });
    const before = new Map<number, string[]>();
    for (const width of widths) {
      await setWidth(page, width);
      await expect(words).toBeVisible();
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      before.set(width, await layoutOf(page));
    }
    release();
    await loading;
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(
      true,
    );
    // Starts at the current width: there, only a stylesheet can have moved an element.
    for (const [width, layout] of [...before].reverse()) {
      await setWidth(page, width);
      expect(layout.length, `at ${width} px`).toBeGreaterThan(4);
      expect((await layoutOf(page)).slice(0, layout.length), `at ${width} px`).toEqual(layout);
    }
  });
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
}

/** The position and text style of each element of the first screen. */
const layoutOf = (page: Page) =>
  page
    .locator(
      'header.site-header *:not(.solutions, .solutions *, svg *), main :is(.breadcrumbs, .eyebrow, h1, .lead, .actions > *)',
    )
    .evaluateAll((all) => {
      const sheets = document.querySelector('main link[rel=stylesheet]');
      return all
        .filter((element) => sheets && element.compareDocumentPosition(sheets) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
          const rounded = [x, y, width, height].map(Math.round);
          return [
            element.className.toString() || element.tagName,
            ...rounded,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            borderColor,
          ].join(' ');
        });
    });
