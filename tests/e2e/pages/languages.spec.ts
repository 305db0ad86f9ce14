import { contentIn, languages } from '#content';
import { card, goToStep, newRegistration, placement } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

for (const { code, others } of languages) {
  const content = contentIn(code);
  const { beforeYouDecide, placementTraining } = content;

  test(`a parent finds the page in ${code}, reads about the courses in ${code}, and registers for one @phone`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: others }).click();
    await expect(page).toHaveURL(beforeYouDecide.href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(beforeYouDecide.hero.heading);
    await page
      .getByRole('navigation', { name: content.siteText.layout.breadcrumbs })
      .getByRole('link', { name: placementTraining.hero.breadcrumbs })
      .click();
    await expect(page).toHaveURL(placementTraining.href);
    const flutter = page.getByRole('article', { name: 'Flutter App Development' });
    await flutter.getByRole('link', { name: content.courseWords.register }).click();
    await goToStep(page, placement, 3, newRegistration(placement));
    await expect(card(page, 'Training Program', 'Flutter App Development')).toBeChecked();
  });
}

test('a device remembers the chosen language: links of other pages lead to it, until English is chosen @phone', async ({
  page,
}) => {
  const { placementTraining, translation } = contentIn('bn');
  await page.goto('/before-you-decide');
  await page
    .getByRole('main')
    .getByRole('link', { name: languages.find(({ code }) => code === 'bn')?.readTranslation ?? '' })
    .click();
  await expect(page).toHaveURL('/bn/before-you-decide');
  await page.goto('/');
  const academy = page.getByRole('banner').getByRole('link', { name: 'IT Academy', includeHidden: true });
  await expect(academy).toHaveAttribute('href', placementTraining.href);
  await page.goto(placementTraining.href);
  await page
    .getByRole('main')
    .getByRole('link', { name: translation?.readOriginal ?? '' })
    .click();
  await page.goto('/');
  await expect(academy).toHaveAttribute('href', '/placement-training');
});
