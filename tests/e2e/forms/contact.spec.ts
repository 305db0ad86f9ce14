import type { Locator, Page } from '@playwright/test';
import { pageViewPath } from '../../../forms/page-view.ts';
import { minOpenMs } from '../../../server/intake/spam-check.ts';
import type { Subscriber } from '../../../server/storage/ports/entries.ts';
import { locateWholeChromium } from '../../../tools/programs/chromium.ts';
import { autofill } from '../support/autofill.ts';
import {
  contactFields,
  expectContactAnswers,
  fillContactFields,
  fillContactForm,
  newAnswers,
  sendButton,
} from '../support/contact.ts';
import { readFocusStop } from '../support/focus.ts';
import { waitForHumanPace } from '../support/human-pace.ts';
import { leadsOf } from '../support/leads.ts';
import { advanceOneMinute, watchPosts } from '../support/posts.ts';
import { blockScript, delayResponses, delayScript } from '../support/scripts.ts';
import type { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

const toasts = (page: Page): Locator => page.getByRole('status').getByRole('region', { name: 'Messages' });
const toast = (page: Page, title: string): Locator => toasts(page).getByText(title, { exact: true });
async function closeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toasts(page)).toHaveCount(0);
}
const failure = (page: Page): Locator => page.getByRole('alert');
const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Your reference number' });
const sendNow = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Send it now' });
const success = 'Message Sent!';
const thanks = "We'll get back to you within 24 hours.";

const noAnswers = { name: '', email: '', company: '', project: '', message: '' };

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('says that the message was sent, clears the form, and stores the answers with their page and source @phone', async ({
  page,
  site,
}) => {
  const answers = newAnswers();
  // Chromium does not always report the request of a beacon, so the page records the call.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem('beacon', `${url} ${body}`);
      return send(url, body);
    };
  });
  await page.goto('/about?from=Poster-Udaipur');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('source'))).toBe('Poster-Udaipur');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('beacon')))
    .toMatch(new RegExp(`${pageViewPath} /about$`));
  await page.goto('/');
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(toasts(page)).toContainText(`${success}${thanks}`);
  await expectContactAnswers(page, noAnswers);
  await expect(page).toHaveURL('/');
  const stored = await leadsOf(site, answers);
  expect(stored.map((lead) => lead.answers)).toEqual([answers]);
  expect(stored[0]).toMatchObject({ source: 'poster-udaipur', page: '/' });
  expect(stored[0]?.questions).toEqual({
    name: 'Full Name',
    email: 'Email Address',
    company: 'Company',
    project: 'Project Type',
    message: 'Project Details',
  });
});

test('asks once about a doubtful email address, offers the correction, and then sends the address as it is @phone', async ({
  page,
  site,
}) => {
  const doubtful = { ...newAnswers(), email: `riya${Date.now()}@gmial.com` };
  await page.goto('/');
  await fillContactForm(page, doubtful);
  await sendButton(page).click();
  const field = page.getByLabel('Email Address');
  await expect(field).toHaveAccessibleDescription('Did you mean gmail.com? If your answer is right, send again.');
  await expect(field).toBeFocused();
  expect(await leadsOf(site, doubtful)).toEqual([]);
  await page.getByRole('button', { name: 'Did you mean gmail.com?' }).click();
  await expect(field).toHaveValue(doubtful.email.replace('gmial', 'gmail'));
  await field.fill(doubtful.email);
  await sendButton(page).click();
  await expect(toasts(page)).toContainText(`${success}${thanks}`);
  expect(await leadsOf(site, doubtful)).toHaveLength(1);
});

test('does not treat a visitor who uses autofill as a robot, and keeps the honeypot out of reach @desktop', async ({
  playwright,
  site,
}, { project }) => {
  const executablePath = locateWholeChromium() ?? '';
  test.skip(executablePath === '', 'the headless shell has no autofill');
  await using browser = await playwright.chromium.launch({ ...project.use.launchOptions, executablePath });
  const page = await browser.newPage({ baseURL: site.origin });
  const { email } = newAnswers();
  await page.goto('/');
  const honeypots = page.locator('input[name=subject]');
  await expect(honeypots).toHaveCount(2);
  const fields = contactFields(page);
  await autofill(page, fields.email, email);
  await expect(fields.email).toHaveValue(email);
  expect(await honeypots.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))).toEqual([
    '',
    '',
  ]);

  await fields.message.fill('A till');
  for (let focused: string | null = 'message'; focused !== null; ) {
    expect(focused).not.toBe('subject');
    await page.keyboard.press('Tab');
    focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.closest('form') ? (element.getAttribute('name') ?? '') : null;
    });
  }
  expect(await page.locator('body').ariaSnapshot()).not.toContain('leave empty');

  await waitForHumanPace(page);
  const posts = watchPosts(page);
  await sendButton(page).click();
  await expect(toasts(page)).toContainText(success);
  const [lead] = await leadsOf(site, { email });
  expect(lead).toMatchObject({ answers: { company: 'Khumulwng Weavers', message: 'A till' } });
  const posted = new URLSearchParams(posts[0]?.postData() ?? '');
  expect(Number(posted.get('_openMs'))).toBeGreaterThanOrEqual(minOpenMs);
});

test('keeps the sent message and its number on the page, even after a reload, until the visitor removes them @phone', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answers = newAnswers();
  await page.goto('/');
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(receipt(page).getByRole('heading', { name: 'Your reference number' })).toBeFocused();
  expect(await readFocusStop(page)).toMatchObject({ problem: '' });
  const [lead] = await leadsOf(site, answers);
  await receipt(page).getByRole('button', { name: 'Copy number' }).click();
  await expect(receipt(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lead?.reference);
  for (const visit of ['after sending', 'after a reload']) {
    await test.step(visit, async () => {
      await expect(receipt(page)).toContainText(lead?.reference ?? 'no lead');
      await expect(receipt(page)).toContainText(/within 4 hours.+within 24 hours/);
      await receipt(page).getByText('What you sent').click();
      await expect(receipt(page).getByRole('term').first()).toHaveClass('fine-print');
      await expect(receipt(page).getByRole('definition')).toHaveText(Object.values(answers));
    });
    await page.reload();
  }
  const otherTab = await context.newPage();
  await otherTab.goto('/#contact');
  await expect(receipt(otherTab)).toContainText(lead?.reference ?? 'no lead');
  await expect(receipt(otherTab).getByText('What you sent')).toBeHidden();
  await receipt(otherTab).getByRole('button', { name: 'Remove now' }).click();
  await expect(contactFields(otherTab).name).toBeFocused();
  await otherTab.reload();
  await expect(otherTab.getByText('What you type stays on this device until you send it')).toBeVisible();
  await expect(receipt(otherTab)).toBeHidden();
});

test('shows the toast only after the server has stored the message @desktop', async ({ page, site }) => {
  const answers = newAnswers();
  const release = await delayResponses(page, '/api/send/contact');
  await page.goto('/');
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(toast(page, success)).toBeHidden();
  await expectContactAnswers(page, answers);
  expect(await leadsOf(site, answers)).toHaveLength(0);
  release();
  await expect(toast(page, success)).toBeVisible();
  expect(await leadsOf(site, answers)).toHaveLength(1);
  await expect(sendButton(page)).toBeEnabled();
});

test('refuses a message of 6,000 characters in one clear sentence, and keeps what was typed @desktop', async ({
  page,
  site,
}) => {
  const answers = { ...newAnswers(), message: 'x'.repeat(6000) };
  await page.goto('/');
  await fillContactForm(page, answers);
  await sendButton(page).click();
  const { message } = contactFields(page);
  await expect(failure(page)).toHaveText(
    /^Not sent: one answer needs a changeWhat you typed is still here.Project Details/,
  );
  await expect(message).toHaveAccessibleDescription(
    'Project Details is longer than 5,000 characters. Please shorten it by 1,000.',
  );
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  // The link may now be at the place of the button. Typing before the next click keeps the two from counting as a double click.
  await contactFields(page).name.fill(answers.name);
  await failure(page).getByRole('link', { name: 'Project Details' }).click();
  await expect(message).toBeFocused();
  await expectContactAnswers(page, answers);
  expect(await leadsOf(site, answers)).toHaveLength(0);
  await message.fill('Shorter.');
  await sendButton(page).click();
  await expect(toast(page, success)).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await expect(message).not.toHaveAttribute('aria-invalid');
  await expect(page).not.toHaveTitle(/Error/);
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test.describe('the stored message @desktop', () => {
  test('is exactly what was typed, even a long text in many scripts, and a second message makes a second entry', async ({
    page,
    site,
  }) => {
    const { name, email, message } = newAnswers();
    const line = 'আমাদের দোকান 🧵👩🏽‍🌾 مرحبا بكم שלום e\u0301 Ngā mihi.\n';
    const long = {
      ...newAnswers(),
      name: 'ত্রিপুরা دار النسيج 👩‍👩‍👧',
      message: line.repeat(Math.floor(5000 / line.length)).trim(),
    };
    expect(long.message.length).toBeGreaterThan(4900);
    const second = { ...long, message: 'The second.' };
    await page.goto('/');
    for (const answers of [{ name, email, message, company: '', project: '' }, long, second]) {
      await fillContactForm(page, answers);
      await sendButton(page).click();
      await expect(toast(page, success)).toBeVisible();
      await closeToast(page);
    }
    expect((await leadsOf(site, { email })).map((lead) => lead.answers)).toEqual([{ name, email, message }]);
    expect((await leadsOf(site, long)).map((lead) => lead.answers)).toEqual([second, long]);
  });

  const presses: Record<string, (page: Page) => Promise<void>> = {
    'one press': (page) => sendButton(page).click(),
    'a double click': (page) => sendButton(page).dblclick(),
    'Enter pressed twice': async (page) => {
      await contactFields(page).company.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  };
  test('is stored once after a double click, a second Enter and a replayed request', async ({ page, site }) => {
    const posts = watchPosts(page);
    await page.clock.install();
    await page.goto('/');
    for (const [name, press] of Object.entries(presses)) {
      await test.step(name, async () => {
        const answers = newAnswers();
        posts.length = 0;
        await fillContactForm(page, answers);
        await press(page);
        await expect(toast(page, success)).toBeVisible();
        await advanceOneMinute(page);
        await expect(toasts(page)).toHaveCount(0);
        expect(posts.map((post) => new URL(post.url()).pathname)).toEqual(['/api/send/contact']);
        await expect(sendButton(page)).toBeVisible();
        expect(await leadsOf(site, answers)).toHaveLength(1);
      });
    }
    const answers = newAnswers();
    await fillContactForm(page, answers);
    const requestPromise = page.waitForRequest('/api/send/contact');
    await sendButton(page).click();
    const request = await requestPromise;
    await expect(toast(page, success)).toBeVisible();
    const replay = await page.request.fetch(request);
    expect(replay.status()).toBe(200);
    expect(await leadsOf(site, answers)).toHaveLength(1);
  });

  test('is stored even if the visitor presses the button before the script loads, and accessible reply pages say so', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const answers = newAnswers();
    await blockScript(page, 'send-in-place');
    await page.goto('/');
    for (const [outcome, message] of [
      ['Message not sent', 'x'.repeat(6000)],
      [success, answers.message],
    ] as const) {
      await fillContactFields(page, { ...answers, message });
      await sendButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome);
      await expectAccessible();
    }
    expect(await leadsOf(site, answers)).toHaveLength(1);
  });
});

test('the browser requires Full Name, Email Address and Project Details, and refuses an incomplete email address @desktop', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await page.goto('/');
  const fields = contactFields(page);
  for (const field of [fields.name, fields.email, fields.message]) {
    await expect(field).toHaveJSProperty('required', true);
  }
  for (const field of [fields.company, fields.project]) await expect(field).toHaveJSProperty('required', false);
  await expect(fields.email).toHaveAttribute('type', 'email');
  await expect(fields.message).toHaveAttribute('rows', '5');
  for (const empty of ['name', 'email', 'message'] as const) {
    await fillContactForm(page, { ...newAnswers(), [empty]: '' });
    await sendButton(page).click();
    await expect(fields[empty]).toBeFocused();
    const { valueMissing, customError } = await fields[empty].evaluate((input: HTMLInputElement) => ({
      valueMissing: input.validity.valueMissing,
      customError: input.validity.customError,
    }));
    // The browser shows its own message.
    expect({ empty, valueMissing, customError }).toEqual({ empty, valueMissing: true, customError: false });
  }
  const answers = { ...newAnswers(), email: 'bina.example.com' };
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(fields.email).toBeFocused();
  await expect(fields.email).toHaveJSProperty('validity.typeMismatch', true);
  await expectContactAnswers(page, answers);
  await expect(toasts(page)).toHaveCount(0);
  expect(posts).toEqual([]);
});

test('a killed server loses no acknowledged message; the next message stays in the form, and the next attempt stores it once @desktop', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const acknowledged = newAnswers();
  const answers = { ...newAnswers(), message: 'Tea & cake? 100 % সত্যি.\nSecond line' };
  await page.goto('/');
  await fillContactForm(page, acknowledged);
  await sendButton(page).click();
  await expect(toast(page, success)).toBeVisible();
  await closeToast(page);
  await fillNewsletter(page, answers.email);
  await fillContactForm(page, answers);
  await site.kill9();

  await test.step('the answers stay in the form', async () => {
    await newsletter(page).getByRole('button').click();
    await expect(newsletter(page).getByRole('status')).toContainText('No answer from our server');
    await expect(newsletter(page).getByLabel('Newsletter e-mail')).toHaveValue(answers.email);
    await sendButton(page).click();
    await expect(failure(page)).toContainText('No answer from our server');
    await expect(failure(page)).toContainText('What you typed is still here');
    await expectContactAnswers(page, answers);
  });
  await test.step('the email, the WhatsApp message and the copied text contain every answer', async () => {
    const link = failure(page).getByRole('link', { name: 'Email these answers to hello@example.com' });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect([href.protocol, href.pathname]).toEqual(['mailto:', 'hello@example.com']);
    // Mail programs do not decode a +.
    const body = decodeURIComponent(/[?&]body=([^&]*)/.exec(href.search)?.[1] ?? '');
    expect(href.search).toMatch(/^\?subject=Message&/);
    const lines = [
      'Message',
      `Full Name: ${answers.name}`,
      `Email Address: ${answers.email}`,
      `Company: ${answers.company}`,
      `Project Type: ${answers.project}`,
      'Project Details: Tea & cake? 100 % সত্যি.',
      'Second line',
    ];
    expect(body.split('\n')).toEqual(lines);
    const message = await failure(page).getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    expect(message).toBe(`https://wa.me/910000000000?text=${encodeURIComponent(lines.join('\n'))}`);
    await failure(page).getByRole('button', { name: 'Copy answers' }).click();
    await expect(failure(page).getByRole('button', { name: 'Copied' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
  });
  await test.step('the next attempt stores the message once after the server has restarted', async () => {
    await site.restart();
    expect((await leadsOf(site, acknowledged)).map((lead) => lead.answers)).toEqual([acknowledged]);
    await sendButton(page).click();
    await expect(toast(page, success)).toBeVisible();
    await expect(failure(page)).toBeHidden();
    expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([answers]);
    await newsletter(page).getByRole('button').click();
    await expect(newsletter(page).getByRole('status')).toContainText('Subscribed');
    expect(await subscribersOf(site, answers.email)).toHaveLength(1);
  });
});

test.describe('an unconfirmed message @desktop', () => {
  test('is offered again on the next visit, and stored once even if the visitor sends it again', async ({
    page,
    site,
  }) => {
    const answers = newAnswers();
    await page.route(
      '/api/send/contact',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto('/');
    await fillContactForm(page, answers);
    await sendButton(page).click();
    await expect(failure(page)).toContainText('No answer from our server');
    await expectContactAnswers(page, answers);
    expect(await leadsOf(site, answers)).toHaveLength(1);
    // A phone that runs out of memory also unloads the page. The next visit restores the answers.
    await page.goto('/about');
    await page.goto('/#contact');
    const offer = page.getByText('We do not know whether your last entry arrived.');
    await expect(offer).toBeVisible();
    await expectContactAnswers(page, answers);
    const name = contactFields(page).name;
    expect((await offer.boundingBox())?.y).toBeLessThan((await name.boundingBox())?.y ?? 0);
    // Nothing moves while the visitor types.
    const top = await name.evaluate((input) => input.getBoundingClientRect().top + scrollY);
    await name.press('End');
    await name.pressSequentially('x');
    await expect(offer).toBeHidden();
    await name.press('Backspace');
    expect(await name.evaluate((input) => input.getBoundingClientRect().top + scrollY)).toBe(top);
    await page.reload();
    await waitForHumanPace(page);
    await sendButton(page).click();
    await expect(toast(page, success)).toBeVisible();
    expect(await leadsOf(site, answers)).toHaveLength(1);
    await page.reload();
    await expect(receipt(page)).toBeVisible();
    await expectContactAnswers(page, noAnswers);
  });

  test('stays in the form while the visitor is offline, and is stored once when they send it online', async ({
    page,
    context,
    site,
  }) => {
    const answers = newAnswers();
    const posts = watchPosts(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto('/');
    await fillNewsletter(page, answers.email);
    await fillContactForm(page, answers);
    await context.setOffline(true);
    await newsletter(page).getByRole('button').click();
    await expect(newsletter(page).getByRole('status')).toContainText('You are offline');
    await sendButton(page).click();
    await expect(failure(page)).toContainText('You are offline');
    await expect(failure(page).getByText('It is kept on this device for 7 days')).toBeVisible();
    await expect(sendNow(page)).toBeHidden();
    const box = await sendButton(page).boundingBox();
    const postsBefore = posts.length;
    await context.setOffline(false);
    await expect(failure(page)).toContainText('You are online again');
    await expect(newsletter(page).getByRole('status')).toContainText('You are online again');
    expect(await sendButton(page).boundingBox()).toEqual(box);
    // If the button cannot copy, the visitor can select the text.
    await failure(page).getByRole('button', { name: 'Copy answers' }).click();
    const copyText = failure(page).getByRole('textbox');
    await expect(copyText).toBeFocused();
    await expect(copyText).toHaveValue(new RegExp(`\nEmail Address: ${answers.email}\n`));
    await expect(copyText).toHaveJSProperty('selectionEnd', (await copyText.inputValue()).length);
    expect(posts).toHaveLength(postsBefore);
    expect(await leadsOf(site, answers)).toHaveLength(0);
    await sendNow(page).click();
    await expect(toast(page, success)).toBeVisible();
    await expect(failure(page)).toBeHidden();
    expect(await leadsOf(site, answers)).toHaveLength(1);
    await expectContactAnswers(page, noAnswers);
  });

  test('is sent once by itself when the device is online again, if the visitor asks for that', async ({
    page,
    context,
    site,
  }) => {
    const answers = newAnswers();
    const posts = watchPosts(page);
    const sendLater = failure(page).getByRole('button', { name: 'Send it when I am online again' });
    const confirmation = failure(page).getByText('We send it if you open a page');
    await page.goto('/');
    await fillContactForm(page, answers);
    await context.setOffline(true);
    await sendButton(page).click();
    await sendLater.click();
    await expect(confirmation).toBeVisible();
    await failure(page).getByRole('button', { name: 'Do not send it' }).click();
    await expect(sendLater).toBeFocused();
    await sendLater.press('Enter');
    // A later change cancels the request to send.
    await contactFields(page).name.fill('Rita');
    await expect(confirmation).toBeHidden();
    const postsBefore = posts.length;
    await context.setOffline(false);
    await expect(failure(page)).toContainText('You are online again');
    expect(posts).toHaveLength(postsBefore);

    await context.setOffline(true);
    await sendButton(page).click();
    await sendLater.click();
    await expect(confirmation).toBeVisible();
    await context.setOffline(false);
    await expect(toast(page, success)).toBeVisible();
    await expect(failure(page)).toBeHidden();
    await expect(receipt(page)).toBeVisible();
    await expectContactAnswers(page, noAnswers);
    const [lead, ...others] = await leadsOf(site, answers);
    expect([lead?.answers.name, others]).toEqual(['Rita', []]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['sent:contact']);
  });

  test('can be deleted from the form and the device', async ({ page }) => {
    const answers = newAnswers();
    await page.goto('/?project=Cloud%20Solutions#contact');
    await expect(contactFields(page).project).toHaveValue('Cloud Solutions');
    await fillContactForm(page, { ...answers, project: 'Mobile Development' });
    await page.reload();
    await expect(page.getByText('Welcome back.')).toBeVisible();
    await expectContactAnswers(page, { ...answers, project: 'Mobile Development' });
    await page.getByRole('button', { name: 'Forget what I typed' }).click();
    await expect(page.getByText('What you typed is deleted from this page and this device.')).toBeVisible();
    await expect(contactFields(page).name).toBeFocused();
    await expectContactAnswers(page, noAnswers);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('stays in the form after a response of another server and after a timeout, and the next attempt stores it once', async ({
    page,
    site,
  }) => {
    const answers = newAnswers();
    await page.clock.install();
    // Playwright applies the last route first.
    await page.route('/api/send/contact', (route) => void route.fetch(), { times: 1 });
    await page.route(
      '/api/send/contact',
      // A hotel network responds like this.
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Please accept our terms</h1>' }),
      { times: 1 },
    );
    await page.goto('/');
    await fillContactForm(page, answers);
    await sendButton(page).click();
    await expect(failure(page)).toContainText('No answer from our server');
    await expectContactAnswers(page, answers);
    // Less than half a second has passed. Typing before the next click keeps the two from counting as a double click.
    await contactFields(page).message.fill(answers.message);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).click();
    await expect.poll(async () => (await leadsOf(site, answers)).length).toBe(1);
    await page.clock.runFor(29_999);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.runFor(1);
    await expect(failure(page)).toContainText('This is taking too long');
    await page.clock.resume();
    await expectContactAnswers(page, answers);
    await contactFields(page).message.fill(answers.message);
    await sendButton(page).click();
    await expect(toast(page, success)).toBeVisible();
    expect(await leadsOf(site, answers)).toHaveLength(1);
  });
});

test('a visitor can write and send a message with the keyboard alone @desktop', async ({ page, site }) => {
  const answers = { ...newAnswers(), message: 'By keyboard.' };
  await page.goto('/');
  const { name, project } = contactFields(page);
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    if (await name.evaluate((input) => input === document.activeElement)) break;
  }
  await expect(name).toBeFocused();
  await page.keyboard.type(answers.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers.company);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cloud');
  await expect(project).toHaveValue(answers.project);
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers.message);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy notice' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of service' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, success)).toBeVisible();
  expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([answers]);
});

test.describe('the toast @desktop', () => {
  /** Sends the message with a paused clock. */
  async function sendWithPausedClock(page: Page): Promise<void> {
    await sendButton(page).click();
    // The page shows no response before the time for a double click has passed.
    await page.clock.runFor(500);
    await expect(toast(page, success)).toBeVisible();
    await page.mouse.move(5, 5);
  }

  test('of a success disappears after 6 s, stays while the mouse is over it, and closes with its button', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-06-01T10:00:00Z' });
    await page.goto('/');
    await fillContactForm(page, newAnswers());
    await page.clock.pauseAt('2026-06-01T11:00:00Z');
    await sendWithPausedClock(page);
    await test.step('disappears after exactly 6 s', async () => {
      await page.clock.runFor(5_999);
      await expect(toast(page, success)).toBeVisible();
      await page.clock.runFor(1);
      await expect(toasts(page)).toHaveCount(0);
    });
    await test.step('stays while the mouse is over it', async () => {
      await fillContactFields(page, newAnswers());
      await sendWithPausedClock(page);
      await toast(page, success).hover();
      await page.clock.runFor(60_000);
      await expect(toast(page, success)).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(6_000);
      await expect(toasts(page)).toHaveCount(0);
    });
    await test.step('closes with its button, which returns the focus', async () => {
      await fillContactFields(page, newAnswers());
      await sendWithPausedClock(page);
      await closeToast(page);
      await fillContactFields(page, newAnswers());
      await sendWithPausedClock(page);
      await sendButton(page).focus();
      await page.getByRole('button', { name: 'Close message' }).press('Enter');
      await expect(toasts(page)).toHaveCount(0);
      await expect(sendButton(page)).toBeFocused();
    });
  });
});

const newsletter = (page: Page): Locator =>
  page.locator('form').filter({ has: page.getByRole('heading', { name: 'Newsletter' }) });

/** Fills in the address at human pace, and waits for the script that sends it. */
async function fillNewsletter(page: Page, email: string): Promise<void> {
  await newsletter(page).getByLabel('Newsletter e-mail').fill(email);
  await expect(newsletter(page).locator('input[name=_key]')).not.toHaveValue('');
  await waitForHumanPace(page);
}

/** The subscribers with this address. Fails if one is in quarantine, since it gets no email to confirm. */
async function subscribersOf(site: SiteServer, email: string): Promise<Subscriber[]> {
  const all = (await site.leads()).subscribers;
  const subscribers = all.filter((subscriber) => subscriber.email.toLowerCase() === email.toLowerCase());
  expect(subscribers.map(({ quarantine }) => quarantine)).toEqual(subscribers.map(() => null));
  return subscribers;
}

test.describe('the newsletter', () => {
  test('stores an address once, even in another letter case, and says so in the form @phone', async ({
    page,
    site,
  }) => {
    const { email } = newAnswers();
    await page.goto('/');
    await fillNewsletter(page, email);
    await newsletter(page).getByRole('button').click();
    await expect(newsletter(page).getByRole('status')).toHaveText(
      'Subscribed Open our email and press the button in it to confirm. No email after an hour? Sign up again.',
    );
    await expect(newsletter(page).getByLabel('Newsletter e-mail')).toHaveValue('');
    await expect(page).toHaveURL('/');
    expect(await subscribersOf(site, email)).toHaveLength(1);
    // A second press changes nothing.
    await newsletter(page).evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(newsletter(page).getByRole('status')).toContainText('Subscribed');
    await expect(newsletter(page).getByLabel('Newsletter e-mail')).not.toBeFocused();
    await fillNewsletter(page, email.toUpperCase());
    const responsePromise = page.waitForResponse('/api/send/newsletter');
    await newsletter(page).getByRole('button').click();
    expect((await responsePromise).status()).toBe(200);
    await expect(newsletter(page).getByLabel('Newsletter e-mail')).toHaveValue('');
    expect(await subscribersOf(site, email)).toHaveLength(1);
  });

  test('says in the form what is wrong with an address, and keeps it @desktop', async ({ page }) => {
    await page.goto('/');
    for (const [address, message] of [
      ['nobody@', 'Newsletter e-mail is not a complete email address.'],
      ['', 'Newsletter e-mail is missing.'],
    ] as const) {
      await fillNewsletter(page, address);
      await newsletter(page).getByRole('button').click();
      await expect(newsletter(page).getByRole('status')).toContainText(message);
      const field = newsletter(page).getByLabel('Newsletter e-mail');
      await expect(field).toHaveValue(address);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAttribute('aria-describedby', 'newsletter-answer');
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page).toHaveURL('/');
    }
  });

  test('waits for its script if the visitor presses the button early, and stays on the page @desktop', async ({
    page,
  }) => {
    const release = await delayScript(page, 'send-in-place');
    await page.goto('/about');
    await newsletter(page).getByRole('button').click();
    release();
    await expect(newsletter(page).getByRole('status')).toContainText('Newsletter e-mail is missing.');
    await expect(page).toHaveURL('/about');
  });
});

test('a form sent 0.3 s after its page opened goes into quarantine even if its script loads later @desktop', async ({
  page,
  site,
}) => {
  const answers = newAnswers();
  // A false time makes the visitor look as fast as a robot.
  await page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 300 }));
  const release = await delayScript(page, 'send-in-place');
  await page.goto('/');
  await fillContactFields(page, answers);
  await sendButton(page).click();
  await waitForHumanPace(page);
  release();
  await expect(page.getByRole('status').getByText(success)).toBeVisible();
  expect(await leadsOf(site, answers, 'too-fast')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says on a reply page that the message was sent, and stores it only once after a reload @phone', async ({
    page,
    site,
  }) => {
    const answers = newAnswers();
    await page.goto('/');
    await fillContactFields(page, answers);
    const responsePromise = page.waitForResponse('/send/contact');
    await sendButton(page).click();
    expect((await responsePromise).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(success);
    await expect(page.getByRole('main')).toContainText(thanks);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(success);
    expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([answers]);
    await page.getByRole('link', { name: 'Back to the contact form' }).click();
    await expect(page).toHaveURL('/#contact');
  });

  test('gives the reason for a refused message, and keeps every answer @desktop', async ({ page, site }) => {
    const answers = { ...newAnswers(), message: `${'x'.repeat(6000)}\nend` };
    await page.goto('/');
    await fillContactFields(page, answers);
    const responsePromise = page.waitForResponse('/send/contact');
    await sendButton(page).click();
    expect((await responsePromise).status()).toBe(422);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message not sent');
    await expect(page.getByRole('main')).toContainText(
      'Project Details is longer than 5,000 characters. Please shorten it by 1,004.',
    );
    await expectContactAnswers(page, answers);
    await expect(contactFields(page).message).toHaveAttribute('aria-invalid', 'true');
    await contactFields(page).message.fill('Shorter.');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(success);
    const stored = (await leadsOf(site, answers)).map((lead) => lead.answers);
    expect(stored).toEqual([{ ...answers, message: 'Shorter.' }]);
  });

  test('shows a reply page for a newsletter address, with the error of an incomplete one @desktop', async ({
    page,
    site,
  }) => {
    const { email } = newAnswers();
    for (const [address, status, heading, words] of [
      ['nobody@', 422, 'Not subscribed', 'Newsletter e-mail is not a complete email address.'],
      [email, 200, 'Subscribed', ''],
    ] as const) {
      await page.goto('/');
      await newsletter(page).getByLabel('Newsletter e-mail').fill(address);
      const responsePromise = page.waitForResponse('/send/newsletter');
      await newsletter(page).getByRole('button').click();
      expect((await responsePromise).status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toContainText(words);
    }
    expect(await subscribersOf(site, email)).toHaveLength(1);
  });
});
