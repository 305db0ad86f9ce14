import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityViolations, type Theme } from './accessibility.ts';
import { SiteServer } from './site-server.ts';

interface Fixtures {
  /** Fails with a line for each fault that axe finds on the page as it stands now, in the light and the dark theme or those named. */
  readonly expectAccessible: (...themes: Theme[]) => Promise<void>;
}

interface WorkerFixtures {
  /** The running site; shared by the tests of one worker, so look for your own lead, not for the only one. */
  readonly site: SiteServer;
  /**
   * For journeys that only look: one page for all of a worker, where nothing moves. It keeps what it has fetched and compiled, which
   * is a fifth of the work of looking at a page, and whatever one of them leaves behind.
   */
  readonly stillPage: Page;
}

/** Playwright's `test`, on the real server. Addresses may be written as paths: `page.goto('/about')`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for.
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
