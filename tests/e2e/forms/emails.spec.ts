import type { Page } from '@playwright/test';
import {
  type ReceivedEmail,
  startTestSmtpServer,
  type TestSmtpServer,
} from '../../../server/test-support/smtp-server.ts';
import { fillContactFields, newAnswers, sendButton } from '../support/contact.ts';
import { waitForHumanPace } from '../support/human-pace.ts';
import { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

// These journeys share one site and one mail server.
test.describe.configure({ mode: 'default' });
const staffAddress = 'desk@ours.example';
let smtpServer: TestSmtpServer;
let mailSite: SiteServer;
test.beforeAll(async () => {
  smtpServer = await startTestSmtpServer();
  const mail = { SMTP_URL: smtpServer.url, MAIL_FROM: 'Us <us@ours.example>', MAIL_STAFF: staffAddress };
  mailSite = await SiteServer.start(undefined, mail);
});
test.afterAll(async () => {
  await mailSite.remove();
  await smtpServer.stop();
});

/** Waits for an email to an address. @param subject part of its subject */
async function emailTo(address: string, subject = ''): Promise<ReceivedEmail> {
  const find = () =>
    smtpServer.received.find((email) => email.envelope.to.includes(address) && (email.subject ?? '').includes(subject));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const email = find();
  if (!email) throw new Error(`no email to ${address}`);
  return email;
}

/** The plain text without its line breaks and indents. */
const wordsOf = ({ text = '' }: { readonly text?: string | undefined }) => text.replace(/\s+/g, ' ').trim();

/** The addresses of the site's links in the plain text of an email. */
const linksIn = ({ text = '' }: ReceivedEmail) => text.match(/http:\/\/\S+\/link\/\S+/g) ?? [];

async function requestLinks(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send me the links' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'} @desktop`, () => {
    test.use({ javaScriptEnabled });

    async function open(page: Page, path = '/'): Promise<void> {
      await page.goto(mailSite.origin + path);
      if (javaScriptEnabled) await waitForHumanPace(page);
    }

    test('a message sends an email to the staff and one to its sender, with a link that withdraws the message', async ({
      page,
    }) => {
      const answers = newAnswers();
      await open(page);
      await fillContactFields(page, answers);
      await sendButton(page).click();
      const email = await emailTo(answers.email);
      const [lead] = (await mailSite.leads()).leads;
      const reference = lead?.reference ?? 'none';
      expect(email.text).toContain(reference);
      expect(wordsOf(email)).not.toContain(wordsOf({ text: answers.message }));
      const notice = await emailTo(staffAddress, reference);
      expect(wordsOf(notice)).toContain(wordsOf({ text: answers.message }));
      expect(notice.replyTo).toEqual([expect.objectContaining({ address: answers.email })]);

      if (javaScriptEnabled) {
        // The email may arrive before the reply does.
        await expect.poll(() => page.evaluate(() => localStorage['sent:contact'] ?? '')).toContain(reference);
      }
      const [withdraw = ''] = linksIn(email);
      await page.goto(withdraw);
      await expect(heading(page)).toHaveText('Withdraw and erase?');
      await expect(page.getByRole('main')).toContainText(reference);
      await expect(page.getByRole('main')).not.toContainText(answers.email);
      expect((await mailSite.leads()).leads).toHaveLength(1);
      await page.getByRole('button', { name: 'Withdraw and erase' }).click();
      await expect(heading(page)).toHaveText('Withdrawn and erased');
      expect((await mailSite.leads()).leads).toEqual([]);
      const withdrawalNotice = await emailTo(staffAddress, `Withdrawn: ${reference}`);
      expect(wordsOf(withdrawalNotice)).not.toContain(answers.email);
      if (javaScriptEnabled) {
        await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      }
      await page.goto(withdraw);
      await expect(page.getByRole('button', { name: 'Withdraw and erase' })).toHaveCount(0);
    });

    test('the privacy notice sends another withdrawal link to the sender, and nothing to an unknown address', async ({
      page,
    }) => {
      const answers = newAnswers();
      const body = new URLSearchParams(answers);
      await fetch(`${mailSite.origin}/api/send/contact`, { method: 'POST', body });
      const lead = (await mailSite.leads()).leads.find((candidate) => candidate.answers.email === answers.email);
      const stranger = `stranger-${answers.email}`;
      for (const email of [stranger, answers.email.toUpperCase()]) {
        await open(page, '/privacy-notice#withdraw');
        await requestLinks(page, email);
        await expect(page.getByRole('main')).toContainText('If we keep anything under this address');
      }
      const email = await emailTo(answers.email, 'links to withdraw');
      expect(email.text).toContain(lead?.reference ?? 'no lead');
      expect(wordsOf(email)).not.toContain(wordsOf({ text: answers.message }));
      expect(smtpServer.received.filter(({ envelope }) => envelope.to.includes(stranger))).toEqual([]);

      const [withdraw = ''] = linksIn(email);
      await page.goto(withdraw);
      await expect(page.getByRole('main')).toContainText(lead?.reference ?? 'no lead');
      await page.getByRole('button', { name: 'Withdraw and erase' }).click();
      await expect(heading(page)).toHaveText('Withdrawn and erased');
      expect((await mailSite.leads()).leads.filter(({ id }) => id === lead?.id)).toEqual([]);
    });

    test('without a mail server, the form on the privacy notice says what to do instead, and keeps the address', async ({
      page,
    }) => {
      await page.goto('/privacy-notice#withdraw');
      if (javaScriptEnabled) await waitForHumanPace(page);
      await requestLinks(page, 'bina@example.com');
      await expect(page.getByRole('main')).toContainText(/This site cannot send email at the moment\..+ or call \+/);
      await expect(page.getByRole('main').getByLabel('Email Address')).toHaveValue('bina@example.com');
    });
  });
}

test.describe('without JavaScript @desktop', () => {
  test.use({ javaScriptEnabled: false });

  test('a subscriber confirms the newsletter with a button, and unsubscribes with one click in the mailbox', async ({
    page,
  }) => {
    const { email: address } = newAnswers();
    await page.goto(mailSite.origin);
    const newsletter = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Newsletter' }) });
    await newsletter.getByLabel('Newsletter e-mail').fill(address);
    await newsletter.getByRole('button').click();
    const email = await emailTo(address);
    const states = async () => (await mailSite.leads()).subscribers.map(({ email, state }) => [email, state]);
    expect(await states()).toEqual([[address, 'pending']]);
    const [confirm = ''] = linksIn(email);
    await page.goto(confirm);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await states()).toEqual([[address, 'confirmed']]);

    const headerValue = (key: string) => email.headers.find((header) => header.key === key)?.value;
    expect(headerValue('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, unsubscribeAddress = ''] = /<(http[^>]+)>/.exec(headerValue('list-unsubscribe') ?? '') ?? [];
    const response = await fetch(unsubscribeAddress, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    expect(await states()).toEqual([]);
  });
});
