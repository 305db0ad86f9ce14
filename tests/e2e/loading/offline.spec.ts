import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentIn, siteText } from '#content';
import { readBuildSettings } from '../../../server/config/settings.ts';
import { serviceWorkerPath } from '../../../server/http/static/content-types.ts';
import { clientDir } from '../../../tools/site-build/paths.ts';
import { bundleServiceWorker } from '../../../tools/site-build/service-worker.ts';
import { leadsOf } from '../support/leads.ts';
import {
  complete,
  emptyRegistration,
  expectAnswers,
  expectReference,
  expectSuccess,
  failure,
  fillWizard,
  internship,
  newRegistration,
  openWizard,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const visited = { path: '/services/cloud-solutions', heading: 'Cloud Solutions' };
const staleNote = (page: Page) => page.getByText(siteText.offline.staleCopy.split('{date}')[0] ?? '');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The paths of the pages in the browser's cache, sorted. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages-1');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  });

/** Opens a page until it is cached: after a failed installation of the service worker, the browser tries again at the next page view. */
const openAndCache = (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address);
    const { pathname } = new URL(page.url());
    await expect.poll(() => cachedPages(page), { timeout: 8000 }).toEqual([pathname]);
  }).toPass({ timeout: 30_000 });

test('shows a visited page offline and says so; any other address lists the visited pages @desktop', async ({
  page,
  context,
  expectAccessible,
}) => {
  await openAndCache(page, `${visited.path}?from=mail#offerings`);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(visited.heading);
  await expect(staleNote(page)).toContainText(/kept on \d+ \w+ 20\d\d, .* IST\.$/);
  await expectAccessible();

  await page.goto('/about');
  await expect(heading(page)).toHaveText(siteText.offline.heading);
  await expectAccessible();
  await expect(page.locator('main li a')).toHaveText([visited.heading]);
  await expect(page.locator('main li a')).toHaveAttribute('href', visited.path);

  await context.setOffline(false);
  await page.goto(visited.path);
  await expect(heading(page)).toHaveText(visited.heading);
  await expect(staleNote(page)).toBeHidden();
});

test('says in the language of a visited page that it is shown offline @phone', async ({ page, context }) => {
  const { beforeYouDecide, siteText: words } = contentIn('bn');
  await openAndCache(page, beforeYouDecide.href);
  await context.setOffline(true);
  await page.reload();
  const [before = '-'] = words.offline.staleCopy.split('{date}');
  await expect(page.getByText(before)).toContainText(/20\d\d/);
  await page.goto('/bn/nothing');
  await expect(page.getByRole('heading', { name: words.offline.heading })).toBeVisible();
});

test('any open page sends an offline registration when the visitor is online again, and the registration page shows it @desktop', async ({
  page,
  context,
  site,
}) => {
  const answers = newRegistration(internship);
  await page.clock.install();
  await openAndCache(page, visited.path);
  await openWizard(page, internship);
  await fillWizard(page, internship, answers);
  await context.setOffline(true);
  await complete(page);
  await failure(page).getByRole('button', { name: 'Send it when I am online again' }).click();
  // Stopping the server is safer than `setOffline`: one time in twenty Chromium still sent the request of a page that had just opened.
  await site.kill9();
  await page.goto(visited.path);
  await expect(staleNote(page)).toBeVisible();
  expect(await leadsOf(site, answers)).toEqual([]);
  // A browser that is online may still not reach the server, as in a train. No event reports the recovery, so the page retries each minute.
  await context.setOffline(false);
  await site.restart();
  // A try that begins just before a minute ends with it, so there may be a second one.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expectSuccess(page, internship);
  }).toPass({ timeout: 30_000 });
  await openWizard(page, internship);
  await expectReference(page, site, answers);
  await expectAnswers(page, internship, emptyRegistration(internship));
});

test('caches the last forty pages and their assets, but no personal reply and no missing page @desktop', async ({
  page,
}) => {
  await openAndCache(page, '/about');
  // Forty pages of an old build are in the cache. The newest still needs two of its assets.
  await page.evaluate(async () => {
    const pages = await caches.open('pages-1');
    const assets = await caches.open('assets-1');
    for (let minute = 10; minute < 50; minute += 1) {
      const headers = { 'content-type': 'text/html', date: `Sat, 01 Nov 2025 10:${minute}:00 GMT` };
      const html = minute === 49 ? '<link href="/assets/old-00000001.css">' : '<link href="/assets/old-00000003.css">';
      await pages.put(`/old/${minute}`, new Response(html, { headers }));
    }
    await pages.delete('/old/48');
    await assets.put('/assets/old-00000001.css', new Response('@import "/assets/old-00000002.css"'));
    await assets.put('/assets/old-00000002.css', new Response(''));
    await assets.put('/assets/gone-00000004.css', new Response(''));
  });
  const cachedAssets = () =>
    page.evaluate(async () => {
      const cache = await caches.open('assets-1');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => /-0{7}/.test(path));
    });
  for (const path of ['/nope', '/link/opened']) {
    await page.goto(path);
    // Neither page asks the service worker to store it. The test asks, and the worker must refuse.
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage([]));
  }
  await page.goto(visited.path);
  await expect.poll(() => cachedPages(page)).not.toContain('/old/10');
  const cached = await cachedPages(page);
  expect(cached).toHaveLength(40);
  expect(cached).toEqual(expect.arrayContaining(['/about', visited.path, '/old/11', '/old/49']));
  expect(cached.filter((path) => /nope|link/.test(path))).toEqual([]);
  await expect.poll(cachedAssets).toEqual(['/assets/old-00000001.css', '/assets/old-00000002.css']);
});

test('a build without offline reading removes the cached pages and the service worker @desktop', async ({ page }) => {
  let worker = await readFile(join(clientDir, serviceWorkerPath), 'utf8');
  const server = createServer((request, response) => {
    const isWorker = request.url === '/service-worker.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<title>A page</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const countLeftovers = () =>
    page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()].flat().length);
  expect(await countLeftovers()).toBe(2);
  worker = await bundleServiceWorker(readBuildSettings({ OFFLINE: '0' }), '');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(countLeftovers).toBe(0);
  server.close();
});
