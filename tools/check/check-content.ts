/** `npm run content`: checks entries against their schemas, checks links, and refuses hard-coded page addresses. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLinks } from '../../content/loading/check-links.ts';
import { listFiles, listProjectFiles, projectDir } from '../site-build/paths.ts';
import { findHardCodedAddresses } from './hard-coded-addresses.ts';

async function main(): Promise<void> {
  // Importing the content validates it: a wrong entry throws an error with its file and field.
  const { contentIn, languages, listLinks, pages } = await import('#content');
  for (const { code } of languages) contentIn(code);
  const publicFiles = (await listFiles(join(projectDir, 'public'))).map((file) => `/${file}`);
  const errors = [
    ...checkLinks(listLinks(), pages, publicFiles),
    ...(await checkHardCodedAddresses(pages.map(({ href }) => href))),
  ];
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
  else console.info(`The content is valid: ${pages.length} pages, ${listLinks().length} links.`);
}

/** @returns a message for each page address outside of `content/addresses.ts` */
async function checkHardCodedAddresses(pages: readonly string[]): Promise<string[]> {
  const folders = ['content', 'forms', 'site', 'server', 'tools'];
  const isCode = (file: string) => /(?<!\.test)\.tsx?$/.test(file) && file !== 'content/addresses.ts';
  const files = (await listProjectFiles(folders)).filter(isCode);
  const errors = files.map(async (file) =>
    findHardCodedAddresses(file, await readFile(join(projectDir, file), 'utf8'), pages).map(
      (address) => `${file}: '${address}': import this address from content/addresses.ts`,
    ),
  );
  return (await Promise.all(errors)).flat();
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
