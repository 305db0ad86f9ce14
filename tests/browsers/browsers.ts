import { existsSync } from 'node:fs';
import { locateProgram } from '../../tools/programs/locate-program.ts';
import type { Driver, WindowOptions } from './drivers/driver.ts';
import { launchFirefox } from './drivers/puppeteer.ts';
import { launchWebKitGtk } from './drivers/webkitgtk.ts';

/** A browser from the packages of the Linux distribution. */
export interface Browser {
  readonly name: string;
  /** Path of the program; undefined if it is not installed. */
  readonly path: string | undefined;
  readonly launch: (path: string, options: WindowOptions) => Promise<Driver>;
}

export const firefox: Browser = {
  name: 'Firefox',
  path: locateProgram(['firefox-esr', 'firefox']),
  launch: launchFirefox,
};

export const webKitGtk: Browser = {
  name: 'WebKitGTK',
  // Neither program supports --version.
  path: locateProgram(['Xvfb'], process.env, existsSync) && locateProgram(['WebKitWebDriver'], process.env, existsSync),
  launch: launchWebKitGtk,
};
