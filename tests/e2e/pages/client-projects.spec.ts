import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('each choice shows as many client projects as its label says, by keyboard and without a script @desktop', async ({
  page,
}) => {
  await page.goto('/our-work');
  const filter = page.getByRole('group', { name: 'Show projects' });
  const choices = await filter.getByRole('radio').all();
  const labels = await filter.locator('label').allTextContents();
  const shown = page.locator('.client-project:visible');
  const headings = page.locator('#client-projects h3:visible');
  await choices[0]?.focus();
  for (const [i, label] of labels.entries()) {
    await expect(choices[i] ?? filter, label).toBeChecked();
    await expect(shown, label).toHaveCount(Number(/\((\d+)\)$/.exec(label)?.[1]));
    expect(await headings.count(), label).toBeLessThanOrEqual(await shown.count());
    await page.keyboard.press('ArrowDown');
  }
});
