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

// Nothing moves meanwhile: it would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('where proof of work is on, every form sends one, and a post without one lands in quarantine @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const site = await SiteServer.start(await scratchSite());
  const asked = watchChallenges(page);

  const contact = newAnswers();
  await page.clock.install();
  await page.goto(site.origin);
  await page.mouse.wheel(0, 400);
  expect(asked).toEqual([]);
  // One is lost on the way: the next touch asks again, or else the press.
  await page.route(`**${challengePath}`, (route) => route.abort(), { times: 1 });
  await fillContactForm(page, contact);
  await waitForHumanPace(page);
  await stopClock(page);
  await sendButton(page).click();
  // No answer is shown before a double click is over.
  await page.clock.runFor(500);
  await expect(page.getByRole('status').getByText('Message Sent!')).toBeVisible();
  await page.clock.resume();
  expect(await leadsOf(site, contact)).toHaveLength(1);

  const curled = newAnswers();
  const answer = await fetch(`${site.origin}/send/contact`, { method: 'POST', body: new URLSearchParams(curled) });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Message Sent!')]);
  expect(await leadsOf(site, curled, 'no-proof')).toHaveLength(1);

  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  const applicant = newApplication();
  await page.goto(site.origin + applicationPath);
  const giveChallenge = await delayResponses(page, `**${challengePath}`);
  await fillApplication(page, applicant, pdfFile());
  await expect.poll(() => asked).toHaveLength(3);
  await waitForHumanPace(page);
  await stopClock(page);
  await applyButton(page).click();
  await page.clock.runFor(500);
  // It was pressed before the proof was there, and waits for it.
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(await leadsOf(site, applicant)).toEqual([]);
  giveChallenge();
  await expect(page.getByRole('status').getByText('Application sent!', { exact: true })).toBeVisible();
  expect(await leadsOf(site, applicant)).toHaveLength(1);

  // In a window of its own: the clock of this one has been stopped twice.
  const student = newRegistration(internship);
  const fresh = await browser.newPage({ reducedMotion: 'reduce' });
  const askedThere = watchChallenges(fresh);
  await fresh.clock.install();
  await openWizard(fresh, { ...internship, path: site.origin + internship.path });
  await fillWizard(fresh, internship, student);
  await expect.poll(() => askedThere).toHaveLength(1);
  await waitForHumanPace(fresh);
  await stopClock(fresh);
  await complete(fresh);
  await expectSuccess(fresh, internship);
  expect(await leadsOf(site, student)).toHaveLength(1);
  expect(askedThere).toHaveLength(1);
  await fresh.close();

  expect(asked).toHaveLength(3);
  expect(faults).toEqual([]);
  expect(site.output).toContain('forms are asked for a proof of work');
  await site.remove();
});

/** Every challenge that the page asks for from now on. */
function watchChallenges(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(challengePath)) asked.push(request);
  });
  return asked;
}

/** A busy machine may take longer over a proof than a visitor is made to wait for it. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
