import { expect, test } from '../support/test.ts';

const unknown = [
  '/nope',
  '/services/nope',
  '/services/nope/',
  '/nope/',
  '/nope?from=mail',
  '/send/contact',
  '/not-found',
  '/404.html',
];

test('an unknown address returns 404 with the not-found page, which logs the address to the console @desktop', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  for (const address of unknown) {
    await test.step(address, async () => {
      lines.length = 0;
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle('Page not found | Unakoti Technologies');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect.poll(() => lines).toContain(`404: ${address.replace(/\?.*/, '')}`);
    });
  }
});

test.describe('an existing page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('logs nothing @desktop', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/');
    await page.getByRole('banner').getByRole('button').filter({ visible: true }).click();
    expect(lines).toEqual([]);
  });
});
