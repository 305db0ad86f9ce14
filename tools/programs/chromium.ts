import { type Browser, chromium } from '@playwright/test';
import { doesStart, locateProgram } from './locate-program.ts';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The headless shell is Chromium without a window: journeys take a third less of the processor in it. */
const namesOnPath = ['chromium-headless-shell', ...wholeBrowsers];

/** Path of a Chromium that has what the headless shell lacks, such as autofill. */
export const locateWholeChromium = (): string | undefined => locateProgram(wholeBrowsers);

/**
 * Path or name of a Chromium that starts: the one the setting CHROMIUM names, else the system's, else Playwright's own.
 * @throws if CHROMIUM names one that does not start
 */
export function locateChromium(env: NodeJS.ProcessEnv = process.env, starts = doesStart): string | undefined {
  if (env.CHROMIUM) {
    if (starts(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM is '${env.CHROMIUM}', which does not start. Correct it, or leave it out.`);
  }
  return locateProgram(namesOnPath, env, starts) ?? [chromium.executablePath()].find(starts);
}

/** @throws Error where there is none */
export function requireChromium(): string {
  const path = locateChromium();
  if (!path) throw new Error('No Chromium found: install one and set CHROMIUM to its path.');
  return path;
}

/** For whoever draws files that are checked in. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
