import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * Keeps one of the site's scripts away, as a network does that loses it.
 * @param name The script's file name without its hash: 'shell', 'wizard'.
 * @throws Where the build has no such script: a renamed one must not field error past a test that wants it gone.
 */
export async function blockScript(page: Page, name: string): Promise<void> {
  await page.route(scriptAddress(name), (route) => route.abort());
}

/**
 * Holds one of the site's scripts back, as a slow network does.
 * @param name As for {@link blockScript}; throws alike.
 * @returns Lets the script come.
 */
export const delayScript = (page: Page, name: string): Promise<() => void> => delayResponses(page, scriptAddress(name));

/**
 * Holds back what is asked for at some addresses.
 * @param address As for `page.route`.
 * @returns Lets it come.
 */
export async function delayResponses(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Lets a script come again that was lost or held. */
export async function unblockScript(page: Page, name: string): Promise<void> {
  await page.unroute(scriptAddress(name));
}

// A route is found again by its pattern's source, not by the object.
function scriptAddress(name: string): RegExp {
  const file = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const built = readdirSync(new URL('../../../build/client/assets/', import.meta.url));
  if (!built.some((each) => file.test(each))) throw new Error(`build/client/assets has no script '${name}-….js'`);
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
}
