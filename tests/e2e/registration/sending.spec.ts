import type { Page } from '@playwright/test';
import { leadsOf } from '../support/leads.ts';
import { isFormPost, watchPosts } from '../support/posts.ts';
import {
  clearButton,
  complete,
  completeButton,
  expectAnswers,
  expectLive,
  expectReference,
  expectStep,
  expectSuccess,
  fillWizard,
  formAnswers,
  goToStep,
  internship,
  newRegistration,
  notice,
  openWizard,
  placement,
  previousButton,
  processingButton,
  sentReceipt,
  stepHeading,
  storedDraft,
  successToast,
  wizardForm,
  wizardProblems,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// This test uses the real clock. Every other test skips the two seconds (`complete`).
test('shows Processing... for two seconds even after a fast response, and ignores a second press @desktop', async ({
  page,
  site,
}) => {
  const answers = newRegistration(internship);
  const posts = watchPosts(page);
  await openWizard(page, internship);
  await fillWizard(page, internship, answers);
  const responsePromise = page.waitForResponse(`/api/send/${internship.id}`);
  // Measures in the page, from the press to the last frame with Processing....
  const shownMs = wizardForm(page).evaluate(async (form) => {
    const pressedAt = await new Promise<number>((resolve) => {
      form.addEventListener('submit', ({ timeStamp }) => resolve(timeStamp), { once: true });
    });
    const readsProcessing = () => form.textContent?.includes('Processing...');
    await new Promise((resolve) => setTimeout(resolve, 100));
    let lastSeenMs = 0;
    for (; readsProcessing(); lastSeenMs = performance.now() - pressedAt) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return lastSeenMs;
  });
  await completeButton(page).dblclick();
  await responsePromise;
  await expect(previousButton(page)).toHaveAttribute('aria-disabled', 'true');
  await processingButton(page).click({ force: true });
  await previousButton(page).click({ force: true });
  await expect(clearButton(page)).toBeDisabled();
  await expectStep(page, internship, 3);
  await expectAnswers(page, internship, answers);
  await expectSuccess(page, internship);
  expect(await shownMs).toBeGreaterThan(1900);
  expect(posts).toHaveLength(1);
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test('thanks a robot that fills in the honeypot, and stores its entry in quarantine @desktop', async ({
  page,
  site,
}) => {
  const answers = newRegistration(placement);
  await page.clock.install();
  await openWizard(page, placement);
  await fillWizard(page, placement, answers);
  await wizardForm(page)
    .locator('input[name=subject]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'Hello';
    });
  await complete(page);
  await expectSuccess(page, placement);
  expect(await leadsOf(site, answers, 'honeypot')).toHaveLength(1);
});

test('a visitor can copy the reference number, which stays when another registration starts @desktop', async ({
  page,
  context,
  site,
}) => {
  const wizard = placement;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answers = newRegistration(wizard);
  await page.clock.install();
  await openWizard(page, wizard);
  await fillWizard(page, wizard, answers);
  await complete(page);
  await expectSuccess(page, wizard);
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const [lead] = await leadsOf(site, answers);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lead?.reference);

  await goToStep(page, wizard, 2, newRegistration(wizard));
  await expect(stepHeading(page)).toBeFocused();
  await clearButton(page).click();
  await expectStep(page, wizard, 1);
  await expect(stepHeading(page)).toBeFocused();
  await expectReference(page, site, answers);
  // With a selected program, the boxes do not overlap.
  await fillWizard(page, wizard, newRegistration(wizard));
  expect(await overlaps(page)).toEqual([]);
});

test('a second registration can follow the first, and Back then opens the page before the form @desktop', async ({
  page,
  site,
}) => {
  const wizard = internship;
  await page.clock.install();
  await page.goto('/about');
  await openWizard(page, wizard);
  const [first, second] = [newRegistration(wizard), newRegistration(wizard)];
  for (const answers of [first, second]) {
    await fillWizard(page, wizard, answers);
    await complete(page);
    await expectSuccess(page, wizard);
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(successToast(page)).toBeEmpty();
    expect(await leadsOf(site, answers)).toHaveLength(1);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('shows the sent registration after Back, Forward and a reload, and never stores the same answers twice @desktop', async ({
  page,
  site,
}) => {
  const answers = newRegistration(placement);
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (isFormPost(request)) keys.push(new URLSearchParams(request.postData() ?? '').get('_key'));
  });
  await page.clock.install();
  await page.goto('/about');
  await openWizard(page, placement, placement.link[0]);
  await fillWizard(page, placement, answers);
  await complete(page);
  await expectSuccess(page, placement);
  const expectSentReceipt = async () => {
    await expectLive(page);
    await expectReference(page, site, answers);
    await expect(sentReceipt(page)).toContainText(/Sent on \d+ \w+ \d{4}, \d+:\d\d [AP]M IST\./);
    await expect(notice(page)).toBeEmpty();
    expect((await formAnswers(page, placement)).name).toBe('');
    expect(await storedDraft(page, placement)).toBeNull();
  };
  await expectSentReceipt();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expectSentReceipt();
  await page.reload();
  await expectSentReceipt();
  await fillWizard(page, placement, answers);
  await complete(page);
  await expectSuccess(page, placement);
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await fillWizard(page, placement, { ...answers, name: 'Ratan Debbarma' });
  await complete(page);
  // The toast alone may belong to the previous registration.
  await expectStep(page, placement, 1);
  await expectSuccess(page, placement);
  expect(keys[2]).not.toBe(keys[0]);
  expect((await leadsOf(site, answers)).map((lead) => lead.answers.name).sort()).toEqual([
    'Bina Debbarma',
    'Ratan Debbarma',
  ]);
  await expect(wizardProblems(page)).toBeEmpty();
  await sentReceipt(page).getByText('What you sent').click();
  await expect(sentReceipt(page).getByRole('definition').first()).toHaveText('Ratan Debbarma');
  await sentReceipt(page).getByRole('button', { name: 'Remove now' }).click();
  await expect(sentReceipt(page)).toBeHidden();
  await expect(notice(page)).toHaveText('Removed from this device.');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

/** The overlapping parts of the wizard. */
function overlaps(page: Page): Promise<string[]> {
  return page
    .locator(
      '.wizard > :not(form, .visually-hidden), .wizard-form > :not(.wizard-side, .visually-hidden), .wizard-side > *',
    )
    .evaluateAll((parts) => {
      const boxes = parts.map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
      return boxes.flatMap(({ name, box: one }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box }) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom,
          )
          .map((other) => `${name} and ${other.name}`),
      );
    });
}
