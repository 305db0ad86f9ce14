import type { Page } from '@playwright/test';
import { budgetKb, maxKb } from '../../../site/layout/prefetch-links.ts';
import { expect, test } from '../support/test.ts';

const prefetchedLinks = (page: Page) => page.locator('[data-prefetch]');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

test('prefetches the links in view, each address once, up to the budget of a page @phone', async ({ page }) => {
  await page.goto('/terms-of-service');
  await openMenu(page);
  const paths = () =>
    prefetchedLinks(page).evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
  const countedKb = async () => (await paths()).reduce((sum, path) => sum + maxKb(path), 0);
  // Prefetching stops once no further page fits into the budget.
  await expect.poll(countedKb).toBeGreaterThan(budgetKb - maxKb('/about'));
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await countedKb()).toBeLessThanOrEqual(budgetKb);
  expect(new Set(await paths()).size).toBe((await paths()).length);
});

test('opens a prefetched page without a second request @phone', async ({ page }) => {
  await page.goto('/terms-of-service');
  await openMenu(page);
  const first = await page.waitForSelector('#menu [data-prefetch]');
  const address = (await first.getAttribute('href')) ?? '';
  await first.tap();
  await page.waitForURL(address);
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming & { readonly deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('prefetches nothing for a visitor who saves data @phone', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/terms-of-service');
  // The script sets this attribute just before it decides.
  await expect(page.locator('html')).toHaveAttribute('data-touch');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Internship', exact: true })).toBeInViewport();
  await expect(prefetchedLinks(page)).toHaveCount(0);
});
