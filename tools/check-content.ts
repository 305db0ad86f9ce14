/** `npm run content`: every entry keeps its rules, and every link leads somewhere. */

import { join } from 'node:path';
import { checkLinks } from '../content/reading/check-links.ts';
import siteRoutes from '../site/routes.ts';
import { siteAddresses } from './site-addresses.ts';
import { listFiles, projectDir } from './site-build/paths.ts';

async function main(): Promise<void> {
  // Loading the content checks it: a wrong entry is thrown, with its file and field.
  const { listLinks, pages } = await import('#content');
  const publicFiles = (await listFiles(join(projectDir, 'public'))).map((file) => `/${file}`);
  const faults = checkLinks(listLinks(), pages, siteAddresses(await siteRoutes), publicFiles);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.info(`The content keeps its rules: ${pages.length} pages, ${listLinks().length} links, all alive.`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
