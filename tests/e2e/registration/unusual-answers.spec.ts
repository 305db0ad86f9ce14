import { leadsOf } from '../support/leads.ts';
import {
  answerField,
  complete,
  completeButton,
  expectAnswers,
  expectLive,
  expectStep,
  expectSuccess,
  failure,
  fillStep,
  fillWizard,
  forceClick,
  goToStep,
  internship,
  messages,
  newRegistration,
  nextButton,
  openWizard,
  placement,
  setAnswer,
  shownMessages,
  skipProcessing,
  storedAnswers,
  wizardForm,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.clock.install());

test('stores many scripts, emoji and markup exactly as the visitor types them @desktop', async ({ page, site }) => {
  const answers = {
    ...newRegistration(placement),
    name: 'বীণা 👩‍👩‍👧 بينا \u202eanib\u202c e\u0301',
    instituteId: '<script>alert(1)</script>',
    instituteName: '{"a":1}&amp;%00\'"--',
    discountCode: '🧵'.repeat(50),
  };
  page.on('dialog', () => {
    throw new Error('the page ran the markup');
  });
  await openWizard(page, placement);
  await fillWizard(page, placement, answers);
  await page.reload();
  await expectLive(page);
  await expectAnswers(page, placement, answers);
  await complete(page);
  await expectSuccess(page, placement);
  expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([storedAnswers(answers)]);
});

const tooLong = 'x'.repeat(10_000);
const cases = [
  ['name', tooLong, 'Full Name is longer than 200 characters. Please shorten it by 9,800.'],
  ['email', `${tooLong}@example.com`, 'Email Address is longer than 254 characters. Please shorten it by 9,758.'],
  ['whatsapp', '9'.repeat(10_000), 'WhatsApp Number is longer than 40 characters. Please shorten it by 9,960.'],
  ['name', 'Bina\u0000\u0007', 'Full Name contains a character that cannot be stored. Please type it again.'],
  ['name', '🧵', messages.name],
  ['whatsapp', '9'.repeat(9), messages.whatsapp],
  ['email', 'bina@example..com', messages.email],
] as const;
test('keeps a wrong answer as the visitor types it, and reports it @desktop', async ({ page }) => {
  const right = newRegistration(internship);
  await openWizard(page, internship);
  await fillStep(page, internship, 1, right);
  for (const [name, answer, message] of cases) {
    await test.step(`${name}: ${JSON.stringify(answer.slice(0, 12))}`, async () => {
      const field = answerField(page, internship, name);
      await field.fill(answer);
      await nextButton(page).click();
      await expect(shownMessages(page)).toHaveText([message]);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(answer);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await field.fill(right[name] ?? '');
      await expect(shownMessages(page)).toHaveCount(0);
    });
  }
});

test('accepts the shortest valid answers @desktop', async ({ page }) => {
  await openWizard(page, internship);
  await fillStep(page, internship, 1, { name: 'Bo', email: 'a@b', whatsapp: 'call me now' });
  await nextButton(page).click();
  await expectStep(page, internship, 2);
  await fillStep(page, internship, 2, { instituteId: '1', courseYear: 'Graduate', instituteName: 'TI' });
  await nextButton(page).click();
  await expectStep(page, internship, 3);
});

test('shows the errors of the server at their questions, and keeps every answer @desktop', async ({ page, site }) => {
  const wizard = internship;
  const answers = newRegistration(wizard);
  await openWizard(page, wizard);
  await fillWizard(page, wizard, answers);
  for (const [name, damaged, message, step] of [
    ['domain', 'Weaving', wizard.domainMessage, 3],
    ['mode', 'by post', messages.mode, 3],
    ['email', 'bina@', messages.email, 1],
    ['courseLength', '5 Weeks', messages.courseLength, 3],
  ] as const) {
    // An outdated page or an extension could send this.
    await page.route(
      `/api/send/${wizard.id}`,
      (route) => {
        const body = new URLSearchParams(route.request().postData() ?? '');
        body.set(name, damaged);
        return route.continue({ postData: body.toString() });
      },
      { times: 1 },
    );
    await complete(page);
    await expect(failure(page)).toContainText('Not sent: one answer needs a change');
    await expectStep(page, wizard, step);
    await expect(shownMessages(page)).toHaveText([message]);
    await expect(answerField(page, wizard, name)).toBeFocused();
    await expect(answerField(page, wizard, name)).toHaveAccessibleDescription(new RegExp(message));
    await expectAnswers(page, wizard, answers);
    expect(await leadsOf(site, answers)).toEqual([]);
    for (let at = step; at < 3; at += 1) await nextButton(page).click();
    await expectStep(page, wizard, 3);
  }
  await complete(page);
  await expectSuccess(page, wizard);
  await expect(failure(page)).toBeHidden();
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test('sends the selected program even if somebody changes its value in the page @desktop', async ({ page, site }) => {
  const wizard = placement;
  const answers = newRegistration(wizard);
  await openWizard(page, wizard);
  await fillWizard(page, wizard, answers);
  await wizardForm(page).evaluate((form: HTMLFormElement) => {
    form.querySelector<HTMLInputElement>('[name=domain]:checked')?.setAttribute('value', 'Weaving');
    form.requestSubmit();
  });
  await skipProcessing(page);
  await expectSuccess(page, wizard);
  expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([storedAnswers(answers)]);
});

test('asks again for a course year that somebody changes in the page, and for a skipped step @desktop', async ({
  page,
}) => {
  const wizard = placement;
  const answers = newRegistration(wizard);
  await openWizard(page, wizard);
  await goToStep(page, wizard, 2, answers);
  await answerField(page, wizard, 'courseYear').evaluate((select: HTMLSelectElement) => {
    select.options[1]?.setAttribute('value', '9th Year');
    select.selectedIndex = 1;
  });
  await setAnswer(page, wizard, 'instituteId', '1');
  await setAnswer(page, wizard, 'instituteName', 'TI');
  await forceClick(nextButton(page));
  await expect(shownMessages(page)).toHaveText([messages.courseYear]);
  await setAnswer(page, wizard, 'courseYear', 'Graduate');
  await nextButton(page).click();
  await expectStep(page, wizard, 3);
  // A script or an extension could change values without the wizard.
  await wizardForm(page).evaluate((form) => {
    for (const step of form.querySelectorAll('.wizard-step')) step.removeAttribute('hidden');
  });
  await answerField(page, wizard, 'email').fill('bina@');
  await fillStep(page, wizard, 3, answers);
  await completeButton(page).click();
  await expect(answerField(page, wizard, 'email')).toBeFocused();
  await expect(page.locator('.wizard-steps [aria-current=step]')).toContainText('Step 1');
  await expect(shownMessages(page)).toHaveText([messages.email]);
  await answerField(page, wizard, 'email').fill(answers.email ?? '');
  await nextButton(page).click();
  await expect(page.locator('.wizard-steps [aria-current=step]')).toContainText('Step 2');
});
