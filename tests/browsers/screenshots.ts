import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { pages } from '#content';
import routes from '../../site/routes.ts';
import { projectDir } from '../../tools/site-build/paths.ts';
import type { Browser } from './browsers.ts';
import type { WindowOptions } from './drivers/driver.ts';

const dir = join(projectDir, 'test-results', 'browsers');

/** Saves a screenshot. @param subject names its folder, which has one file for each browser @returns path of the file */
export async function saveScreenshot(subject: string, browser: string, png: Uint8Array): Promise<string> {
  const file = join(dir, fileOf(subject, browser));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
  return file;
}

/**
 * Takes a screenshot of one page of each kind in every browser, and shows them side by side on an HTML page.
 * @param options of the windows
 * @returns path of the HTML page
 */
export async function takeScreenshots(
  browsers: readonly Browser[],
  origin: string,
  options: WindowOptions,
): Promise<string> {
  const addresses = onePageOfEachKind();
  await Promise.all(
    browsers.map(async ({ name, path = '', launch }) => {
      const driver = await launch(path, options);
      for (const address of addresses) {
        await driver.open(`${origin}${address}`);
        // Lazy images load only when somebody scrolls.
        await driver.evaluate("for (const image of document.images) image.loading = 'eager'");
        await saveScreenshot(address, name, await driver.longScreenshot());
      }
      await driver.close();
    }),
  );
  const indexFile = join(dir, 'index.html');
  await writeFile(indexFile, renderIndex(addresses, browsers));
  return indexFile;
}

/** One page for each route, and the not-found page. */
function onePageOfEachKind(): string[] {
  const kinds = pages.map(({ href }) => [matchRoutes(routes as RouteObject[], href)?.[0]?.route.path, href] as const);
  return [...new Map(kinds).values(), '/not-found'];
}

const fileOf = (subject: string, browser: string) =>
  `${subject.replace(/[^\w]+/g, '-').replace(/^-/, '') || 'home'}/${browser.toLowerCase()}.png`;

function renderIndex(addresses: readonly string[], browsers: readonly Browser[]): string {
  const rows = addresses.map((address) => {
    const cells = browsers.map(({ name }) => `<td><img src="${fileOf(address, name)}" alt="${address} in ${name}">`);
    return `<tr><th colspan="${browsers.length}">${address}\n<tr>${cells.join('')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Browsers side by side</title>
<style>
  body { font: 16px system-ui; }
  table { width: 100%; table-layout: fixed; }
  th { padding: 1em 0; text-align: start; }
  td { vertical-align: top; }
  img { width: 100%; }
</style>
<table>
<tr>${browsers.map(({ name }) => `<th>${name}`).join('')}
${rows.join('\n')}
</table>
`;
}
