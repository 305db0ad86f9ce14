import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a jump to a section shows its heading below the fixed bars @desktop', async ({ page }) => {
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
  // The links stay at the top here. The mouse uses coordinates, since Playwright would scroll to an element first.
  await stepsOf(page, () => page.evaluate(() => scrollTo(0, 1200)));
  const link = (name: string) => page.locator('.in-page-nav').getByRole('link', { name });
  const clickAtOnce = async (name: string) => {
    const { x, y } = (await link(name).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 5, y + 5);
  };
  expect(await stepsOf(page, () => clickAtOnce('Timeline'))).toBeGreaterThan(1);
  // This link leads to the groups of figures, far below.
  expect(await stepsOf(page, () => page.keyboard.press('Tab'))).toBe(1);
  await link('Profile').evaluate((element) => element.focus({ preventScroll: true }));
  expect(await stepsOf(page, () => page.keyboard.press('Enter'))).toBe(1);
  expect(await stepsOf(page, () => clickAtOnce('Timeline'))).toBeGreaterThan(1);
});

/** In how many steps an action scrolls the page. */
async function stepsOf(page: Page, act: () => Promise<void>): Promise<number> {
  const scroll = await page.evaluateHandle(() => ({
    steps: new Promise<number>((resolve) => {
      let count = 0;
      addEventListener('scroll', () => {
        count += 1;
      });
      addEventListener('scrollend', () => resolve(count), { once: true });
    }),
  }));
  await act();
  return scroll.evaluate(({ steps }) => steps);
}
