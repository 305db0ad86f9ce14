import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { profile } from '#content';
import { expect, test } from './support/test.ts';

/** One page of each kind. */
const addresses = [
  '/',
  '/services/cloud-solutions',
  '/technologies/devops',
  '/our-work',
  '/textmi',
  '/work/crm-suite',
  '/about',
  '/company/our-team',
  '/company/careers',
  '/how-we-contract',
  '/sectors/hospitals',
  '/tender-file',
  '/curriculum/cpp-programming',
  '/privacy-policy',
];

for (const address of addresses) {
  test(`${address} prints black on white, with its address, how to reach us, and without controls @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    const head = page.getByText(`${profile.origin}${address === '/' ? '' : address}`, { exact: true });
    await expect(head).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(head).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const part of ['header', 'footer :is(nav, form)', '.cloth', 'main button', 'main form']) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
    for (const way of [profile.phone.text, profile.email.text, profile.registeredOffice.text]) {
      await expect(page.getByRole('contentinfo').getByText(way, { exact: false }).first(), way).toBeVisible();
    }
    // A sheet of A4 between its margins, in CSS pixels: nothing may be cut off at its right.
    await page.setViewportSize({ width: 680, height: 1000 });
    const cut = await page.evaluate(() => {
      const isPast = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
      return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, figcaption)')]
        .filter(isPast)
        .map((element) => element.textContent);
    });
    expect(cut).toEqual([]);
  });
}

test('the tender file is two sheets of A4 @desktop', async ({ page }) => {
  await page.goto('/tender-file');
  const reading = getDocument({ data: Uint8Array.from(await page.pdf({ preferCSSPageSize: true, format: 'A4' })) });
  const document = await reading.promise;
  expect(document.numPages).toBe(2);
  const { items } = await (await document.getPage(2)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Sheet 2 of 2');
  await reading.destroy();
});
