import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { locateChromium } from './programs/chromium.ts';

const require = createRequire(import.meta.url);

/** Installs Chromium. @returns its path; undefined if no method works */
function installChromium(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  // `sudo -n` fails instead of asking for a password.
  const canInstallPackages = isRoot || succeeds('sudo', ['-n', 'true'], 'ignore');
  const admin = isRoot ? [] : ['sudo', '-n'];
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

  console.info('Chromium is not installed: installing the one of Playwright.');
  if (succeeds(process.execPath, [cli, 'install', ...(canInstallPackages ? ['--with-deps'] : []), 'chromium'])) {
    const path = locateChromium();
    if (path) return path;
  }
  if (!canInstallPackages) return undefined;
  console.info('That failed: installing the one of the distribution (apt-get install chromium-headless-shell).');
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

/** Finds or installs the Chromium of the browser tests, and prints its path. */
try {
  const found = locateChromium() ?? installChromium();
  if (!found)
    throw new Error('No Chromium found, and none could be installed: install one and set CHROMIUM to its path.');
  console.info(`Chromium: ${found}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
