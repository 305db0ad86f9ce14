import { rm, writeFile } from 'node:fs/promises';
import { readBuildSettings } from '../server/config/settings.ts';
import { generateSources } from './generate.ts';
import { describeBuild } from './site-build/build-summary.ts';
import { hashInputs, inputHashFile, isUpToDate, upcomingBatches } from './site-build/input-hash.ts';

/**
 * Builds the site into `build/`. With `--if-stale`, only if a source or a setting changed since the last build. With `--uncompressed`, for
 * tests, it leaves out the compressed files, which take a third of the processor time.
 */
async function main(): Promise<void> {
  const startedMs = performance.now();
  // A test that starts a build sets another value, with which Vite would build development scripts.
  process.env.NODE_ENV = 'production';
  const settings = readBuildSettings(process.env);
  await generateSources();
  const inputsHash = await hashInputs(settings, await upcomingBatches());
  if (process.argv.includes('--if-stale') && (await isUpToDate(inputsHash))) {
    console.info('The build is up to date.');
    return;
  }
  await rm(inputHashFile, { force: true });
  const { buildSite } = await import('./site-build/build-site.ts');
  const pages = await buildSite(settings, !process.argv.includes('--uncompressed'));
  await writeFile(inputHashFile, inputsHash);
  const { listSamples } = await import('#content');
  console.info(describeBuild(pages, (performance.now() - startedMs) / 1000, settings, listSamples().length));
}

await main().catch((error: unknown) => {
  // A programming error needs its stack trace. Errors of content and settings explain themselves.
  const isBug = error instanceof TypeError || error instanceof ReferenceError;
  // React Router appends the whole page to its message.
  const message = error instanceof Error && !isBug ? error.message.replace(/\n<!DOCTYPE.*/is, '') : error;
  console.error('Build failed:', message);
  process.exitCode = 1;
});
// React Router leaves handles open that would keep the process alive.
process.exit();
