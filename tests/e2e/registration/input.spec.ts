import { leadsOf } from '../support/leads.ts';
import {
  answerField,
  card,
  emptyRegistration,
  expectAnswers,
  expectLive,
  expectStep,
  expectSuccess,
  fillStep,
  internship,
  newRegistration,
  nextButton,
  openWizard,
  processingButton,
  skipProcessing,
  stepHeading,
  storedAnswers,
} from '../support/registration.ts';
import { delayScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor can fill in and send a registration with the keyboard alone @desktop', async ({ page, site }) => {
  const wizard = internship;
  const answers = newRegistration(wizard);
  const { keyboard } = page;
  await page.clock.install();
  await openWizard(page, wizard);
  const typeOn = async (names: readonly string[]) => {
    for (const name of names) {
      await keyboard.press('Tab');
      await expect(answerField(page, wizard, name)).toBeFocused();
      await keyboard.type(answers[name] ?? '');
    }
  };
  await stepHeading(page).focus();
  await keyboard.press('Tab');
  await expect(answerField(page, wizard, 'name')).toBeFocused();
  await keyboard.type(answers.name ?? '');
  // Enter moves the focus to the first missing answer.
  await keyboard.press('Enter');
  await expect(answerField(page, wizard, 'email')).toBeFocused();
  await expectStep(page, wizard, 1);
  await keyboard.type(answers.email ?? '');
  await typeOn(['whatsapp']);
  await keyboard.press('Enter');
  await expectStep(page, wizard, 2);
  await expect(stepHeading(page)).toBeFocused();
  await typeOn(['instituteId', 'courseYear', 'instituteName']);
  await keyboard.press('Enter');
  await expectStep(page, wizard, 3);
  await keyboard.press('Tab');
  await expect(card(page, wizard.domainLabel, wizard.domains[0] ?? '')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(card(page, wizard.domainLabel, answers.domain ?? '')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(card(page, 'Mode of Training', 'In person')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(card(page, 'Program Duration', '7 Weeks')).toBeChecked();
  await typeOn(['discountCode']);
  await keyboard.press('Enter');
  // Sending disables the fields, and must not lose the focus.
  await expect(processingButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await skipProcessing(page);
  await expectSuccess(page, wizard);
  await expect(page.locator(':focus')).toHaveText(/Personal Information|Your reference number/);
  expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([storedAnswers(answers)]);
});

test('keeps the focus and what the visitor types before the script loads @desktop', async ({ page }) => {
  const wizard = internship;
  const answers = newRegistration(wizard);
  const release = await delayScript(page, 'wizard');
  await page.goto(wizard.path, { waitUntil: 'commit' });
  await expectStep(page, wizard, 1);
  await fillStep(page, wizard, 1, answers);
  await expect(answerField(page, wizard, 'guardianPhone')).toBeFocused();
  await expect(nextButton(page)).toBeDisabled();
  release();
  await expectLive(page);
  await expect(answerField(page, wizard, 'guardianPhone')).toBeFocused();
  await expectAnswers(page, wizard, {
    ...emptyRegistration(wizard),
    name: answers.name ?? '',
    email: answers.email ?? '',
    whatsapp: answers.whatsapp ?? '',
  });
  await nextButton(page).click();
  await expectStep(page, wizard, 2);
});
