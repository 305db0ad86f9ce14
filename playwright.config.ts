import { defineConfig } from '@playwright/test';
import { locateChromium } from './tools/programs/chromium.ts';
import { compileCacheDir } from './tools/site-build/paths.ts';

// The workers also read this file, and take these values from the environment. `node tools/find-chromium.ts` installs a Chromium.
process.env.CHROMIUM ||= locateChromium() ?? '';
process.env.NODE_COMPILE_CACHE ??= compileCacheDir;
// The seed of the random walk.
process.env.WALK_SEED ??= String(Date.now() % 1_000_000);

export default defineConfig({
  testMatch: 'tests/e2e/**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two workers on two cores leave 30 % of the processor idle: 115 journeys took 117 s, and 98 s with a third worker.
  workers: 3,
  // Three journeys share two cores with their servers, one of which renders all pages again.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The retry only records a trace, which would slow down every journey.
  // A journey that passes on the retry still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  // Run a single journey by its name: `test.only` would skip all others.
  forbidOnly: true,
  use: {
    trace: 'on-first-retry',
    // The routes of a journey do not see the requests of a service worker, so only journeys about it or about the console allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Otherwise, each window loads two internal pages for the list below the address bar. They take half of the two seconds of processor
        // time that the home page needs. Chromium merges this list with the features that Playwright disables.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
