import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { challengePath } from '../../../forms/proof-of-work.ts';
import { createSiteServer } from '../../../server/http/server.ts';
import { readSiteFiles } from '../../../server/http/static/site-files.ts';
import { intakeOrigin, intakePort, scratchSite } from '../../support/scratch-site.ts';
import { applicationPath, applyButton, fillApplication, newApplication, pdfFile } from '../support/application.ts';
import { contactFields, fillContactFields, fillContactForm, newAnswers, sendButton } from '../support/contact.ts';
import { waitForHumanPace } from '../support/human-pace.ts';
import { leadsOf } from '../support/leads.ts';
import {
  completeButton,
  expectLive,
  expectSuccess,
  fillWizard,
  internship,
  newRegistration,
  placement,
} from '../support/registration.ts';
import { delayResponses } from '../support/scripts.ts';
import { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages on a static host send their forms, each with a proof of work, to the intake on another origin, which refuses every other site @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const dir = await scratchSite();
  const [pages, foreignSite] = [await startStaticHost(dir), await startStaticHost(dir)];
  const intake = await SiteServer.start(dir, { PORT: String(intakePort), ALLOWED_ORIGINS: pages.origin });
  try {
    const challenges = watchChallenges(page);
    await sendMessage(page, pages.origin, intake, challenges);
    await sendByRobot(intake);
    const errors = browserErrorsOf(page);
    await sendApplication(page, pages.origin, intake, challenges);
    expect(challenges).toHaveLength(3);
    expect(errors).toEqual([]);
    await register(browser, pages.origin, intake);
    const response = await fetch(pages.origin + placement.path);
    expect(await response.text()).toContain(`action="${intakeOrigin}/send/${placement.id}"`);
    await sendWithoutScript(browser, pages.origin, intake);
    await sendFromForeignOrigin(browser, foreignSite.origin, intake);
    expect(intake.output).toContain('an entry without a proof of work is put in quarantine');
  } finally {
    await intake.remove();
    for (const host of [pages, foreignSite]) host.stop();
  }
});

/** Serves the files of a build with the headers of `_headers`, and accepts no posts. */
async function startStaticHost(dir: string) {
  const text = await readFile(join(dir, 'build/client/_headers'), 'utf8');
  const [, headerLines = ''] = /^\/\*\n((?: {2}.+\n)+)/m.exec(text) ?? [];
  const headers = Object.fromEntries(
    headerLines.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
  const server = createSiteServer({
    files: readSiteFiles(join(dir, 'build/client')),
    headers,
    allowedOrigins: [],
    handlePost: async (_, response) => void response.writeHead(405).end(),
    handleLink: async (_, response) => void response.writeHead(404).end(),
    isDirect: true,
    pseudonymOf: () => undefined,
    maxPostMs: 10_000,
    log: () => {},
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // For a browser, only another host makes another site. Another port does not.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Collects CSP violations, missing files and CORS errors. */
function browserErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The next page aborts late requests, such as that for the icon.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${request.url()}: ${reason}`);
  });
  return errors;
}

/** Collects every challenge that the page requests from now on. */
function watchChallenges(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === intakeOrigin + challengePath) requests.push(request);
  });
  return requests;
}

/** Makes the pages wait for a proof for a minute and not for 10 seconds, because a busy machine may need longer. */
const waitLongerForProofs = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout;
    const startLonger = (callback: () => void, ms?: number) => start(callback, ms === 10_000 ? 60_000 : ms);
    Object.assign(window, { setTimeout: startLonger });
  });

/** The first request for a challenge fails. The next focus, or the press of the button, repeats it. */
async function sendMessage(page: Page, origin: string, intake: SiteServer, challenges: Request[]): Promise<void> {
  const answers = newAnswers();
  await waitLongerForProofs(page);
  await page.goto(origin);
  await page.mouse.wheel(0, 400);
  expect(challenges).toEqual([]);
  await page.route(`**${challengePath}`, (route) => route.abort(), { times: 1 });
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  expect((await leadsOf(intake, answers)).map((lead) => lead.answers)).toEqual([answers]);
  expect(page.url()).toBe(`${origin}/`);
}

/** A post without a proof is acknowledged, and stored in quarantine. */
async function sendByRobot(intake: SiteServer): Promise<void> {
  const answers = newAnswers();
  const response = await fetch(`${intakeOrigin}/send/contact`, { method: 'POST', body: new URLSearchParams(answers) });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Message Sent!')]);
  expect(await leadsOf(intake, answers, 'no-proof')).toHaveLength(1);
}

/** The script watches the upload, so the browser sends a CORS preflight first. */
async function sendApplication(page: Page, origin: string, intake: SiteServer, challenges: Request[]): Promise<void> {
  const answers = newApplication();
  await page.goto(origin + applicationPath);
  const releaseChallenge = await delayResponses(page, `**${challengePath}`);
  await fillApplication(page, answers, pdfFile());
  await expect.poll(() => challenges).toHaveLength(3);
  await applyButton(page).click();
  // The visitor presses the button before the proof is ready, so the form waits for the proof.
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(await leadsOf(intake, answers)).toEqual([]);
  releaseChallenge();
  await expect(page.getByRole('status').getByText('Application sent!', { exact: true })).toBeVisible();
  expect(await leadsOf(intake, answers)).toHaveLength(1);
}

async function register(browser: Browser, origin: string, intake: SiteServer): Promise<void> {
  const answers = newRegistration(internship);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors = browserErrorsOf(page);
  const challenges = watchChallenges(page);
  await waitLongerForProofs(page);
  await page.goto(origin + internship.path);
  await expectLive(page);
  await expect(page.locator('.wizard-form')).toHaveAttribute('action', `${intakeOrigin}/send/${internship.id}`);
  await fillWizard(page, internship, answers);
  await expect.poll(() => challenges).toHaveLength(1);
  await waitForHumanPace(page);
  await completeButton(page).click();
  await expectSuccess(page, internship);
  expect(await leadsOf(intake, answers)).toHaveLength(1);
  expect(challenges).toHaveLength(1);
  expect(errors).toEqual([]);
  await page.close();
}

/** The intake replies with its own page, which looks like the site, keeps the answers and accepts the form again. */
async function sendWithoutScript(browser: Browser, origin: string, intake: SiteServer): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const errors = browserErrorsOf(page);
  const answers = newAnswers();
  await page.goto(origin);
  await fillContactFields(page, { ...answers, message: ' ' });
  // Otherwise the browser would not send the form.
  await page
    .locator('form[data-send=contact]')
    .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''));
  await sendButton(page).click();
  await expect(page).toHaveURL(`${intakeOrigin}/send/contact`);
  await expect(page.getByText('Project Details is missing. Please fill it in.')).toBeVisible();
  await expect(contactFields(page).name).toHaveValue(answers.name);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Figtree/);
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  await contactFields(page).message.fill(answers.message);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
  expect((await leadsOf(intake, answers, 'no-proof')).map((lead) => lead.answers)).toEqual([answers]);
  await context.close();
}

/** The forms of a copy of the site on another origin report a failure, and nothing is stored. */
async function sendFromForeignOrigin(browser: Browser, origin: string, intake: SiteServer): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const answers = newAnswers();
  await page.goto(origin);
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(page.getByText('No answer from our server').first()).toBeVisible();
  expect(await leadsOf(intake, answers)).toEqual([]);
  await page.close();
}
