import { contentIn, languages } from '#content';
import { card, goToStep, newRegistration, placement } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const bengali = contentIn('bn');
const { beforeYouDecide, placementTraining } = bengali;

test('a parent finds the page in Bengali, goes on in Bengali, and registers for the course @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const others = languages.map(({ others }) => others)[0] ?? '';
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: others }).click();
  await expect(page).toHaveURL(beforeYouDecide.href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(beforeYouDecide.hero.heading);
  await page
    .getByRole('navigation', { name: bengali.siteText.layout.breadcrumbs })
    .getByRole('link', { name: placementTraining.hero.breadcrumbs })
    .click();
  await expect(page).toHaveURL(placementTraining.href);
  const flutter = page.getByRole('article', { name: 'Flutter App Development' });
  await flutter.getByRole('link', { name: bengali.courseWords.register }).click();
  await goToStep(page, placement, 3, newRegistration(placement));
  await expect(card(page, 'Training Program', 'Flutter App Development')).toBeChecked();
});

test('a page in two languages links to its other version, and says what a translation is @phone', async ({ page }) => {
  await page.goto('/before-you-decide');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: languages[0]?.readTranslation ?? '' }).click();
  await expect(page).toHaveURL(beforeYouDecide.href);
  await expect(page.getByText(bengali.translation?.note ?? '-')).toBeVisible();
  await main.getByRole('link', { name: bengali.translation?.readOriginal ?? '' }).click();
  await expect(page).toHaveURL('/before-you-decide');
});
