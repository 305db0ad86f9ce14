import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectDir } from '../../tools/site-build/paths.ts';

/** Saves a screenshot of a failed test in `test-results/browsers/`. */
export async function saveScreenshot(title: string, browser: string, png: Uint8Array): Promise<void> {
  const file = join(projectDir, 'test-results/browsers', title.replace(/\W+/g, '-'), `${browser.toLowerCase()}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
}
