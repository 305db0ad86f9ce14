import type { Page } from '@playwright/test';
import { holdAnswers } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

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

for (const address of heads) {
  test(`${address} shows its first words before any sheet has come, and they stay where they are`, async ({ page }) => {
    // The faces come later still, and lines may break elsewhere in them.
    await page.route('**/*.woff2', (route) => route.abort());
    const release = await holdAnswers(page, '**/*.css');
    const loading = page.goto(address);
    const bar = page.getByRole('banner');
    // In the page that is not there, the cloth comes before its words.
    const words = address === '/nothing-here' ? bar : page.getByRole('heading', { level: 1 });
    await expect(words).toBeVisible();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    const before = await placesOf(page);
    expect(before.length).toBeGreaterThan(4);
    release();
    await loading;
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(
      true,
    );
    expect((await placesOf(page)).slice(0, before.length)).toEqual(before);
  });
}

/** Where each thing stands that the first screen says, the look of its words with it. */
const placesOf = (page: Page) =>
  page
    .locator('header.bar *:not(.solutions, .solutions *, svg *), main :is(.trail, .eyebrow, h1, .lead, .actions > *)')
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
