import { type Browser, chromium } from '@playwright/test';
import { doesStart, locateProgram } from './locate-program.ts';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The headless shell is Chromium without windows. Browser tests take a third less processor time in it. */
const namesOnPath = ['chromium-headless-shell', ...wholeBrowsers];

/** Finds a full Chromium, which has features that the headless shell lacks, such as autofill. */
export const locateWholeChromium = (): string | undefined => locateProgram(wholeBrowsers);

/**
 * Finds a Chromium that starts. CHROMIUM comes first, then the system, then Playwright.
 * @throws if CHROMIUM names one that does not start
 */
export function locateChromium(env: NodeJS.ProcessEnv = process.env, starts = doesStart): string | undefined {
  if (env.CHROMIUM) {
    if (starts(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM is '${env.CHROMIUM}', which does not start. Correct it, or leave it out.`);
  }
  return locateProgram(namesOnPath, env, starts) ?? [chromium.executablePath()].find(starts);
}

/** @throws Error if there is none */
export function requireChromium(): string {
  const path = locateChromium();
  if (!path) throw new Error('No Chromium found: install one and set CHROMIUM to its path.');
  return path;
}

/** Starts Chromium for the commands that draw illustrations and cards. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
