import { defineConfig } from '@playwright/test';
import { locateChromium } from './tools/programs/chromium.ts';

// Found once: the workers, which read this file too, take it from here. `node tools/find-chromium.ts` installs one.
process.env.CHROMIUM ||= locateChromium() ?? '';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two on two cores left 30 % of the processor idle: 115 journeys took 117 s, and 98 s with a third.
  workers: 3,
  // Once more for the sake of its trace alone, which would slow down every journey: one that then passes still counts as failed
  // (tools/check/test-report.ts).
  retries: 1,
  failOnFlakyTests: true,
  // Whoever looks at one journey asks for it by name; here it would silence all others.
  forbidOnly: true,
  use: {
    trace: 'on-first-retry',
    // What goes through a service worker is not seen, and cannot be answered, by a journey's routes: only those that are about it, or about
    // what a page says to the console, have one.
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
        // Chromium adds them to those that Playwright names. Each window would load two pages of the browser's own, for the list below the
        // address bar, which no journey opens: of the two seconds of a core that it takes to open the home page in one, nearly one.
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
