import { legalPages } from '#content';
import { expect, test } from '../support/test.ts';

test('screen readers read the sections of a legal page with their numbers, as its table of contents does @desktop', async ({
  page,
}) => {
  for (const { href, sections } of legalPages) {
    await page.goto(href);
    const names = sections.map(({ heading }, index) => `${index + 1}. ${heading}`);
    for (const name of names) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeAttached();
    await expect(page.locator('.toc li')).toHaveText(sections.map(({ heading }) => heading));
  }
});
