import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * Makes one of the site's scripts fail to load.
 * @param name The script's file name without its hash, such as 'wizard'.
 * @throws Error if the build has no such script, so that a test cannot pass with a renamed script.
 */
export async function blockScript(page: Page, name: string): Promise<void> {
  await page.route(scriptAddress(name), (route) => route.abort());
}

/**
 * Delays one of the site's scripts, as a slow network does.
 * @param name As for {@link blockScript}; throws like it.
 * @returns A function that lets the script load.
 */
export const delayScript = (page: Page, name: string): Promise<() => void> => delayResponses(page, scriptAddress(name));

/**
 * Delays the responses to requests for some addresses.
 * @param address As for `page.route`.
 * @returns A function that lets the requests continue.
 */
export async function delayResponses(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets a blocked or delayed script load again. */
export async function unblockScript(page: Page, name: string): Promise<void> {
  await page.unroute(scriptAddress(name));
}

// Playwright finds a route by the source of its pattern, so an equal pattern suffices for `unroute`.
function scriptAddress(name: string): RegExp {
  const pattern = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const files = readdirSync(new URL('../../../build/client/assets/', import.meta.url));
  if (!files.some((file) => pattern.test(file))) throw new Error(`build/client/assets has no script '${name}-….js'`);
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
}
