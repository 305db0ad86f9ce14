import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { createSiteServer } from '../../../server/http/server.ts';
import { readSiteFiles } from '../../../server/http/static/site-files.ts';
import { unusedPort } from '../../../server/test-support/unused-port.ts';
import { copyProject, type ProjectCopy } from '../../../tools/test-support/project-copy.ts';
import { applicationPath, applyButton, fillApplication, newApplication, pdfFile } from '../support/application.ts';
import { contactFields, fillContactFields, fillContactForm, newAnswers, sendButton } from '../support/contact.ts';
import { leadsOf } from '../support/leads.ts';
import { wizards } from '../support/registration.ts';
import { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

test('pages on a static host send their forms to the intake on another origin, which refuses every other site @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const copy = await copyProject();
  const port = await unusedPort();
  const intakeOrigin = `http://127.0.0.1:${port}`;
  try {
    await copy.build({ INTAKE_ORIGIN: intakeOrigin });
    const [pages, foreignSite] = [await startStaticHost(copy), await startStaticHost(copy)];
    const intake = await SiteServer.start(copy.dir, { PORT: String(port), ALLOWED_ORIGINS: pages.origin });
    try {
      const errors = browserErrorsOf(page);
      await sendByScript(page, pages.origin, intake);
      await sendFileByScript(page, pages.origin, intake);
      for (const { id, path } of wizards) {
        await page.goto(pages.origin + path);
        await expect(page.locator('.wizard-form')).toHaveAttribute('action', `${intakeOrigin}/send/${id}`);
      }
      expect(errors).toEqual([]);
      await sendWithoutScript(browser, pages.origin, intakeOrigin, intake);
      await sendFromForeignOrigin(page, foreignSite.origin, intake);
    } finally {
      await intake.remove();
      for (const host of [pages, foreignSite]) host.stop();
    }
  } finally {
    await copy.remove();
  }
});

/** Serves the files of a build with the headers of `_headers`, and accepts no posts. */
async function startStaticHost(copy: ProjectCopy) {
  const text = await readFile(copy.path('build/client/_headers'), 'utf8');
  const [, headerLines = ''] = /^\/\*\n((?: {2}.+\n)+)/m.exec(text) ?? [];
  const headers = Object.fromEntries(
    headerLines.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
  const server = createSiteServer({
    files: readSiteFiles(copy.path('build/client')),
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

async function sendByScript(page: Page, origin: string, intake: SiteServer): Promise<void> {
  const answers = newAnswers();
  await page.goto(origin);
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  expect((await leadsOf(intake, answers)).map((lead) => lead.answers)).toEqual([answers]);
  expect(page.url()).toBe(`${origin}/`);
}

/** The script watches the upload, so the browser sends a CORS preflight first. */
async function sendFileByScript(page: Page, origin: string, intake: SiteServer): Promise<void> {
  const answers = newApplication();
  await page.goto(origin + applicationPath);
  await fillApplication(page, answers, pdfFile());
  await applyButton(page).click();
  await expect(page.getByRole('status').getByText('Application Sent!')).toBeVisible();
  expect(await leadsOf(intake, answers)).toHaveLength(1);
}

/** The intake replies with its own page, which looks like the site, keeps the answers and accepts the form again. */
async function sendWithoutScript(
  browser: Browser,
  origin: string,
  intakeOrigin: string,
  intake: SiteServer,
): Promise<void> {
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
  expect((await leadsOf(intake, answers)).map((lead) => lead.answers)).toEqual([answers]);
  await context.close();
}

/** The forms of a copy of the site on another origin report a failure, and nothing is stored. */
async function sendFromForeignOrigin(page: Page, origin: string, intake: SiteServer): Promise<void> {
  const answers = newAnswers();
  await page.goto(origin);
  await fillContactForm(page, answers);
  await sendButton(page).click();
  await expect(page.getByText('No answer from our server').first()).toBeVisible();
  expect(await leadsOf(intake, answers)).toEqual([]);
}
