import { execFile } from 'node:child_process';
import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, createBuilder, type Plugin } from 'vite';
import { photos, profile } from '#content';
import type { BuildSettings } from '../../server/config/settings.ts';
import { serviceWorkerPath } from '../../server/http/static/content-types.ts';
import { socialCardPath } from '../../site/layout/page-meta.ts';
import { type PageText, readPages } from './page-text.ts';
import { buildDir, clientDir, generatedDir, listFiles, projectDir, writeChanged } from './paths.ts';
import { precompress } from './precompress.ts';
import { bundleServiceWorker } from './service-worker.ts';
import { writeSitemapAndRobots } from './sitemap-and-robots.ts';
import { staticHostHeaders } from './static-host.ts';
import { finishPages } from './static-pages.ts';

/**
 * Writes the whole site into `build/`.
 * @param isCompressed whether it writes the compressed files, too
 * @returns the number of pages, without the not-found page
 */
export async function buildSite(settings: BuildSettings, isCompressed: boolean): Promise<number> {
  await rm(buildDir, { recursive: true, force: true });
  // A second process makes the brochures while React Router builds.
  const brochures = promisify(execFile)(process.execPath, [join(projectDir, 'tools/generate/brochures.ts')]);
  let compressed: Promise<void> | undefined;
  const brochuresAndPictures: Plugin = {
    name: 'brochures-and-pictures',
    applyToEnvironment: ({ name }) => name === 'ssr',
    /** The pictures are complete; only text files follow. The pages show the size of each brochure. */
    async closeBundle() {
      await brochures;
      await cp(join(generatedDir, 'brochures'), join(clientDir, 'brochures'), { recursive: true });
      if (isCompressed) compressed = precompress(clientDir, /\.(?:svg|pdf)$/, 10);
      // An error is reported below. Without a handler, it would end the process meanwhile.
      compressed?.catch(() => {});
    },
  };
  // React Router's build: pages, scripts, styles, and the server bundle that handles form posts.
  const plugins = [brochuresAndPictures];
  const builder = createBuilder({ root: projectDir, logLevel: 'error', configLoader: 'native', plugins });
  await Promise.all([brochures, builder.then((started) => started.buildApp())]);
  await finishPages();
  await build({ configFile: join(projectDir, 'desk/vite.config.ts'), configLoader: 'native' });
  const pageCount = await finishSite(settings, clientDir, isCompressed);
  await compressed;
  const { inlined } = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)).entry.module;
  const headers = staticHostHeaders(settings, profile.origin, inlined);
  if (headers !== undefined) await writeFile(join(clientDir, '_headers'), headers);
  return pageCount;
}

/**
 * Writes the other files of the client folder: photographs, sitemap, search index, missing social cards, service worker, compressed files.
 * @param dir the client folder
 * @returns the number of pages, without the not-found page
 */
export async function finishSite(settings: BuildSettings, dir: string, isCompressed = true): Promise<number> {
  await writePhotos(dir);
  const pages = await readPages(dir);
  await writeSitemapAndRobots(dir, pages);
  await addMissingCards(dir, pages);
  const offlinePage = await readFile(join(dir, 'offline/index.html'), 'utf8');
  await writeChanged(join(dir, serviceWorkerPath), await bundleServiceWorker(settings, offlinePage));
  if (isCompressed) await precompress(dir, /\.(?:html|css|js|json|txt|xml)$/, 11);
  return pages.length;
}

/** Writes the photographs of people, and removes those that the content no longer has. */
async function writePhotos(dir: string): Promise<void> {
  const kept = new Set(photos.map(({ address }) => address.slice(1)));
  for (const file of (await listFiles(dir)).filter((name) => name.startsWith('people/') && !kept.has(name))) {
    await rm(join(dir, file));
  }
  for (const { address, webp } of photos) await writeChanged(join(dir, address), Buffer.from(webp, 'base64'));
}

/** A new page has the social card of the home page until `npm run illustrations` draws one for it. */
async function addMissingCards(dir: string, pages: readonly PageText[]): Promise<void> {
  const files = new Set(await listFiles(dir));
  for (const { address, isListed, isTranslation } of pages) {
    const card = socialCardPath(address);
    if (!isListed || isTranslation || files.has(card.slice(1))) continue;
    await copyFile(join(dir, socialCardPath('/')), join(dir, card));
  }
}
