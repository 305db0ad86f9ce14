import {
  clearButton,
  expectLive,
  expectStep,
  fillStep,
  formAnswers,
  goToStep,
  internship,
  messages,
  newRegistration,
  nextButton,
  openWizard,
  placement,
  previousButton,
  setAnswer,
  shownMessages,
  stepHeading,
  wizardForm,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the browser’s Back and Forward @desktop', () => {
  test('move through the steps, and Previous does the same as Back', async ({ page }) => {
    const wizard = placement;
    const answers = newRegistration(wizard);
    await page.goto('/about');
    await openWizard(page, wizard);
    await goToStep(page, wizard, 3, answers);
    await page.goBack();
    await expectStep(page, wizard, 2);
    await expect(stepHeading(page)).toBeFocused();
    await page.goBack();
    await expectStep(page, wizard, 1);
    await page.goForward();
    await page.goForward();
    await expectStep(page, wizard, 3);
    await previousButton(page).click();
    await expectStep(page, wizard, 2);
    await previousButton(page).click();
    await expectStep(page, wizard, 1);
    await page.goForward();
    await expectStep(page, wizard, 2);
    await nextButton(page).click();
    await expectStep(page, wizard, 3);
    for (const step of [2, 1]) {
      await page.goBack();
      await expectStep(page, wizard, step);
    }
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expectLive(page);
    expect((await formAnswers(page, wizard)).name).toBe(answers.name);
  });

  test('never skip a step whose answers are wrong', async ({ page }) => {
    const wizard = internship;
    const answers = newRegistration(wizard);
    await openWizard(page, wizard);
    await goToStep(page, wizard, 3, answers);
    await page.goBack();
    await page.goBack();
    await expectStep(page, wizard, 1);
    await setAnswer(page, wizard, 'email', 'bina@');
    await nextButton(page).click();
    await expect(shownMessages(page)).toHaveText([messages.email]);
    for (const forwards of [1, 2]) {
      await page.evaluate((count) => history.go(count), forwards);
      await expect.poll(() => page.evaluate(() => history.state.wizardStep)).toBe(0);
      await expectStep(page, wizard, 1);
      await expect(shownMessages(page)).toHaveText([messages.email]);
    }
    await setAnswer(page, wizard, 'email', answers.email ?? '');
    await page.goForward();
    await expectStep(page, wizard, 2);
    await setAnswer(page, wizard, 'instituteName', 'T');
    await page.goForward();
    await expectStep(page, wizard, 2);
  });
});

test('the history holds three steps, even if the visitor goes back and forth many times @desktop', async ({ page }) => {
  await openWizard(page, placement);
  const before = await page.evaluate(() => history.length);
  await goToStep(page, placement, 3, newRegistration(placement));
  for (let round = 0; round < 3; round += 1) {
    // These clicks are faster than a person's, and the history changes asynchronously.
    await previousButton(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await Promise.resolve();
      button.click();
    });
    await expectStep(page, placement, 1);
    await nextButton(page).click();
    await nextButton(page).click();
    await expectStep(page, placement, 3);
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 2);
  await clearButton(page).click();
  await expectStep(page, placement, 1);
  await fillStep(page, placement, 1, newRegistration(placement));
  await nextButton(page).click();
  await expectStep(page, placement, 2);
  await page.goBack();
  await expectStep(page, placement, 1);
});

test('a forged history entry shows no step that is still locked @desktop', async ({ page }) => {
  await openWizard(page, internship);
  for (const forged of [2, 99, -1, 0.5, 'length', null]) {
    await page.evaluate((wizardStep) => {
      history.pushState({ wizardStep, depth: 1 }, '');
      history.pushState({ wizardStep: 0, depth: 2 }, '');
      history.back();
    }, forged);
    await expect.poll(() => page.evaluate(() => history.state?.wizardStep)).toBe(0);
    await expectStep(page, internship, 1);
    await expect(wizardForm(page).locator('.wizard-step:visible')).toHaveCount(1);
  }
});

test('a link within the page does not change the step @desktop', async ({ page }) => {
  await openWizard(page, internship);
  await goToStep(page, internship, 2, newRegistration(internship));
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await expectStep(page, internship, 2);
  await previousButton(page).click();
  await expectStep(page, internship, 1);
  await nextButton(page).click();
  await expectStep(page, internship, 2);
});
