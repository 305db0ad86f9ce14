import type { Page } from '@playwright/test';
import { shortestMs } from '../../../server/intake/spam-check.ts';

/**
 * Stays on a page until it has been open as long as a person needs: what is sent sooner is stored in quarantine, and no email goes out
 * about it. Without JavaScript nobody says how long it was, and there is nothing to wait for.
 */
export async function waitForHumanPace(page: Page): Promise<void> {
  await page.waitForFunction((ms) => performance.now() > ms, shortestMs);
}
