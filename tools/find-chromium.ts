import { spawnSync } from 'node:child_process';
import { locateChromium } from './programs/chromium.ts';

/** Installs Chromium. @returns its path; undefined if no method works */
function installChromium(): string | undefined {
  // `sudo -n` fails instead of asking for a password.
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const canInstallPackages = succeeds(`${sudo}true`);
  console.info('Chromium is not installed: installing the one of Playwright.');
  succeeds(`npx playwright install ${canInstallPackages ? '--with-deps ' : ''}chromium`);
  const path = locateChromium();
  if (path || !canInstallPackages) return path;
  console.info('That failed: installing the one of the distribution (apt-get install chromium-headless-shell).');
  succeeds(`${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium-headless-shell`);
  return locateChromium();
}

function succeeds(command: string): boolean {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
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
