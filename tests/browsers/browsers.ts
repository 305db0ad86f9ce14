import { existsSync } from 'node:fs';
import { locateChromium } from '../../tools/programs/chromium.ts';
import { locateProgram } from '../../tools/programs/locate-program.ts';
import type { Driver, Setting } from './drivers/driver.ts';
import { launchChromium, launchFirefox } from './drivers/puppeteer.ts';
import { launchWebKitGtk } from './drivers/webkitgtk.ts';

/** A browser as the distribution packs it. */
export interface Browser {
  readonly name: string;
  /** Of Debian and Ubuntu, as apt-get takes them. */
  readonly packages: string;
  /** Where it is; nothing where it is not installed. */
  readonly path: string | undefined;
  readonly launch: (path: string, setting: Setting) => Promise<Driver>;
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
  // Neither answers to --version.
  path: locateProgram(['Xvfb'], process.env, existsSync) && locateProgram(['WebKitWebDriver'], process.env, existsSync),
  launch: launchWebKitGtk,
};

/** The one that `tests/e2e` tries everything in. */
export const chromium: Browser = {
  name: 'Chromium',
  packages: 'chromium',
  path: locateChromium(),
  launch: launchChromium,
};

/** Those that have tests here. */
export const otherBrowsers: readonly Browser[] = [firefox, webKitGtk];
