import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { SiteServer } from './site-server.ts';

interface Fixtures {
  /**
   * Runs axe on the page in its current state, in both themes. Fails with a line for each violation.
   * @param part selector of the part that changed since the last run; default: the whole page
   */
  readonly expectAccessible: (part?: string) => Promise<void>;
}

interface WorkerFixtures {
  /** The running site. The tests of a worker share it, so its store has the leads of other tests too. */
  readonly site: SiteServer;
  /**
   * One page for all read-only journeys of a worker, under reduced motion. Its cache of fetched and compiled files saves a fifth of the
   * work for each page. It also keeps everything that an earlier journey leaves behind.
   */
  readonly stillPage: Page;
}

/** Playwright's `test`, on the real server. Addresses may be written as paths: `page.goto('/about')`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from the pattern.
    async ({}, use) => {
      const site = await SiteServer.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  stillPage: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  expectAccessible: async ({ page }, use) => {
    await use(async (part) => expect(await accessibilityViolations(page, undefined, part)).toEqual([]));
  },
});

export { expect };
