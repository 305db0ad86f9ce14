import { rm, writeFile } from 'node:fs/promises';
import { readBuildSettings } from '../server/config/settings.ts';
import { generateSources } from './generate.ts';
import { describeBuild } from './site-build/build-summary.ts';
import { hashInputs, inputHashFile, isUpToDate } from './site-build/input-hash.ts';

/** Builds the site into `build/`; with `--if-stale`, only when a source or a setting changed since the last build. */
async function main(): Promise<void> {
  const startedMs = performance.now();
  // Whoever starts this may have another one, as a test has: scripts half made for development do not run.
  process.env.NODE_ENV = 'production';
  const settings = readBuildSettings(process.env);
  await generateSources();
  const inputsHash = await hashInputs(settings, await datesShown());
  if (process.argv.includes('--if-stale') && (await isUpToDate(inputsHash))) {
    console.info('The build is up to date.');
    return;
  }
  await rm(inputHashFile, { force: true });
  const { buildSite } = await import('./site-build/build-site.ts');
  const pages = await buildSite(settings);
  await writeFile(inputHashFile, inputsHash);
  const { listSamples } = await import('#content');
  console.info(describeBuild(pages, (performance.now() - startedMs) / 1000, settings, listSamples().length));
}

/** The batches that pages announce: one that has begun since makes them out of date. */
async function datesShown(): Promise<string[]> {
  const { courses } = await import('#content');
  return courses.flatMap(({ slug, batches }) => batches.map(({ starts }) => `${slug} ${starts}`));
}

await main().catch((error: unknown) => {
  // A fault of ours shows where it is; what the content, a page or a setting got wrong says so in its message.
  const isOurs = error instanceof TypeError || error instanceof ReferenceError;
  console.error('Build failed:', error instanceof Error && !isOurs ? error.message : error);
  process.exitCode = 1;
});
// What React Router leaves open would keep it waiting.
process.exit();
