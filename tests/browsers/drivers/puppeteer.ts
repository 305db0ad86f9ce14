import { type Browser, type BrowserContext, type LaunchOptions, launch, type Page } from 'puppeteer-core';
import { type Driver, heightPx, longestPx, type WindowOptions, wideWindowPx } from './driver.ts';

/** Launches Firefox through WebDriver BiDi. */
export const launchFirefox = (
  executablePath: string,
  { isDark = false, widthPx = wideWindowPx }: WindowOptions,
): Promise<Driver> =>
  launchWith({
    browser: 'firefox',
    executablePath,
    args: [`--width=${widthPx}`, `--height=${heightPx}`],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'ui.prefersReducedMotion': 1,
    },
  });

/** Launches Chromium, to compare the other browsers with it. */
export const launchChromium = (
  executablePath: string,
  { isDark = false, widthPx = wideWindowPx }: WindowOptions,
): Promise<Driver> =>
  launchWith({
    browser: 'chrome',
    executablePath,
    args: [
      '--no-sandbox',
      '--hide-scrollbars',
      '--force-prefers-reduced-motion',
      `--window-size=${widthPx},${heightPx}`,
      ...(isDark ? ['--force-dark-mode'] : []),
    ],
  });

async function launchWith(options: LaunchOptions): Promise<Driver> {
  // The window keeps its initial size: Firefox ESR lacks a command that resizing needs (emulation.setScreenOrientationOverride).
  const browser = await launch({ ...options, defaultViewport: null });
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
    longScreenshot: async () => {
      const [width, pageHeightPx] = await page.evaluate(
        () => [innerWidth, document.documentElement.scrollHeight] as const,
      );
      const height = Math.min(pageHeightPx, longestPx);
      return page.screenshot({ clip: { x: 0, y: 0, width, height }, captureBeyondViewport: true });
    },
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
