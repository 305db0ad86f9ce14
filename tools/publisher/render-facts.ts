import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBuildSettings } from '../../server/config/settings.ts';
import { listFiles, writeChanged } from '../site-build/paths.ts';
import { projectFolders } from './folders.ts';
import { readFactsFrom } from './read-facts-from.ts';

/** The last line that `render-facts.ts` prints, as JSON. */
export type RenderResult =
  | { readonly pages: readonly string[]; readonly contradictions: readonly string[]; readonly inputHash: string }
  | { readonly problems: readonly string[] };

/** The address of a rendered not-found page. Static hosts expect it as `404.html`. */
const notFound = /\/not-found$/;

/**
 * Renders all pages with the facts of a change. The bundle of the site reads the content when it starts, so it needs no new build.
 * @param folder of the change; `client` in it is a copy of the live pages
 * @param isCompressed whether it writes the compressed files, too
 */
async function renderFacts(folder: string, isCompressed: boolean): Promise<RenderResult> {
  readFactsFrom(folder);
  const client = join(folder, 'client');
  const { ContentError } = await import('../../content/loading/read-content.ts');
  const content = await import('#content').catch((error: unknown) => {
    if (error instanceof ContentError) return error.problems;
    throw error;
  });
  if (!('pages' in content)) return { problems: content };
  const { generateBrochures } = await import('../generate/brochures.ts');
  await generateBrochures(join(folder, 'generated'));
  const brochures = join(folder, 'generated/brochures');
  for (const name of await listFiles(brochures)) {
    await writeChanged(join(client, 'brochures', name), await readFile(join(brochures, name)));
  }
  const render = await openBundle();
  const changed: string[] = [];
  const { addresses: known, languages, pages } = content;
  // The list of pages in the content lacks the last ones.
  const addresses = new Set([
    ...pages.map(({ href }) => href),
    ...[known.offline, known.notFound],
    ...languages.map(({ code }) => `/${code}${known.notFound}`),
  ]);
  for (const address of addresses) {
    const file = join(
      client,
      notFound.test(address) ? address.replace(notFound, '/404.html') : `${address}/index.html`,
    );
    if (await writeChanged(file, await render(address))) changed.push(address);
  }
  // Delete the pages of entries that the content no longer has, such as a closed position.
  for (const file of (await listFiles(client)).filter((name) => /(^|\/)index\.html$/.test(name))) {
    const address = `/${file.replace(/\/?index\.html$/, '')}`;
    if (addresses.has(address)) continue;
    await rm(join(client, address), { recursive: true });
    changed.push(address);
  }
  const { finishSite } = await import('../site-build/build-site.ts');
  const settings = readBuildSettings(process.env);
  await finishSite(settings, client, isCompressed);
  const { hashInputs, upcomingBatches } = await import('../site-build/input-hash.ts');
  const inputHash = await hashInputs(settings, await upcomingBatches(), undefined, (file) =>
    file.startsWith('content/facts/') && file.endsWith('.json') ? join(folder, 'facts', basename(file)) : file,
  );
  return { pages: changed, contradictions: content.findContradictions(), inputHash };
}

/** Loads the server bundle of the last build. @returns a function that renders the page at an address */
async function openBundle(): Promise<(address: string) => Promise<string>> {
  const { createRequestHandler } = await import('react-router');
  const bundle = await import(pathToFileURL(join(projectFolders.build, 'server/index.js')).href);
  const handle = createRequestHandler(bundle, 'production');
  return async (address) => {
    const response = await handle(new Request(`http://localhost${address}`));
    if (!response.ok && !notFound.test(address))
      throw new Error(`${address} was rendered with status ${response.status}`);
    return response.text();
  };
}

if (import.meta.main) {
  console.info(JSON.stringify(await renderFacts(process.argv[2] ?? '', !process.argv.includes('--uncompressed'))));
  // React Router and Vite leave handles open that would keep the process alive.
  process.exit();
}
