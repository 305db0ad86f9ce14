import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a jump to a part of the page shows its heading below what stays at the top @desktop', async ({ page }) => {
    await page.goto('/company/about-us');
    const parts = page.getByRole('navigation', { name: 'Parts of this page' });
    for (const [jump, heading] of [
      ['Registration', 'Registration details'],
      ['Timeline', 'Year by year'],
      ['Profile', 'Company profile'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await parts.getByRole('link', { name: jump }).press('Enter');
      const target = page.getByRole('heading', { name: heading });
      await expect(target).toBeInViewport({ ratio: 1 });
      const covered = await page.evaluate(() => {
        const tops = [...document.querySelectorAll('header, .part-links')].map((each) => each.getBoundingClientRect());
        return Math.max(...tops.filter(({ top }) => top <= 100).map(({ bottom }) => bottom));
      });
      expect((await target.boundingBox())?.y, jump).toBeGreaterThanOrEqual(covered);
    }
  });
});
