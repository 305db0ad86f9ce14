import type { Page } from '@playwright/test';
import { leadsOf } from '../support/leads.ts';
import {
  answerField,
  completeButton,
  expectAnswers,
  expectLive,
  expectStep,
  fillStep,
  formAnswers,
  goToStep,
  internship,
  newRegistration,
  nextButton,
  openWizard,
  placement,
  setAnswer,
  storedAnswers,
  storedDraft,
  wizardForm,
} from '../support/registration.ts';
import { blockScript, delayScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shownSteps = (page: Page) => wizardForm(page).locator('.wizard-step:visible');

/** Expects the error screen of the specification, section 8, instead of the form. */
async function expectErrorScreen(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(wizardForm(page)).toBeHidden();
  const stack = page.locator('.error-stack pre');
  await expect(stack).toBeHidden();
  await page.getByText('Stack', { exact: true }).click();
  await expect(stack).toContainText(message);
  await expect(stack).toContainText('/assets/wizard-');
  await expect(page.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute('href', /^tel:\+91/);
}

test('shows the whole form at once when the script of the wizard fails to load, and the form works @desktop', async ({
  page,
  site,
}) => {
  const answers = newRegistration(internship);
  await blockScript(page, 'wizard');
  await page.goto(internship.path);
  await expect(shownSteps(page)).toHaveCount(3);
  await expect(nextButton(page)).toBeHidden();
  await fillStep(page, internship, 1, answers);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Forget what I typed' })).toBeVisible();
  for (const step of [2, 3]) await fillStep(page, internship, step, answers);
  await expectAnswers(page, internship, answers);
  await completeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful!');
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test('shows the whole form after ten seconds when no script loads, without the button Next Step @desktop', async ({
  page,
}) => {
  await blockScript(page, 'wizard');
  await blockScript(page, 'island-guard');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(placement.path);
  await expect(shownSteps(page)).toHaveCount(1);
  await page.clock.runFor(9_900);
  await expect(shownSteps(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(shownSteps(page)).toHaveCount(3);
  await expect(nextButton(page)).toBeHidden();
  await expect(completeButton(page)).toBeVisible();
});

test.describe('when the wizard fails, the page says so and keeps every answer @desktop', () => {
  test('while its script starts', async ({ page }) => {
    await page.addInitScript(() => {
      const { for: original } = Symbol;
      Symbol.for = (name) => {
        if (name.startsWith('react')) throw new TypeError('for is broken');
        return original(name);
      };
    });
    await page.goto(internship.path);
    await expectErrorScreen(page, 'for is broken');
    await expect(page).toHaveTitle(/^Error: Internship Registration/);
    // The script fails on that page too, but the form does not need it.
    await page.getByRole('link', { name: 'Use one long form instead' }).click();
    await page.waitForLoadState();
    await expect(shownSteps(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
  });

  test('while it takes over the form in the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Array.prototype, {
        every: () => {
          throw new TypeError('every is broken');
        },
      });
    });
    const release = await delayScript(page, 'wizard');
    await page.goto(internship.path, { waitUntil: 'commit' });
    const answers = newRegistration(internship);
    await fillStep(page, internship, 1, answers);
    release();
    await expectErrorScreen(page, 'every is broken');
    expect(JSON.parse((await storedDraft(page, internship)) ?? '')).toMatchObject({
      typed: { name: answers.name, email: answers.email, whatsapp: answers.whatsapp },
    });
  });

  for (const [when, broken] of [
    ['while it reads an input', 'filter'],
    ['while it renders an input', 'flatMap'],
  ] as const) {
    test(when, async ({ page, site }) => {
      const answers = newRegistration(placement);
      await openWizard(page, placement);
      await goToStep(page, placement, 2, answers);
      await setAnswer(page, placement, 'instituteId', answers.instituteId ?? '');
      await answerField(page, placement, 'instituteName').evaluate((input: HTMLInputElement, method) => {
        const fail = () => {
          throw new TypeError('something is broken');
        };
        Object.assign(Array.prototype, { [method]: fail });
        input.value = 'T';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, broken);
      await expectErrorScreen(page, 'something is broken');
      // The long form needs no script, and has the answers of the wizard.
      await page.getByRole('link', { name: 'Use one long form instead' }).click();
      await expect(shownSteps(page)).toHaveCount(3);
      const { name, email, instituteId } = await formAnswers(page, placement);
      expect({ name, email, instituteId }).toEqual({
        name: answers.name,
        email: answers.email,
        instituteId: answers.instituteId,
      });
      for (const step of [2, 3]) await fillStep(page, placement, step, answers);
      await completeButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration Successful!');
      expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([storedAnswers(answers)]);
    });
  }

  test('and continues at the same step after a reload', async ({ page }) => {
    const answers = newRegistration(internship);
    await openWizard(page, internship);
    await goToStep(page, internship, 2, answers);
    await fillStep(page, internship, 2, answers);
    await expect.poll(() => storedDraft(page, internship)).toContain(answers.instituteName);
    await page.evaluate(() => {
      Object.fromEntries = () => {
        throw new TypeError('something is broken');
      };
    });
    await answerField(page, internship, 'instituteName').pressSequentially('!');
    await expectErrorScreen(page, 'something is broken');
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await expectLive(page);
    await expectStep(page, internship, 2);
    await expectAnswers(page, internship, { ...answers, domain: '', mode: '', courseLength: '', discountCode: '' });
  });

  test('but ignores a failure elsewhere, as in a browser extension', async ({ page }) => {
    await openWizard(page, internship);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('of an extension');
      });
    });
    await goToStep(page, internship, 2, newRegistration(internship));
  });
});

test('shows the whole form at once when only the fallback script loads @phone', async ({ page }) => {
  await page.route(/\/assets\/(?!island-guard)[\w-]+\.js$/, (route) => route.abort());
  await page.goto(internship.path);
  await expect(shownSteps(page)).toHaveCount(3);
});
