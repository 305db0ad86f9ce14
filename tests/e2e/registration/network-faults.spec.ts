import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { leadsOf } from '../support/leads.ts';
import { isFormPost, watchPosts } from '../support/posts.ts';
import {
  complete,
  completeButton,
  expectAnswers,
  expectStep,
  expectSuccess,
  failure,
  fillWizard,
  internship,
  isInternship,
  labelOf,
  newRegistration,
  notice,
  openWizard,
  placement,
  previousButton,
  processingButton,
  skipProcessing,
  storedAnswers,
  storedDraft,
  type Wizard,
  wizardForm,
  wizards,
} from '../support/registration.ts';
import type { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.clock.install());

/** A proxy in front of the server, such as that of a host or an office. */
class FaultyProxy {
  /** Handles the posts instead of the server, if set. */
  handlePost: RequestListener | undefined;
  readonly #server: Server;

  constructor(site: SiteServer) {
    this.#server = createServer((incoming, response) => {
      if (this.handlePost && incoming.method === 'POST') return this.handlePost(incoming, response);
      const { method, url, headers } = incoming;
      const { port } = new URL(site.origin);
      const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      });
      outgoing.on('error', () => response.destroy());
      incoming.pipe(outgoing);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The distance in px between the top of the form and the button. */
const buttonOffset = async (page: Page, button: Locator): Promise<number> => {
  const [formBox, buttonBox] = [await wizardForm(page).boundingBox(), await button.boundingBox()];
  return Math.round((buttonBox?.y ?? 0) - (formBox?.y ?? 0));
};

async function expectNothingLost(page: Page, wizard: Wizard, answers: Readonly<Record<string, string>>) {
  await expectStep(page, wizard, 3);
  await expectAnswers(page, wizard, answers);
  await expect(completeButton(page)).toBeEnabled();
  await expect(completeButton(page)).toBeFocused();
  expect(await storedDraft(page, wizard)).toContain(answers.email);
}

const noResponse = 'No answer from our server';
const notSent = 'Not sentNothing was sent. What you typed is still here:';
const page413 = '<html><h1>413 Request Entity Too Large</h1></html>';
const respondWith =
  (status: number, type: string, body: string): RequestListener =>
  (incoming, response) => {
    incoming.resume();
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };
const refusal = (status: number, message: string) =>
  respondWith(status, 'application/json', JSON.stringify({ outcome: 'refused', status, message }));
const faults: Record<string, readonly [RequestListener, string]> = {
  '429 by a proxy': [respondWith(429, 'text/html', '<h1>Too Many Requests</h1>'), notSent],
  '413 by a proxy': [respondWith(413, 'text/html', page413), notSent],
  '403 by a firewall': [respondWith(403, 'text/plain', 'no'), notSent],
  '500 by a proxy': [respondWith(500, 'text/html', '<h1>Internal Server Error</h1>'), noResponse],
  '503 by a proxy': [respondWith(503, 'text/html', '<h1>Service Unavailable</h1>'), noResponse],
  '503 of ours': [refusal(503, 'We cannot store it at the moment.'), 'Not sentWe cannot store it at the moment.'],
  '500 of ours': [refusal(500, 'Mention 4f2a.'), 'Something failedMention 4f2a.'],
  '413 of ours': [refusal(413, 'The form is larger than 64 KB.'), 'Not sentThe form is larger than 64 KB.'],
  'the page of a hotel network': [respondWith(200, 'text/html', '<h1>Please accept our terms</h1>'), noResponse],
  'JSON that is not ours': [respondWith(200, 'application/json', 'null'), noResponse],
  'a broken connection': [({ socket }) => socket.destroy(), noResponse],
};

// Each wizard is tested with every second fault.
for (const [half, wizard] of wizards.entries()) {
  test(`${wizard.path}: reports every failure, keeps every answer, and stores the registration once on retry @desktop`, async ({
    page,
    site,
  }) => {
    test.setTimeout(90_000);
    const answers = newRegistration(wizard);
    const proxy = new FaultyProxy(site);
    await page.goto(`${await proxy.start()}${wizard.path}`);
    await fillWizard(page, wizard, answers);
    for (const [fault, [listener, words]] of Object.entries(faults).filter((_, index) => index % 2 === half)) {
      await test.step(fault, async () => {
        proxy.handlePost = listener;
        const offset = await buttonOffset(page, completeButton(page));
        await completeButton(page).click();
        await expect(processingButton(page)).toBeVisible();
        // The message of the previous fault is hidden, but keeps its space.
        expect(await buttonOffset(page, processingButton(page))).toBe(offset);
        // The next visible message belongs to this fault.
        await expect(failure(page)).toBeHidden();
        await skipProcessing(page);
        await expect(failure(page)).toContainText(words);
        await expect(page).toHaveTitle(/^Error: /);
        await expectNothingLost(page, wizard, answers);
      });
    }
    const link = failure(page).getByRole('link', { name: /^Email these answers/ });
    const mailtoText = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(mailtoText).toMatch(/\?subject=(\w+ )+registration&body=/);
    for (const answer of Object.values(storedAnswers(answers))) expect(mailtoText).toContain(labelOf(answer));
    expect(await leadsOf(site, answers)).toEqual([]);
    proxy.handlePost = undefined;
    await complete(page);
    await expectSuccess(page, wizard);
    await expect(failure(page)).toBeHidden();
    expect((await leadsOf(site, answers)).map((lead) => lead.answers)).toEqual([storedAnswers(answers)]);
    await proxy.stop();
  });
}

test('gives up on a silent server after 30 seconds, and stores no second entry after a lost reply @desktop', async ({
  page,
  site,
}) => {
  const answers = newRegistration(placement);
  const proxy = new FaultyProxy(site);
  await page.goto(`${await proxy.start()}${placement.path}`);
  await fillWizard(page, placement, answers);
  proxy.handlePost = (incoming) => {
    // The post arrives and is stored, but its response is lost.
    const { method, url, headers } = incoming;
    incoming.pipe(request({ host: '127.0.0.1', port: new URL(site.origin).port, method, path: url, headers }));
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  await completeButton(page).click();
  await expect.poll(async () => (await leadsOf(site, answers)).length).toBe(1);
  await page.clock.runFor(29_999);
  await expect(processingButton(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(failure(page)).toContainText('This is taking too long');
  await page.clock.resume();
  await expectNothingLost(page, placement, answers);
  proxy.handlePost = undefined;
  await complete(page);
  await expectSuccess(page, placement);
  expect(await leadsOf(site, answers)).toHaveLength(1);
  await proxy.stop();
});

for (const wizard of wizards) {
  test(`${wizard.path}: reports a network that fails during Processing..., and stores the registration once online @desktop`, async ({
    page,
    context,
    site,
  }) => {
    const answers = newRegistration(wizard);
    const keys: (string | null)[] = [];
    page.on('request', (request) => {
      if (isFormPost(request)) keys.push(new URLSearchParams(request.postData() ?? '').get('_key'));
    });
    await openWizard(page, wizard);
    await fillWizard(page, wizard, answers);
    // The post waits until the network fails.
    await page.route(
      `/api/send/${wizard.id}`,
      async (route) => {
        await context.setOffline(true);
        await route.continue();
      },
      { times: 1 },
    );
    await complete(page);
    await expect(failure(page)).toContainText(noResponse);
    await expectNothingLost(page, wizard, answers);
    await context.setOffline(false);
    await expect(failure(page)).toContainText('You are online again');
    expect(await leadsOf(site, answers)).toHaveLength(0);
    // One wizard retries after the failure, the other after a reload.
    if (isInternship(wizard)) {
      await previousButton(page).click();
      await page.locator('.wizard').getByRole('button', { name: 'Send it now' }).click();
    } else {
      await page.reload();
      await expect(notice(page)).toContainText('We do not know whether your last entry arrived.');
      await completeButton(page).click();
    }
    await skipProcessing(page);
    await expectSuccess(page, wizard);
    expect(await leadsOf(site, answers)).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });
}

test('the browser’s Back during Processing... changes nothing @desktop', async ({ page, site }) => {
  const answers = newRegistration(internship);
  const posts = watchPosts(page);
  await openWizard(page, internship);
  await fillWizard(page, internship, answers);
  await completeButton(page).click();
  await expect(processingButton(page)).toBeVisible();
  await page.goBack();
  await expectStep(page, internship, 3);
  await skipProcessing(page);
  await expectSuccess(page, internship);
  await expectStep(page, internship, 1);
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ wizardStep: 0, depth: 0 });
  expect(posts).toHaveLength(1);
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test('a visitor who leaves during Processing... finds every answer on return, and makes one entry @desktop', async ({
  page,
  site,
}) => {
  const answers = newRegistration(internship);
  await openWizard(page, internship);
  await fillWizard(page, internship, answers);
  const responsePromise = page.waitForResponse(`/api/send/${internship.id}`);
  await completeButton(page).click();
  await responsePromise;
  await page.goto('/about');
  await openWizard(page, internship);
  await expectStep(page, internship, 3);
  await expectAnswers(page, internship, answers);
  await complete(page);
  await expectSuccess(page, internship);
  expect(await leadsOf(site, answers)).toHaveLength(1);
});
