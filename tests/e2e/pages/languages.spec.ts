import type { Page } from '@playwright/test';
import { type Content, contentIn, languages } from '#content';
import { waitForHumanPace } from '../support/human-pace.ts';
import { leadsOf } from '../support/leads.ts';
import {
  type Answers,
  expectLive,
  forceClick,
  newRegistration,
  placement,
  storedAnswers,
} from '../support/registration.ts';
import type { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

const control = (page: Page, name: string) => page.locator(`#${placement.id}-${name}`);
const shownErrors = (page: Page) => page.locator('.field-error:visible');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answers = (): Answers => ({ ...newRegistration(placement), domain: 'Flutter App Development' });

/** Fills in some questions that are not cards. */
async function fill(page: Page, values: Answers, ...names: string[]): Promise<void> {
  for (const name of names) {
    if (name === 'courseYear') await control(page, name).selectOption(values[name] ?? '');
    else await control(page, name).fill(values[name] ?? '');
  }
}

/** Checks that the store has the registration in the language, with the questions as the visitor read them. */
async function expectStored(
  site: SiteServer,
  values: Answers,
  { language, registrationWords }: Content,
): Promise<void> {
  const [lead] = await leadsOf(site, values);
  expect(lead?.answers).toEqual(storedAnswers(values));
  expect([lead?.language, lead?.questions.courseYear]).toEqual([
    language,
    registrationWords.questions.courseYear.label,
  ]);
}

for (const { code, others, forms } of languages) {
  const content = contentIn(code);
  const { beforeYouDecide, formMessages, placementRegistration, placementTraining, registrationWords, siteText } =
    content;
  const [personal, , preferences] = placementRegistration.steps;
  const { registration: errors } = formMessages;

  test(`a parent finds the page in ${code}, reads about the courses in ${code}, and opens a registration @phone`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: others }).click();
    await expect(page).toHaveURL(beforeYouDecide.href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(beforeYouDecide.hero.heading);
    await page
      .getByRole('navigation', { name: siteText.layout.breadcrumbs })
      .getByRole('link', { name: placementTraining.hero.breadcrumbs })
      .click();
    await expect(page).toHaveURL(placementTraining.href);
    const flutter = page.getByRole('article', { name: 'Flutter App Development' });
    await flutter.getByRole('link', { name: content.courseWords.register }).click();
    await expect(page).toHaveURL(placementRegistration.href);
    await expectLive(page);
    await expect(page.getByRole('radio', { name: 'Flutter App Development', includeHidden: true })).toBeChecked();
  });

  if (forms.length === 0) continue;

  test.describe(`in ${code}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('a student registers after errors and a reload, and gets a receipt @phone', async ({
      page,
      site,
      expectAccessible,
    }) => {
      const values = answers();
      await page.goto(placementRegistration.href);
      await expectLive(page);
      await forceClick(button(page, registrationWords.next));
      await expect(shownErrors(page)).toHaveText([errors.name, errors.email, errors.whatsapp]);
      await expectAccessible();
      await fill(page, values, 'name', 'email', 'whatsapp');
      await expect(shownErrors(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(siteText.draft.restored)).toBeVisible();
      await button(page, registrationWords.next).click();
      await fill(page, values, 'instituteId', 'courseYear', 'instituteName');
      await button(page, registrationWords.next).click();
      await expect(page.getByRole('heading', { name: preferences?.heading ?? '' })).toBeFocused();
      await page.getByRole('radio', { name: values.domain ?? '' }).check();
      await page.getByRole('radio', { name: registrationWords.modes[1]?.label ?? '' }).check();
      await fill(page, values, 'discountCode');
      await expectAccessible();
      await waitForHumanPace(page);
      await button(page, registrationWords.submit).click();
      await expect(button(page, registrationWords.submitting)).toBeVisible();
      await expect(page.locator('[data-toasts] p')).toHaveText(Object.values(placementRegistration.stored));
      await expect(page.getByRole('region', { name: siteText.receipt.heading })).toContainText(siteText.receipt.text);
      await expectAccessible();
      await expectStored(site, values, content);
    });

    test('a draft in English continues @desktop', async ({ page }) => {
      await page.goto(placement.path);
      await expectLive(page);
      await control(page, 'name').fill('Bina');
      await page.goto(placementRegistration.href);
      await expect(page.getByText(siteText.draft.restored)).toBeVisible();
      await expect(control(page, 'name')).toHaveValue('Bina');
    });

    test('a question without an address or a number is refused, then sent @desktop', async ({ page, site }) => {
      const { courseQuestion } = content;
      const { fields, submit } = courseQuestion.form;
      const { email = '' } = answers();
      await page.goto(courseQuestion.subjects.at(-1)?.href ?? '');
      await page.getByRole('textbox', { name: fields.name.label }).fill('Bina');
      await page.getByRole('textbox', { name: fields.question.label }).fill('ক্লাস কি বাংলায় হয়?');
      await button(page, submit).click();
      await expect(page.locator('.field-error')).toHaveText(formMessages.missingContact);
      await page
        .locator('[name=email]')
        .and(page.getByRole('textbox', { name: fields.email.label }))
        .fill(email);
      await waitForHumanPace(page);
      await button(page, submit).click();
      await expect(page.getByRole('region', { name: siteText.receipt.heading })).toBeVisible();
      const [lead] = await leadsOf(site, { email });
      expect([lead?.language, lead?.answers.course]).toEqual([code, 'An internship']);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a student corrects a registration on the page with the errors @phone', async ({ page, site }) => {
        const values = answers();
        await page.goto(placementRegistration.href);
        await fill(page, { ...values, name: 'B' }, 'name', 'email', 'whatsapp', 'instituteId', 'courseYear');
        await fill(page, values, 'instituteName', 'discountCode');
        await page.getByRole('radio', { name: registrationWords.modes[1]?.label ?? '' }).check();
        await button(page, registrationWords.submit).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(formMessages.refusedPages.registration.title);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(shownErrors(page)).toHaveText([errors.name, errors.trainingDomain]);
        await expect(page.getByRole('heading', { name: personal?.heading ?? '' })).toBeVisible();
        await fill(page, values, 'name');
        await page.getByRole('radio', { name: values.domain ?? '' }).check();
        await button(page, registrationWords.submit).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(placementRegistration.stored.title);
        await expectStored(site, values, content);
        await page.getByRole('link', { name: registrationWords.back }).click();
        await expect(page).toHaveURL(placementRegistration.href);
      });
    });
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
