import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildSettings, readBuildSettings } from '../server/config.ts';
import { serviceWorkerPath } from '../server/http/static/content-types.ts';
import { endOf } from './end-of.ts';
import { generate } from './generate.ts';
import { openMadeBefore } from './site-build/made-before.ts';
import { readPages } from './site-build/page-text.ts';
import { buildDir, clientDir, generatedDir, projectDir } from './site-build/paths.ts';
import { precompress } from './site-build/precompress.ts';
import { bundleServiceWorker } from './site-build/service-worker.ts';
import { hashInputs, isUpToDate, removeStamp, writeStamp } from './site-build/stamp.ts';
import { staticHostHeaders } from './site-build/static-host.ts';
import { describeBuild, weigh } from './site-build/summary.ts';

/** Builds the site into `build/`; with `--if-stale`, only when a source or a setting changed since the last build. */
async function main(): Promise<void> {
  const startedMs = performance.now();
  // Whoever starts this may have another one, as a test has: scripts half made for development do not run.
  process.env.NODE_ENV = 'production';
  const settings = readBuildSettings(process.env);
  await generate();
  const inputsHash = await hashInputs(settings, await datesShown());
  if (process.argv.includes('--if-stale') && (await isUpToDate(inputsHash))) {
    console.info('The build is up to date.');
    return;
  }
  await removeStamp();
  await rm(buildDir, { recursive: true, force: true });
  await buildPages();
  await addFiles(settings);
  await writeStamp(inputsHash);
  console.info(await summarise(settings, (performance.now() - startedMs) / 1000));
}

/** The batches that pages announce: one that has begun since makes them out of date. */
async function datesShown(): Promise<string[]> {
  const { courses } = await import('#content');
  return courses.flatMap(({ slug, batches }) => batches.map(({ starts }) => `${slug} ${starts}`));
}

/** React Router's own build: pages, scripts, styles, and the program that answers posts. Its log is shown only if it fails. */
async function buildPages(): Promise<void> {
  const bin = join(projectDir, 'node_modules/@react-router/dev/bin.cjs');
  const build = spawn(process.execPath, [bin, 'build'], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const status = await endOf(build);
  if (status === null) throw new Error('it was told to stop');
  if (status !== 0) throw new Error(`react-router build failed\n${output.replace(/^<!DOCTYPE.*/gm, '')}`);
}

/** What is beside the pages, most of it read off them. */
async function addFiles(settings: BuildSettings): Promise<void> {
  await copyBrochures();
  const pages = await readPages(clientDir);
  // They read the content, which in a fresh checkout can be loaded only after `generate()`.
  const { profile } = await import('#content');
  const { writeMachineFiles } = await import('./site-build/machine-files.ts');
  const { addMissingCards } = await import('./site-build/missing-cards.ts');
  await writeMachineFiles(clientDir, pages);
  await addMissingCards(clientDir, pages);
  const offlinePage = await readFile(join(clientDir, 'offline/index.html'), 'utf8');
  await writeFile(join(clientDir, serviceWorkerPath), await bundleServiceWorker(settings, offlinePage));
  await precompress(clientDir, await openMadeBefore('packed'));
  const { inlined } = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)).entry.module;
  const headers = staticHostHeaders(settings, profile.origin, inlined);
  if (headers !== undefined) await writeFile(join(clientDir, '_headers'), headers);
}

/** They were made with the sizes that the pages name. */
async function copyBrochures(): Promise<void> {
  const isWanted = (path: string) => !path.endsWith('.json');
  await cp(join(generatedDir, 'brochures'), join(clientDir, 'brochures'), { recursive: true, filter: isWanted });
}

async function summarise(settings: BuildSettings, seconds: number): Promise<string> {
  const { listSamples } = await import('#content');
  return describeBuild(await weigh(clientDir), settings, listSamples().length, seconds);
}

await main().catch((error: unknown) => {
  // A fault of ours shows where it is; what the content, a page or a setting got wrong says so in its message.
  const isOurs = error instanceof TypeError || error instanceof ReferenceError;
  console.error('Build failed:', error instanceof Error && !isOurs ? error.message : error);
  process.exitCode = 1;
});
