import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { courses, curriculumWords, home, navigation, positions, siteText } from '#content';
import { formOfStep } from '#forms/define.ts';
import { registrations } from '../../server/test-support/registrations.ts';
import { clientDir } from '../../tools/site-build/paths.ts';
import type { SiteServer } from '../e2e/support/site-server.ts';
import type { Page } from './page.ts';

/** What a visitor does. It starts in a browser without data of earlier visits. */
export interface Journey {
  readonly title: string;
  readonly run: (page: Page, site: SiteServer) => Promise<void>;
}

const contact = 'form[data-send=contact]';
/** Short values: without a graphics card, typing on the home page is slow in WebKitGTK. */
const message = { name: 'Bina', email: 'b@c.in', project: 'Cloud Solutions', message: 'তাঁতি' };

/** The most important journeys. They run in every browser, so none may expect a text that differs between browsers, such as a validation message. */
export const journeys: readonly Journey[] = [
  {
    title: 'opens the home page, and opens and closes the menu Our Solutions with the keyboard',
    run: async (page) => {
      await page.open('/');
      await page.expectTexts('h1', [home.hero.headline]);
      const { about, solutions, links } = navigation.header;
      const entries = 'header nav :is(a.header-link, button)';
      await page.expectTexts(
        entries,
        [about, solutions, ...links].map(({ label }) => label),
      );
      await page.expectVisible('#solutions', false);
      await page.evaluate(() => document.querySelector<HTMLElement>('[popovertarget=solutions]')?.focus());
      await page.driver.press('Enter');
      await page.expectVisible('#solutions');
      await page.driver.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#solutions') !== null)).toBe(true);
      await page.driver.press('Escape');
      await page.expectVisible('#solutions', false);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(solutions.label);
    },
  },
  {
    title:
      'keeps a message in the form while the server is down, stores it once on the next attempt, and shows its number',
    run: async (page, site) => {
      await page.open('/');
      await fill(page, contact, message);
      await site.kill9();
      try {
        await send(page, contact);
        await page.expectVisible(`${contact} .failure`);
        expect(await page.formValues(contact)).toMatchObject(message);
      } finally {
        await site.restart();
      }
      await send(page, contact);
      const { title, text } = siteText.answers.contact.stored;
      await page.expectTexts('[data-toasts] p', [title, text]);
      await page.expectVisible(`${contact} .failure`, false);
      const leads = await leadsOf(site, 'contact');
      expect(leads.map(({ answers }) => answers)).toEqual([message]);
      await page.expectTexts('[data-reference]', [leads[0]?.reference ?? 'no lead']);
    },
  },
  // Both registrations have the same script.
  ...registrations.slice(0, 1).map(({ id, form, complete }) => ({
    title: `registers a student through the steps of ${id}`,
    run: async (page: Page, site: SiteServer) => {
      await page.open(`/${id}`);
      await page.expectVisible('.wizard[data-live]');
      for (const [step, { heading }] of form.steps.entries()) {
        await page.expectTexts('.wizard-step h2', [heading]);
        const names = formOfStep(form, step).fields.map(({ name }) => name);
        await fill(page, '.wizard-form', pick(complete, names));
        await page.click('.wizard-form .button-accent');
      }
      await page.expectVisible('[data-reference]');
      const [lead] = await leadsOf(site, id);
      expect(lead?.answers).toEqual(complete);
      await page.expectTexts('[data-reference]', [lead?.reference ?? 'no lead']);
    },
  })),
  {
    title: 'stores an application with its file',
    run: async (page, site) => {
      const form = 'form[data-send=application]';
      const answers = { name: 'Bina Debbarma', email: 'bina@example.com', phone: '+91 98000 00000' };
      const brochure = join(clientDir, courses[0]?.brochureHref ?? '');
      await page.open(positions[0]?.href ?? '');
      await fill(page, form, answers);
      await page.driver.chooseFile(`${form} [name=resume]`, brochure);
      await send(page, form);
      await page.expectVisible('[data-reference]');
      const [lead] = await leadsOf(site, 'application');
      expect(lead?.answers).toMatchObject(answers);
      const sha256 = createHash('sha256')
        .update(await readFile(brochure))
        .digest('hex');
      expect(lead?.attachments).toMatchObject([{ field: 'resume', sha256 }]);
    },
  },
  {
    title: 'subscribes an email address to the newsletter',
    run: async (page, site) => {
      const form = 'form[data-send=newsletter]';
      await page.open('/about');
      await fill(page, form, { email: 'reader@example.com' });
      await send(page, form);
      await page.expectTexts(`${form} [data-answer]`, [
        new RegExp(`^${navigation.footer.newsletter.subscribed.title}`),
      ]);
      expect((await site.leads()).subscribers).toMatchObject([{ email: 'reader@example.com' }]);
    },
  },
  {
    title: 'finds Node.js and opens its page',
    run: async (page) => {
      await page.open('/search');
      await page.driver.type('#search-query', 'node.js');
      await page.expectTexts('.search-result:first-child h2', ['Node.js & Python']);
      await page.click('.search-result:first-child h2 a');
      await page.expectTexts('h1', ['Node.js & Python']);
    },
  },
  {
    title: 'closes and opens a part of a curriculum, and filters its sessions by a word',
    run: async (page) => {
      const [course] = courses;
      if (!course) throw new Error('no course');
      const firstSession = `#session-${course.parts[0]?.first}`;
      await page.open(course.href);
      await page.expectVisible(firstSession);
      await page.click('.part summary');
      await page.expectVisible(firstSession, false);
      await page.driver.type('#session-filter', 'no such words');
      await page.expectTexts('[data-no-results] p', [curriculumWords.sessions.noMatches]);
      await page.click('[data-clear]');
      await page.click('.part summary');
      await page.expectVisible(firstSession);
    },
  },
  {
    title: 'shows a visited page offline with a note, in browsers that store pages',
    run: async (page, site) => {
      const staleNote = siteText.offline.staleCopy.split('{date}')[0] ?? '';
      await page.open('/about');
      if (await page.evaluate(() => navigator.vendor.startsWith('Apple'))) {
        // Safari stores no pages (site/layout/idle-work.ts).
        expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
        return;
      }
      await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/about')))).toBe(true);
      await site.kill9();
      try {
        await page.open('/about');
        await page.expectTexts('.offline-copy', [new RegExp(`^${staleNote}`)]);
        await page.open('/our-work');
        await page.expectTexts('h1', [siteText.offline.heading]);
        await page.expectTexts('main li a', [/./]);
      } finally {
        await site.restart();
      }
    },
  },
];

async function fill(page: Page, form: string, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await page.fillField(form, name, value);
}

/** Waits for the submit script, which loads when the visitor first uses the form, then presses the button. */
async function send(page: Page, form: string): Promise<void> {
  await expect.poll(() => page.formValues(form)).toMatchObject({ _key: expect.stringMatching(/./) });
  await page.click(`${form} [type=submit]`);
}

const pick = (answers: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));

/** The leads of a form, newest first. */
const leadsOf = async (site: SiteServer, form: string) =>
  (await site.leads()).leads.filter((lead) => lead.form === form);
