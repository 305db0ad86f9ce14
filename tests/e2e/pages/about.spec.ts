import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a section shows its heading below the header and the links of the page @desktop', async ({
    page,
  }) => {
    await page.goto('/company/about-us');
    const parts = page.getByRole('navigation', { name: 'Parts of this page' });
    for (const [label, heading] of [
      ['Registration', 'Registration details'],
      ['Timeline', 'Year by year'],
      ['Profile', 'Company profile'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await parts.getByRole('link', { name: label }).press('Enter');
      const target = page.getByRole('heading', { name: heading });
      await expect(target).toBeInViewport({ ratio: 1 });
      const covered = await page.evaluate(() => {
        const tops = [...document.querySelectorAll('header, .in-page-nav')].map((bar) => bar.getBoundingClientRect());
        return Math.max(...tops.filter(({ top }) => top <= 100).map(({ bottom }) => bottom));
      });
      expect((await target.boundingBox())?.y, label).toBeGreaterThanOrEqual(covered);
    }
  });
});

test('a link within the page scrolls smoothly after a click, and jumps after a key @desktop', async ({ page }) => {
  await page.goto('/company/about-us');
  // The links now stay at the top. The mouse uses coordinates, because Playwright scrolls to an element before it clicks.
  await countScrollEvents(page, () => page.evaluate(() => scrollTo(0, 1200)));
  const link = (name: string) => page.locator('.in-page-nav').getByRole('link', { name });
  const clickWithoutScrolling = async (name: string) => {
    const { x, y } = (await link(name).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 5, y + 5);
  };
  expect(await countScrollEvents(page, () => clickWithoutScrolling('Timeline'))).toBeGreaterThan(1);
  // This link leads to the groups of figures, far below.
  expect(await countScrollEvents(page, () => page.keyboard.press('Tab'))).toBe(1);
  await link('Profile').evaluate((element) => element.focus({ preventScroll: true }));
  expect(await countScrollEvents(page, () => page.keyboard.press('Enter'))).toBe(1);
  expect(await countScrollEvents(page, () => clickWithoutScrolling('Timeline'))).toBeGreaterThan(1);
});

/** The scroll events that an action causes: one if it jumps, more if it scrolls smoothly. */
async function countScrollEvents(page: Page, act: () => Promise<void>): Promise<number> {
  const scroll = await page.evaluateHandle(() => ({
    count: new Promise<number>((resolve) => {
      let count = 0;
      addEventListener('scroll', () => {
        count += 1;
      });
      addEventListener('scrollend', () => resolve(count), { once: true });
    }),
  }));
  await act();
  return scroll.evaluate(({ count }) => count);
}
