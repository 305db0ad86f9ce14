import type { Page } from '@playwright/test';
import { copyProject } from '../../tools/project-copy.ts';
import {
  completeButton,
  emptyRegistration,
  expectAnswers,
  expectLive,
  expectStep,
  expectSuccess,
  fillWizard,
  newRegistration,
  processingButton,
  storedDraft,
  type Wizard,
  wizards,
} from './support/registration.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test('a build that delivers nothing makes no call at all, and says what the specification has it say', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same script on every screen');
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
    await page.getByLabel('Email Address').first().fill('bina@example.com');
    await page.getByLabel('Project Details').fill('A stock book for the loom hall.');
    // The script that sends in place comes when the form is first touched; on a busy machine after the last field.
    await expect(page.locator('[data-send=contact] input[name=_key]')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('');

    const newsletter = page.getByRole('contentinfo').getByLabel('Email Address');
    await newsletter.fill('bina@example.com');
    await expect(page.locator('[data-send=newsletter] input[name=_key]')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter).toHaveValue('bina@example.com');
    expect(page.url()).toBe(`${site.origin}/`);
    for (const wizard of wizards) await registerNowhere(page, site.origin, wizard);
    expect(posts).toEqual([]);
    expect(await site.leads()).toEqual({ leads: [], subscribers: [] });
    await site.remove();
  } finally {
    await copy.remove();
  }
});

/** Specification, section 7: about two seconds, the console, the toast, an empty form. Nobody gave a number to it. */
async function registerNowhere(page: Page, origin: string, wizard: Wizard): Promise<void> {
  const answers = newRegistration(wizard);
  await page.goto(`${origin}${wizard.path}`);
  await expectLive(page);
  await fillWizard(page, wizard, answers);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  const pressedAtMs = Date.now();
  await completeButton(page).click();
  await expect(processingButton(page)).toBeVisible();
  await expectSuccess(page, wizard);
  expect(Date.now() - pressedAtMs).toBeGreaterThanOrEqual(2000);
  expect(await (await logged).args()[0]?.jsonValue()).toEqual(answers);
  await expectStep(page, wizard, 1);
  await expectAnswers(page, wizard, emptyRegistration(wizard));
  expect(await storedDraft(page, wizard)).toBeNull();
  await expect(page.getByText('Your reference number')).toHaveCount(0);
  // Before the script is there, a press must not leave either.
  await page.route(/\/wizard[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${origin}${wizard.path}`);
  await page.locator(`#${wizard.id}-name`).fill('Bina Debbarma');
  await page.locator(`#${wizard.id}-name`).press('Enter');
  await expect(page).toHaveURL(`${origin}${wizard.path}`);
  await page.unroute(/\/wizard[^/]*\.js$/);
}
