import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { locateChromium } from './programs/chromium.ts';

const require = createRequire(import.meta.url);

/** Installs a Chromium by the first way that works here. Gives its path, or nothing. */
function installChromium(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  // `sudo -n` never asks for a password: nobody may be there to type one.
  const mayAdminister = isRoot || succeeds('sudo', ['-n', 'true'], 'ignore');
  const admin = isRoot ? [] : ['sudo', '-n'];
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

  console.info("No Chromium on this machine: installing Playwright's own.");
  if (succeeds(process.execPath, [cli, 'install', ...(mayAdminister ? ['--with-deps'] : []), 'chromium'])) {
    const path = locateChromium();
    if (path) return path;
  }
  if (!mayAdminister) return undefined;
  console.info("That did not work: installing the distribution's (apt-get install chromium-headless-shell).");
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...admin, 'apt-get', ...args];
    return succeeds(command, rest);
  };
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell'))
    return locateChromium();
  return undefined;
}

function succeeds(command: string, args: string[], output: 'inherit' | 'ignore' = 'inherit'): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', output, output],
    timeout: 15 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Makes sure that there is a Chromium for the journeys, and says in a line which one, or what to do. */
try {
  const found = locateChromium() ?? installChromium();
  if (!found)
    throw new Error('No Chromium found, and none could be installed: install one and set CHROMIUM to its path.');
  console.info(`Chromium: ${found}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
