/** `npm run content`: every entry keeps its rules, every link leads somewhere, and every address is written once. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLinks } from '../../content/loading/check-links.ts';
import { listFiles, listProjectFiles, projectDir } from '../site-build/paths.ts';
import { findWrittenAddresses } from './written-addresses.ts';

async function main(): Promise<void> {
  // Loading the content checks it: a wrong entry is thrown, with its file and field.
  const { listLinks, pages } = await import('#content');
  const publicFiles = (await listFiles(join(projectDir, 'public'))).map((file) => `/${file}`);
  const faults = [
    ...checkLinks(listLinks(), pages, publicFiles),
    ...(await writtenTwice(pages.map(({ href }) => href))),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.info(`The content keeps its rules: ${pages.length} pages, ${listLinks().length} links, all alive.`);
}

/** Addresses that stand in code or content outside the one file of addresses. */
async function writtenTwice(pages: readonly string[]): Promise<string[]> {
  const rooms = ['content', 'forms', 'site', 'server', 'tools'];
  const isCode = (file: string) => /(?<!\.test)\.tsx?$/.test(file) && file !== 'content/addresses.ts';
  const files = (await listProjectFiles(rooms)).filter(isCode);
  const faults = files.map(async (file) =>
    findWrittenAddresses(file, await readFile(join(projectDir, file), 'utf8'), pages).map(
      (address) => `${file}: '${address}': an address is written in content/addresses.ts alone`,
    ),
  );
  return (await Promise.all(faults)).flat();
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
