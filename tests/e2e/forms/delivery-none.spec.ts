import type { Browser, Page } from '@playwright/test';
import { copyProject } from '../../../tools/test-support/project-copy.ts';
import {
  completeButton,
  emptyRegistration,
  expectAnswers,
  expectFullProcessingTime,
  expectLive,
  expectStep,
  expectSuccess,
  fillWizard,
  loggedAnswers,
  newRegistration,
  storedDraft,
  type Wizard,
  wizards,
} from '../support/registration.ts';
import { blockScript, unblockScript } from '../support/scripts.ts';
import { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

test('a build with DELIVERY=none posts nothing, and shows the messages of the specification @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const copy = await copyProject();
  try {
    expect(await copy.build({ DELIVERY: 'none' })).toContain('NOTHING IS DELIVERED');

    const site = await SiteServer.start(copy.dir);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await page.goto(site.origin);
    await page.getByLabel('Full Name').fill('Bina Debbarma');
    await page.getByLabel('Email Address').fill('bina@example.com');
    await page.getByLabel('Project Details').fill('A stock book for the loom hall.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    // There is no reference, and only the toast reports a success.
    await expect(page.getByText('Your reference number')).toHaveCount(0);
    await expectNoticeWithoutScript(browser, site.origin);

    const newsletter = page.getByRole('contentinfo').getByLabel('Newsletter e-mail');
    await newsletter.fill('bina@example.com');
    await expect(page.locator('[data-send=newsletter] input[name=_key]')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter).toHaveValue('bina@example.com');
    expect(page.url()).toBe(`${site.origin}/`);
    await page.goto(`${site.origin}/privacy-notice#withdraw`);
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    await expect(page.locator('#withdraw').getByRole('link', { name: /^Write to / })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    for (const wizard of wizards) await registerWithoutDelivery(page, site.origin, wizard);
    expect(posts).toEqual([]);
    expect(await site.leads()).toEqual({ leads: [], subscribers: [] });
    await site.remove();
  } finally {
    await copy.remove();
  }
});

/** Without JavaScript, every form says next to its button that it cannot be sent. */
async function expectNoticeWithoutScript(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/ask/flutter', ...wizards.map((wizard) => wizard.path)]) {
    await page.goto(origin + path);
    const buttons = page.locator('.lead-form-buttons, .wizard-plain');
    await expect(buttons.getByText('this form cannot be sent')).toBeVisible();
  }
  await context.close();
}

/** Specification, section 7: about two seconds, the console message, the toast, an empty form. There is no reference. */
async function registerWithoutDelivery(page: Page, origin: string, wizard: Wizard): Promise<void> {
  const answers = newRegistration(wizard);
  await page.clock.install();
  await page.goto(`${origin}${wizard.path}`);
  await expectLive(page);
  await fillWizard(page, wizard, answers);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await expectFullProcessingTime(page, () => completeButton(page).click());
  await expectSuccess(page, wizard);
  expect(await (await logged).args()[0]?.jsonValue()).toEqual(loggedAnswers(answers));
  await expectStep(page, wizard, 1);
  await expectAnswers(page, wizard, emptyRegistration(wizard));
  expect(await storedDraft(page, wizard)).toBeNull();
  await expect(page.getByText('Your reference number')).toHaveCount(0);
  // Even before the script loads, Enter must not leave the page.
  await blockScript(page, 'wizard');
  await page.goto(`${origin}${wizard.path}`);
  await page.locator(`#${wizard.id}-name`).fill('Bina Debbarma');
  await page.locator(`#${wizard.id}-name`).press('Enter');
  await expect(page).toHaveURL(`${origin}${wizard.path}`);
  await unblockScript(page, 'wizard');
}
