import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path or name of a Chromium that starts: the one the setting CHROMIUM names, else the system's, else Playwright's own.
 * @throws if CHROMIUM names one that does not start
 */
export function locateChromium(env: NodeJS.ProcessEnv = process.env, starts = doesStart): string | undefined {
  if (env.CHROMIUM) {
    if (starts(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM is '${env.CHROMIUM}', which does not start. Correct it, or leave it out.`);
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  const candidates = namesOnPath.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...candidates, chromium.executablePath()].find(starts);
}

/** Some distributions put a note in place of the browser, so being there is not enough. */
function doesStart(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
