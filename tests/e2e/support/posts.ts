import type { Page, Request } from '@playwright/test';

/** Every post that leaves the page from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/**
 * Gives a post that nobody should send its chance to be seen: a minute passes on the clock that the journey has installed, and a request
 * of our own goes out after whatever that has set going.
 */
export async function advanceOneMinute(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => fetch('/robots.txt'));
}
