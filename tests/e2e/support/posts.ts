import type { Page, Request } from '@playwright/test';

/** Whether a request sends a form. A page also posts that a visitor sees it. */
export const isFormPost = (request: Request): boolean => request.method() === 'POST' && /\/send\//.test(request.url());

/** Collects every form that the page sends from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (isFormPost(request)) posts.push(request);
  });
  return posts;
}

/** Gives an unwanted POST request time to appear: advances the clock of the page by a minute, and then waits for another request. */
export async function advanceOneMinute(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => fetch('/robots.txt'));
}
