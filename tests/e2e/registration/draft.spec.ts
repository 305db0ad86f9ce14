import { leadsOf } from '../support/leads.ts';
import {
  answerField,
  card,
  clearButton,
  complete,
  completeButton,
  draftKey,
  emptyRegistration,
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
  setAnswer,
  shownMessages,
  stepHeading,
  storedAnswers,
  storedDraft,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

const welcomeBack = 'Welcome back. What you typed last time is here again.';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the draft @desktop', () => {
  test('is deleted after 7 days by any page of the site', async ({ page }) => {
    await page.goto('/terms-of-service');
    const key = draftKey(internship);
    await page.evaluate((name) => localStorage.setItem(name, JSON.stringify({ typed: {}, keptAtMs: 0 })), key);
    await page.goto('/privacy-notice');
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });

  test('survives a reload and a closed tab', async ({ page, context }) => {
    const wizard = internship;
    const answers = newRegistration(wizard);
    await openWizard(page, wizard);
    await expect(notice(page)).toBeEmpty();
    await fillWizard(page, wizard, answers);
    await page.reload();
    await expectLive(page);
    await expectStep(page, wizard, 3);
    await expectAnswers(page, wizard, answers);
    await expect(completeButton(page)).toBeEnabled();
    await page.close();
    const newTab = await context.newPage();
    await openWizard(newTab, wizard);
    await expectStep(newTab, wizard, 3);
    await expectAnswers(newTab, wizard, answers);
    await expect(notice(newTab)).toHaveText(welcomeBack);
    // The history of this tab has no earlier page of the site.
    await previousButton(newTab).click();
    await expectStep(newTab, wizard, 2);
    await previousButton(newTab).click();
    await expectStep(newTab, wizard, 1);
    await expect(previousButton(newTab)).toBeDisabled();
  });

  test('is deleted from the page and the device when the visitor asks', async ({ page }) => {
    const wizard = placement;
    await openWizard(page, wizard);
    await expect(clearButton(page)).toBeHidden();
    await fillWizard(page, wizard, newRegistration(wizard));
    expect(await storedDraft(page, wizard)).toContain('Bina Debbarma');
    await clearButton(page).click();
    await expectStep(page, wizard, 1);
    await expect(notice(page)).toHaveText('What you typed is deleted from this page and this device.');
    await expectAnswers(page, wizard, emptyRegistration(wizard));
    expect(await storedDraft(page, wizard)).toBeNull();
    await expect(stepHeading(page)).toBeFocused();
    await page.reload();
    await expectLive(page);
    await expectStep(page, wizard, 1);
    await expect(notice(page)).toBeEmpty();
  });

  test('in two tabs at once makes one registration', async ({ page, context, site }) => {
    const wizard = internship;
    const answers = newRegistration(wizard);
    await openWizard(page, wizard);
    await fillWizard(page, wizard, answers);
    const otherTab = await context.newPage();
    await openWizard(otherTab, wizard);
    await expectAnswers(otherTab, wizard, answers);
    // The real clock runs here, because the other tab would learn of the registration too early if the clock jumped.
    await completeButton(page).click();
    await expectSuccess(page, wizard);
    // The other tab shows the receipt, and an empty form.
    await expectReference(otherTab, site, answers);
    await expectStep(otherTab, wizard, 1);
    await expectAnswers(otherTab, wizard, emptyRegistration(wizard));
    expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([storedAnswers(answers)]);
  });
});

test('a draft that claims a later step opens at the first step with a wrong answer @desktop', async ({
  page,
  context,
}) => {
  await openWizard(page, internship);
  await goToStep(page, internship, 2, newRegistration(internship));
  const draftText = (await storedDraft(page, internship)) ?? '';
  await page.goto('/about');
  await page.evaluate(([name, draft]) => localStorage.setItem(name, draft), [
    draftKey(internship),
    JSON.stringify({ ...JSON.parse(draftText), step: 9, typed: { name: 'Bina', mode: 'online', courseLength: 7 } }),
  ] as const);
  const newTab = await context.newPage();
  await openWizard(newTab, internship);
  await expectStep(newTab, internship, 1);
  await expectAnswers(newTab, internship, { ...emptyRegistration(internship), name: 'Bina', mode: 'online' });
  await expect(shownMessages(newTab)).toHaveCount(0);
});

test('keeps what the visitor types right before leaving the page @desktop', async ({ page }) => {
  await openWizard(page, internship);
  const loaded = page.waitForEvent('load');
  await answerField(page, internship, 'name').evaluate((input: HTMLInputElement) => {
    input.value = 'Bina';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    location.reload();
  });
  await loaded;
  await expectLive(page);
  await expect(answerField(page, internship, 'name')).toHaveValue('Bina');
});

test('works without the draft in a browser that stores nothing @desktop', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const answers = newRegistration(placement);
  await page.clock.install();
  await openWizard(page, placement);
  await fillWizard(page, placement, answers);
  await complete(page);
  await expectSuccess(page, placement);
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test.describe('a link @desktop', () => {
  test('selects the program and fills in the code, and overrides no later choice', async ({ page }) => {
    const wizard = internship;
    const [search, domain] = wizard.link;
    const other = wizard.domains[0] ?? '';
    const { domain: _, discountCode: __, ...answers } = newRegistration(wizard);
    await openWizard(page, wizard, `${search}&code=SILCHAR%20%2B5`);
    await goToStep(page, wizard, 3, answers);
    await expect(card(page, wizard.domainLabel, domain)).toBeChecked();
    await expect(answerField(page, wizard, 'discountCode')).toHaveValue('SILCHAR +5');
    await setAnswer(page, wizard, 'domain', other);
    await setAnswer(page, wizard, 'discountCode', '');
    await setAnswer(page, wizard, 'discountCode', 'MINE');
    await page.reload();
    await expectLive(page);
    await expect(card(page, wizard.domainLabel, other)).toBeChecked();
    await expect(answerField(page, wizard, 'discountCode')).toHaveValue('MINE');
    // Following the link again selects the program again.
    await openWizard(page, wizard, search);
    await expect(card(page, wizard.domainLabel, domain)).toBeChecked();
    await expect(answerField(page, wizard, 'discountCode')).toHaveValue('MINE');
  });

  test('from a course selects it and leaves no query in the address; a link without a program selects nothing', async ({
    page,
  }) => {
    const [, domain] = placement.link;
    const selectedDomain = async () => {
      await expectLive(page);
      await expect(page).toHaveURL(placement.path);
      return (await formAnswers(page, placement)).domain;
    };
    await page.goto('/curriculum/flutter');
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    expect(await selectedDomain()).toBe(domain);
    await page.reload();
    expect(await selectedDomain()).toBe(domain);
    await page.goto('/placement-training');
    await page.getByRole('link', { name: 'Register Now', exact: true }).first().click();
    expect(await selectedDomain()).toBe('');
  });

  test('makes no draft by itself, so a reload shows no restored answers', async ({ page }) => {
    const [search, domain] = placement.link;
    await openWizard(page, placement, search);
    await page.reload();
    await expectLive(page);
    expect((await formAnswers(page, placement)).domain).toBe(domain);
    await expect(notice(page)).toBeEmpty();
    expect(await storedDraft(page, placement)).toBeNull();
  });

  test('to an unknown program selects none', async ({ page }) => {
    await openWizard(page, internship, '?program=<script>alert(1)</script>&code=');
    await expectAnswers(page, internship, emptyRegistration(internship));
  });
});
