import type { Page, Request } from '@playwright/test';

/** Collects every POST request of the page from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/**
 * Gives an unwanted POST request time to appear: advances the clock of the page by a minute, and then waits for another request.
 */
export async function advanceOneMinute(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => fetch('/robots.txt'));
}
