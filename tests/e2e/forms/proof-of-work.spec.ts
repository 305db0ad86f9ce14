import type { Page, Request } from '@playwright/test';
import { challengePath } from '../../../forms/proof-of-work.ts';
import { scratchSite } from '../../support/scratch-site.ts';
import { applicationPath, applyButton, fillApplication, newApplication, pdfFile } from '../support/application.ts';
import { fillContactForm, newAnswers, sendButton } from '../support/contact.ts';
import { waitForHumanPace } from '../support/human-pace.ts';
import { leadsOf } from '../support/leads.ts';
import {
  complete,
  expectSuccess,
  fillWizard,
  internship,
  newRegistration,
  openWizard,
} from '../support/registration.ts';
import { delayResponses } from '../support/scripts.ts';
import { SiteServer } from '../support/site-server.ts';
import { expect, test } from '../support/test.ts';

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with proof of work on, every form sends a proof, and a post without one goes into quarantine @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const site = await SiteServer.start(await scratchSite());
  const challengeRequests = watchChallenges(page);

  const contact = newAnswers();
  await page.clock.install();
  await page.goto(site.origin);
  await page.mouse.wheel(0, 400);
  expect(challengeRequests).toEqual([]);
  // The first request fails. The next focus, or the press of the button, repeats it.
  await page.route(`**${challengePath}`, (route) => route.abort(), { times: 1 });
  await fillContactForm(page, contact);
  await waitForHumanPace(page);
  await stopClock(page);
  await sendButton(page).click();
  // The page shows no response before the time for a double click has passed.
  await page.clock.runFor(500);
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  await page.clock.resume();
  expect(await leadsOf(site, contact)).toHaveLength(1);

  const botAnswers = newAnswers();
  const response = await fetch(`${site.origin}/send/contact`, {
    method: 'POST',
    body: new URLSearchParams(botAnswers),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Message Sent!')]);
  expect(await leadsOf(site, botAnswers, 'no-proof')).toHaveLength(1);

  const consoleErrors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && consoleErrors.push(message.text())));
  const applicant = newApplication();
  await page.goto(site.origin + applicationPath);
  const releaseChallenge = await delayResponses(page, `**${challengePath}`);
  await fillApplication(page, applicant, pdfFile());
  await expect.poll(() => challengeRequests).toHaveLength(3);
  await waitForHumanPace(page);
  await stopClock(page);
  await applyButton(page).click();
  await page.clock.runFor(500);
  // The visitor presses the button before the proof is ready, so the form waits for the proof.
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(await leadsOf(site, applicant)).toEqual([]);
  releaseChallenge();
  await expect(page.getByRole('status').getByText('Application sent!', { exact: true })).toBeVisible();
  expect(await leadsOf(site, applicant)).toHaveLength(1);

  // A new window is needed because the clock of this one has been paused twice.
  const student = newRegistration(internship);
  const newWindow = await browser.newPage({ reducedMotion: 'reduce' });
  const requestsInWindow = watchChallenges(newWindow);
  await newWindow.clock.install();
  await openWizard(newWindow, { ...internship, path: site.origin + internship.path });
  await fillWizard(newWindow, internship, student);
  await expect.poll(() => requestsInWindow).toHaveLength(1);
  await waitForHumanPace(newWindow);
  await stopClock(newWindow);
  await complete(newWindow);
  await expectSuccess(newWindow, internship);
  expect(await leadsOf(site, student)).toHaveLength(1);
  expect(requestsInWindow).toHaveLength(1);
  await newWindow.close();

  expect(challengeRequests).toHaveLength(3);
  expect(consoleErrors).toEqual([]);
  expect(site.output).toContain('an entry without a proof of work is put in quarantine');
  await site.remove();
});

/** Collects every challenge that the page requests from now on. */
function watchChallenges(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(challengePath)) requests.push(request);
  });
  return requests;
}

/** Pauses the clock, because a busy machine may need longer for a proof than the timeout of the page. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
