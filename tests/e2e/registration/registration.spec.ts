import type { Locator } from '@playwright/test';
import { leadsOf } from '../support/leads.ts';
import { watchPosts } from '../support/posts.ts';
import {
  answerField,
  card,
  clearButton,
  complete,
  completeButton,
  courseYears,
  emptyRegistration,
  expectAnswers,
  expectFullProcessingTime,
  expectLive,
  expectReference,
  expectStep,
  expectSuccess,
  fillStep,
  fillWizard,
  goToStep,
  internship,
  loggedAnswers,
  newRegistration,
  nextButton,
  openWizard,
  placement,
  previousButton,
  setAnswer,
  stepHeading,
  storedAnswers,
  storedDraft,
  wizardForm,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The wizards look alike, so one is tested on a wide screen and the other on a phone.
for (const [wizard, project] of [
  [internship, '@desktop'],
  [placement, '@phone'],
] as const) {
  test.describe(`${wizard.path} ${project}`, () => {
    test('leads a visitor through three steps and stores the registration', async ({ page, site, isMobile }) => {
      const press = (target: Locator) => (isMobile ? target.tap() : target.click());
      const answers = newRegistration(wizard);
      const logged: unknown[] = [];
      page.on('console', async (message) => {
        if (message.type() === 'log') logged.push(await message.args()[0]?.jsonValue());
      });
      const posts = watchPosts(page);
      await page.clock.install();
      await openWizard(page, wizard);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wizard.heading);
      await expect(page.getByText(wizard.eyebrow, { exact: true })).toBeVisible();
      for (const title of wizard.benefits) await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
      await expect(steps).toHaveText(['Step 1 Personal Info', 'Step 2 Academic Info', 'Step 3 Preferences']);
      await expectStep(page, wizard, 1);
      await expect(previousButton(page)).toBeDisabled();
      await expect(completeButton(page)).toHaveCount(0);

      await fillStep(page, wizard, 1, answers);
      await press(nextButton(page));
      await expectStep(page, wizard, 2);
      await expect(stepHeading(page)).toBeFocused();
      await expect(steps.nth(0)).toHaveText('Step 1 Personal Info completed');
      await expect(steps.nth(0).locator('svg')).toBeVisible();
      await expect(steps.nth(1).locator('svg')).toHaveCount(0);

      await press(previousButton(page));
      await expectStep(page, wizard, 1);
      await expect(stepHeading(page)).toBeFocused();
      await expect(steps.nth(0)).toHaveText('Step 1 Personal Info');
      await press(nextButton(page));
      await expectStep(page, wizard, 2);

      await expect(answerField(page, wizard, 'courseYear').locator('option')).toHaveText([
        'Choose your year',
        ...courseYears,
      ]);
      await fillStep(page, wizard, 2, answers);
      await press(nextButton(page));
      await expectStep(page, wizard, 3);
      await expect(steps.nth(1)).toHaveText('Step 2 Academic Info completed');
      await expect(nextButton(page)).toHaveCount(0);

      await fillStep(page, wizard, 3, answers);
      expect(posts).toEqual([]);
      await expectFullProcessingTime(page, async () => {
        const responsePromise = page.waitForResponse(`/api/send/${wizard.id}`);
        await press(completeButton(page));
        await responsePromise;
      });
      await expectSuccess(page, wizard);
      await expectStep(page, wizard, 1);
      await expectAnswers(page, wizard, emptyRegistration(wizard));
      await expect(nextButton(page)).toBeDisabled();
      await expect(clearButton(page)).toBeHidden();
      expect(await storedDraft(page, wizard)).toBeNull();
      await expect.poll(() => logged).toEqual([loggedAnswers(answers)]);
      expect(posts).toHaveLength(1);
      await expectReference(page, site, answers);
      await expect(page.getByRole('heading', { name: 'Your reference number' })).toBeFocused();
      const stored = await leadsOf(site, answers);
      expect(stored.map((lead) => [lead.form, lead.answers])).toEqual([[wizard.id, storedAnswers(answers)]]);
    });
  });
}

test('Next is disabled until each required answer is more than whitespace @desktop', async ({ page }) => {
  const wizard = internship;
  const answers = newRegistration(wizard);
  await openWizard(page, wizard);
  for (const [step, texts] of [
    [1, ['name', 'email', 'whatsapp']],
    [2, ['instituteId', 'instituteName']],
  ] as const) {
    await expect(nextButton(page)).toBeDisabled();
    await fillStep(page, wizard, step, answers);
    await expect(nextButton(page)).toBeEnabled();
    for (const name of texts) {
      for (const nothing of ['', ' ', '\u00a0\t ']) {
        await setAnswer(page, wizard, name, nothing);
        await expect(nextButton(page), `${name}: ${JSON.stringify(nothing)}`).toBeDisabled();
      }
      await setAnswer(page, wizard, name, 'x');
      await expect(nextButton(page)).toBeEnabled();
      await setAnswer(page, wizard, name, answers[name] ?? '');
    }
    if (step === 2) {
      await setAnswer(page, wizard, 'courseYear', '');
      await expect(nextButton(page)).toBeDisabled();
      await setAnswer(page, wizard, 'courseYear', 'Graduate');
    }
    await nextButton(page).click();
  }
  await setAnswer(page, wizard, 'discountCode', 'FRIEND10');
  for (const name of ['courseLength', 'mode', 'domain']) {
    await expect(completeButton(page)).toBeDisabled();
    await setAnswer(page, wizard, name, answers[name] ?? '');
  }
  await expect(completeButton(page)).toBeEnabled();
  await setAnswer(page, wizard, 'discountCode', '');
  await expect(completeButton(page)).toBeEnabled();
});

test('the browser’s Back scrolls the step into view from any scroll position @phone', async ({ page }) => {
  await openWizard(page, placement);
  await goToStep(page, placement, 3, newRegistration(placement));
  await page.goBack();
  await expectStep(page, placement, 2);
  await expect(stepHeading(page)).toBeFocused();
  await expect(stepHeading(page)).toBeInViewport({ ratio: 1 });
  await page.locator('.wizard-form [type=submit]').scrollIntoViewIfNeeded();
  await page.goForward();
  await expectStep(page, placement, 3);
  await page.locator('.wizard-form [type=submit]').scrollIntoViewIfNeeded();
  await page.goBack();
  await expectStep(page, placement, 2);
  await expect(stepHeading(page)).toBeInViewport({ ratio: 1 });
});

test.describe('/internship-registration', () => {
  test('shows the fee only after the visitor selects a duration @phone', async ({ page }) => {
    await openWizard(page, internship);
    await goToStep(page, internship, 3, newRegistration(internship));
    await expect(page.getByText('Your Fee')).toHaveCount(0);
    await expect(wizardForm(page).getByRole('radio', { name: '4 Weeks' })).toHaveAccessibleName('4 Weeks ₹1,999');
    await expect(wizardForm(page).getByRole('group', { name: 'Program Duration' })).toHaveAccessibleDescription(
      '₹2,358.82 or ₹3,538.82 with 18% GST',
    );
    await setAnswer(page, internship, 'courseLength', '4 Weeks');
    await expect(page.getByText('Your Fee: ₹1,999', { exact: true })).toBeVisible();
    await setAnswer(page, internship, 'courseLength', '7 Weeks');
    await expect(page.getByText('Your Fee: ₹2,999', { exact: true })).toBeVisible();
    await expect(page.getByText('Your Fee: ₹1,999')).toHaveCount(0);
    for (const domain of internship.domains) await expect(card(page, 'Internship Domain', domain)).toBeVisible();
    await expect(wizardForm(page).getByRole('group', { name: 'Internship Domain' }).getByRole('radio')).toHaveCount(4);
  });
});

test('the button of an internship track selects its domain, and the track is stored with the registration @phone', async ({
  page,
  site,
}) => {
  const { domain: _, ...typed } = newRegistration(internship);
  const domain = 'Full-Stack Web Development';
  await page.clock.install();
  await page.goto('/internship');
  await page.getByRole('link', { name: 'Apply Now for Cloud Computing' }).tap();
  await expectLive(page);
  await goToStep(page, internship, 3, typed);
  await expect(card(page, 'Internship Domain', domain)).toBeChecked();
  const question = wizardForm(page).getByRole('group', { name: 'Internship Domain' });
  await expect(question.getByText('Track or batch: Cloud Computing', { exact: true })).toBeVisible();
  await fillStep(page, internship, 3, typed);
  await complete(page);
  await expectSuccess(page, internship);
  const stored = await leadsOf(site, typed);
  expect(stored.map((lead) => lead.answers)).toEqual([
    storedAnswers({ ...typed, domain, interest: 'Cloud Computing' }),
  ]);
});

test('asks a visitor under eighteen for a parent’s number, and stores it ready to dial @phone', async ({
  page,
  site,
}) => {
  const registration = newRegistration(placement);
  const answers = { ...registration, guardianPhone: '98123 45670' };
  await page.clock.install();
  await openWizard(page, placement);
  const guardian = answerField(page, placement, 'guardianPhone');
  await expect(guardian).toHaveAccessibleName(/^Parent or Guardian’s Phone/);
  await expect(guardian).toHaveAccessibleDescription(/^Needed if you are under 18:/);
  await fillWizard(page, placement, answers);
  await complete(page);
  await expectSuccess(page, placement);
  const stored = (await site.leads()).leads.find((lead) => lead.answers.email === registration.email);
  expect([stored?.answers, stored?.phones.guardianPhone]).toEqual([storedAnswers(answers), '+919812345670']);
});

test.describe('/placement-training-registration', () => {
  const prices = [
    ['3-4 months', '₹7,999', '₹4,999'],
    ['6-8 months', '₹19,999', '₹14,999'],
    ['4-5 months', '₹14,999', '₹9,999'],
    ['6-8 months', '₹19,999', '₹14,999'],
    ['6-8 months', '₹19,999', '₹14,999'],
    ['6-8 months', '₹19,999', '₹14,999'],
  ] as const;

  test('shows the length and the price of the selected program @desktop', async ({ page }) => {
    await openWizard(page, placement);
    const guarantee = page.getByText('100% Placement Support Guarantee', { exact: true });
    await expect(guarantee).toBeVisible();
    // The limits of the guarantee are next to it, in the same font and size.
    const fontOf = (element: Element) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      return [fontFamily, fontSize, fontWeight];
    };
    const limit = page.getByText('Employers decide whom they hire');
    expect(await limit.evaluate(fontOf)).toEqual(await guarantee.evaluate(fontOf));
    await goToStep(page, placement, 3, newRegistration(placement));
    const box = page.getByRole('region', { name: 'Your program' });
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Program Duration' })).toHaveCount(0);
    for (const [index, [duration, original, discounted]] of prices.entries()) {
      const domain = placement.domains[index] ?? '';
      await expect(card(page, 'Training Program', domain)).toHaveAccessibleName(`${domain} ${duration}, ${discounted}`);
      await setAnswer(page, placement, 'domain', domain);
      await expect(box.getByText(domain, { exact: true })).toBeVisible();
      await expect(box.getByText(duration, { exact: true })).toBeVisible();
      await expect(box.locator('s')).toHaveText(original);
      await expect(box.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
      await expect(box.locator('strong')).toHaveText(`Discounted price: ${discounted}`);
      await expect(box.getByText('Or ₹2,000/month', { exact: true })).toBeVisible();
    }
    // Screen readers announce it, and it comes before the send button.
    const button = await completeButton(page).elementHandle();
    expect(
      await box.evaluate(
        (element, send) => [
          element.closest('[aria-live=polite]') !== null,
          send !== null && (element.compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
          send !== null && element.getBoundingClientRect().top < send.getBoundingClientRect().top,
        ],
        button,
      ),
    ).toEqual([true, true, true]);
  });
});
