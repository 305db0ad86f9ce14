import { installChromium } from './chromium/install.ts';
import { locateChromium } from './chromium/locate.ts';

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
