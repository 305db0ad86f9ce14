import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { DeskServer } from '../support/desk.ts';
import { overflowingText } from '../support/overflowing-text.ts';
import { expect } from '../support/test.ts';

// One after another in one worker, so that the desk starts once.
test.describe.configure({ mode: 'default' });

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await DeskServer.start(60);
});
test.afterAll(() => desk.remove());

async function signIn(page: Page): Promise<void> {
  const { address, code } = await desk.makeCode();
  await page.goto(address);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

async function findChangeAndExportLead(page: Page, name: string): Promise<void> {
  const reference = await desk.addLead(name);
  await signIn(page);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('98123-45670');
  await page.keyboard.press('Enter');
  const card = page.locator(`#lead-${reference}`);
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919812345670');
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919812345670\?text=Hello/,
  );

  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: 'What they wrote' })).toContainText('Is there an evening batch?');
  await page.getByLabel(/^Note about the call/).fill('Asks her father tonight');
  await page.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(`Saved: ${name}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Asks her father tonight' })).toContainText('Rina Das');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toContainText('Undone');
  expect((await desk.store.desk.leads({ reference }))[0]?.state.followUpOn).toBeNull();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Counselling');
  await page.getByRole('combobox', { name: 'Owner' }).selectOption('Rina Das');
  await page.getByRole('button', { name: 'in a week' }).click();
  const [lead] = await desk.store.desk.leads({ reference });
  expect(lead?.state).toMatchObject({ status: 'counselling', ownerId: 's1' });
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/leads\?text=98123-45670#lead-/);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^leads-.*\.xlsx$/);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('listitem').filter({ hasText: 'this device' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

test('a member of the staff finds a lead, can call it, changes it and exports it @desktop', async ({ page }) => {
  await findChangeAndExportLead(page, 'Ananya Chakraborty');
});

test('a member of the staff finds, changes and exports a lead without JavaScript @phone', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await findChangeAndExportLead(page, 'Lalrin Reang');
  await page.close();
});

test('a member of the staff adds a passkey, signs in with it and removes it @desktop', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signIn(page);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const passkey = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkey).toContainText('Chrome on Linux');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Perhaps this device has one already');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('listitem').filter({ hasText: 'this device' }).getByRole('button', { name: 'Sign out' }).click();

  await page.goto(`${desk.origin}/leads?status=lost`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/leads\?status=lost$/);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(passkey).toContainText('last used just now');
  await passkey.getByRole('button', { name: 'Remove' }).click();
  await expect(passkey).toHaveCount(0);

  // The device keeps the passkey.
  expect((await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);
  await page.goto(`${desk.origin}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('This passkey was not accepted');
});

test('every page is accessible, and no text overflows the window @desktop', async ({ page }) => {
  test.setTimeout(90_000);
  const reference = await desk.addLead('Bikram Noatia');
  const [lead] = await desk.store.desk.leads({ reference });
  const note = { id: randomUUID(), kind: 'note', text: 'Call her father', set: {}, seenVersion: null } as const;
  const at = new Date().toISOString();
  await desk.store.desk.change({ ...note, leadId: lead?.id ?? '', staffId: 's1', at });
  const { address } = await desk.makeCode();
  await page.goto(address);
  expect(await accessibilityViolations(page)).toEqual([]);
  await signIn(page);
  for (const route of [
    `/?done=${reference}.${note.id}`,
    '/leads?status=contacted',
    `/leads/${reference}`,
    `/leads/${reference}/email`,
    '/leads/new',
    '/leads?form=newsletter',
    '/figures',
    '/templates',
    '/recipients',
    '/staff',
    '/account',
    '/leads/none',
  ]) {
    await page.goto(desk.origin + route);
    for (const [width, theme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      expect([route, width, await accessibilityViolations(page, [theme])]).toEqual([route, width, []]);
      expect([route, width, await overflowingText(page)]).toEqual([route, width, []]);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect([route, width, 'large text', await overflowingText(page)]).toEqual([route, width, 'large text', []]);
    }
  }
});
