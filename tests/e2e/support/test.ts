import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityViolations, type Theme } from './accessibility.ts';
import { SiteServer } from './site-server.ts';

interface Fixtures {
  /** Runs axe on the page in its current state, in both themes by default. Fails with a line for each violation. */
  readonly expectAccessible: (...themes: Theme[]) => Promise<void>;
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
    await use(async (...themes) =>
      expect(await accessibilityViolations(page, themes.length > 0 ? themes : undefined)).toEqual([]),
    );
  },
});

export { expect };
