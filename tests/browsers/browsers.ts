import { existsSync } from 'node:fs';
import { locateChromium } from '../../tools/programs/chromium.ts';
import { locateProgram } from '../../tools/programs/locate-program.ts';
import type { Driver, WindowOptions } from './drivers/driver.ts';
import { launchChromium, launchFirefox } from './drivers/puppeteer.ts';
import { launchWebKitGtk } from './drivers/webkitgtk.ts';

/** A browser from the packages of the Linux distribution. */
export interface Browser {
  readonly name: string;
  /** Packages of Debian and Ubuntu, as arguments of apt-get. */
  readonly packages: string;
  /** Path of the program; undefined if it is not installed. */
  readonly path: string | undefined;
  readonly launch: (path: string, options: WindowOptions) => Promise<Driver>;
}

export const firefox: Browser = {
  name: 'Firefox',
  packages: 'firefox-esr',
  path: locateProgram(['firefox-esr', 'firefox']),
  launch: launchFirefox,
};

export const webKitGtk: Browser = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver xvfb',
  // Neither program supports --version.
  path: locateProgram(['Xvfb'], process.env, existsSync) && locateProgram(['WebKitWebDriver'], process.env, existsSync),
  launch: launchWebKitGtk,
};

/** The browser of `tests/e2e`. */
export const chromium: Browser = {
  name: 'Chromium',
  packages: 'chromium',
  path: locateChromium(),
  launch: launchChromium,
};

/** The browsers that these tests cover. */
export const otherBrowsers: readonly Browser[] = [firefox, webKitGtk];
