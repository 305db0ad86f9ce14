import { expect, test } from './support/test.ts';

const unknown = ['/nope', '/services/nope', '/nope/', '/nope?from=mail', '/send/contact', '/not-found', '/404.html'];

test.describe('an address that does not exist @desktop', () => {
  for (const address of unknown) {
    test(`${address} is answered 404 with the page that says so`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle('Page not found | Unakoti Technologies');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }

  for (const address of ['/nope', '/services/nope/', '/nope?from=mail']) {
    test(`${address} is logged to the console`, async ({ page }) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await page.goto(address);
      await expect.poll(() => lines).toContain(`404: ${address.replace(/\?.*/, '')}`);
    });
  }

  test.describe('but', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a page that exists logs nothing', async ({ page }) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await page.goto('/');
      await page.getByRole('banner').getByRole('button').filter({ visible: true }).click();
      expect(lines).toEqual([]);
    });
  });
});

test('Return to Home leads to the home page @desktop', async ({ page }) => {
  await page.goto('/nope/deeper');
  const home = page.getByRole('link', { name: 'Return to Home' });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Start a project' })).toBeVisible();
});

test('the page has the header and the footer, and a way to search', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search the site' })).toHaveAttribute(
    'href',
    '/search',
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says the same @desktop', async ({ page }) => {
    await page.goto('/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });
});
