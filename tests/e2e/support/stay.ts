import type { Page } from '@playwright/test';
import { shortestMs } from '../../../server/intake/suspicion.ts';
import { mostMs } from '../../../site/sending/double-press.ts';

/**
 * Stays on a page until it has been open as long as a person needs: what is sent sooner is stored in quarantine, and no letter goes out
 * about it. Without JavaScript nobody says how long it was, and there is nothing to wait for.
 */
export async function stayLikeAPerson(page: Page): Promise<void> {
  await page.waitForFunction((ms) => performance.now() > ms, shortestMs);
}

/**
 * Reads the answer to a press before pressing what may have come under the pointer: sooner, that is lost as the second half of a double
 * press.
 */
export async function readLikeAPerson(page: Page): Promise<void> {
  const sinceMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((ms) => performance.now() > ms, sinceMs + mostMs);
}
