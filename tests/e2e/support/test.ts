import { test as base, expect } from '@playwright/test';
import { accessibilityFaults, type Theme } from './accessibility.ts';
import { SiteServer } from './site-server.ts';

interface Fixtures {
  /** Fails with a line for each fault that axe finds on the page as it stands now, in the light and the dark theme or those named. */
  readonly expectAccessible: (...themes: Theme[]) => Promise<void>;
}

interface WorkerFixtures {
  /** The running site; shared by the tests of one worker, so look for your own lead, not for the only one. */
  readonly site: SiteServer;
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
  baseURL: async ({ site }, use) => use(site.origin),
  expectAccessible: async ({ page }, use) => {
    await use(async (...themes) =>
      expect(await accessibilityFaults(page, themes.length > 0 ? themes : undefined)).toEqual([]),
    );
  },
});

export { expect };
