import type { Page } from '@playwright/test';
import { budgetKb, mostKb } from '../../site/client/prefetch-links.ts';
import { expect, test } from './support/test.ts';

const marked = (page: Page) => page.locator('[data-prefetch]');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

test('of the links in view, as many are fetched ahead as a page may, each page once; of the menu its pages first @phone', async ({
  page,
}) => {
  await page.goto('/terms-of-service');
  await openMenu(page);
  await expect(marked(page)).toHaveText(['About', 'Our Work', 'Internship', 'IT Academy']);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const paths = await marked(page).evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
  expect(paths.reduce((sum, path) => sum + mostKb(path), 0)).toBeLessThanOrEqual(budgetKb);
  expect(new Set(paths).size).toBe(paths.length);
});

test('what is fetched ahead is what opens @phone', async ({ page }) => {
  await page.goto('/terms-of-service');
  await openMenu(page);
  await expect(marked(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Internship', exact: true }).tap();
  await page.waitForURL('/internship');
  expect(
    await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
          .deliveryType,
    ),
  ).toBe('navigational-prefetch');
});

test('nothing is fetched ahead where data is saved @phone', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/terms-of-service');
  // Set just before the script decides.
  await expect(page.locator('html')).toHaveAttribute('data-touch');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Internship', exact: true })).toBeInViewport();
  await expect(marked(page)).toHaveCount(0);
});
