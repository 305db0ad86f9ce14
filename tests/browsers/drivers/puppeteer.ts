import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core';
import { type Driver, heightPx, type WindowOptions, wideWindowPx } from './driver.ts';

/** Launches Firefox through WebDriver BiDi. */
export async function launchFirefox(
  executablePath: string,
  { isDark = false, widthPx = wideWindowPx }: WindowOptions,
): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    args: [`--width=${widthPx}`, `--height=${heightPx}`],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'ui.prefersReducedMotion': 1,
    },
    // The window keeps its initial size: Firefox ESR lacks a command that resizing needs (emulation.setScreenOrientationOverride).
    defaultViewport: null,
  });
  let { visitor, page } = await openWindow(browser).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  return {
    open: async (address) => void (await page.goto(address)),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    select: async (selector, value) => void (await page.select(selector, value)),
    chooseFile: async (selector, path) => {
      const input = await page.$(selector);
      if (!input) throw new Error(`no ${selector} on ${page.url()}`);
      await (await input.toElement('input')).uploadFile(path);
    },
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
    restart: async () => {
      await visitor.close();
      ({ visitor, page } = await openWindow(browser));
    },
    close: () => browser.close(),
  };
}

/** Opens a window with separate storage. In the initial tab of Firefox, the page would never get the focus. */
async function openWindow(browser: Browser): Promise<{ visitor: BrowserContext; page: Page }> {
  const visitor = await browser.createBrowserContext();
  return { visitor, page: await visitor.newPage() };
}
