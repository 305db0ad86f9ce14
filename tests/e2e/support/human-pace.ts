import type { Page } from '@playwright/test';
import { minOpenMs } from '../../../server/intake/spam-check.ts';

/**
 * Waits until the page has been open as long as a person needs to fill in a form. The server quarantines faster posts and sends no email
 * about them. Without JavaScript a form does not report its time, so such journeys need not wait.
 */
export async function waitForHumanPace(page: Page): Promise<void> {
  // By default, Playwright would check this in every animation frame.
  await page.waitForFunction((ms) => performance.now() > ms, minOpenMs, { polling: 100 });
}
