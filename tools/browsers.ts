import { spawnSync } from 'node:child_process';
import { chromium, otherBrowsers } from '../tests/browsers/browsers.ts';
import { takeScreenshots } from '../tests/browsers/screenshots.ts';
import { SiteServer } from '../tests/e2e/support/site-server.ts';

/**
 * `npm run browsers`: tests the most important journeys in the installed browsers other than Chromium. With `--pictures`, it instead puts
 * screenshots of each kind of page in all browsers side by side. `--narrow` takes them at the width of a phone.
 */
const options = process.argv.slice(2);
for (const { name, packages, path } of otherBrowsers) {
  console.info(`${name}: ${path ?? `not installed, skipped (apt-get install ${packages})`}`);
}
if (options.includes('--pictures')) {
  const site = await SiteServer.start();
  try {
    const installed = [chromium, ...otherBrowsers].filter(({ path }) => path);
    console.info(
      `Side by side: ${await takeScreenshots(installed, site.origin, options.includes('--narrow') ? { widthPx: 480 } : {})}`,
    );
  } finally {
    await site.remove();
  }
} else {
  const { status } = spawnSync('vitest', ['run', '--project', 'browsers', ...options], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
