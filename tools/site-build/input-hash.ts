import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildSettings } from '../../server/config/settings.ts';
import { buildDir, clientDir, listProjectFiles, projectDir } from './paths.ts';

/** The build writes this file last, so that an interrupted build does not count as finished. */
export const inputHashFile = join(buildDir, 'input-hash');
// A build writes the headers of `server/http` for static hosts.
const inputFolders = ['content', 'desk', 'forms', 'public', 'server/http', 'site', 'tools', 'ui'];
const inputFiles = ['package.json', 'package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
const testFile = /\.test\.tsx?$/;

/**
 * Hashes all inputs of a build: sources, package versions, settings and the version of Node.js.
 * @param dates of the batches that the pages announce, from `upcomingBatches`
 * @param pathOf returns the path from which to read a file, absolute or relative to `rootDir`
 */
export async function hashInputs(
  settings: BuildSettings,
  dates: readonly string[],
  rootDir = projectDir,
  pathOf = (file: string) => file,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([settings, process.version, dates]));
  const sources = (await listProjectFiles(inputFolders, rootDir)).filter((file) => !testFile.test(file));
  for (const file of [...inputFiles, ...sources]) {
    const text = await readFile(resolve(rootDir, pathOf(file))).catch(() => Buffer.alloc(0));
    hash.update(`\n${file} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

/** The batches that pages announce, such as `flutter 2027-01-12`. The pages are out of date when one of them begins. */
export async function upcomingBatches(): Promise<string[]> {
  const { courses } = await import('#content');
  return courses.flatMap(({ slug, batches }) => batches.map(({ starts }) => `${slug} ${starts}`));
}

/** Whether a complete build from these inputs exists. */
export async function isUpToDate(inputsHash: string): Promise<boolean> {
  const isComplete = existsSync(join(clientDir, 'index.html')) && existsSync(join(buildDir, 'server/index.js'));
  return isComplete && (await readFile(inputHashFile, 'utf8').catch(() => '')) === inputsHash;
}
