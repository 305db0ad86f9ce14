/** `npm run content`: every entry keeps its rules, every link leads somewhere, and the list of planned addresses is true. */
import { checkLinks } from '../content/reading/check-links.ts';
import siteRoutes from '../site/routes.ts';
import { siteAddresses } from './site-addresses.ts';

async function main(): Promise<void> {
  // Loading the content checks it: a wrong entry is thrown, with its file and field.
  const { listLinks, pages } = await import('#content');
  const faults = checkLinks(listLinks(), pages, siteAddresses(await siteRoutes));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else {
    const planned = pages.filter((page) => !page.isBuilt).length;
    console.info(
      `The content keeps its rules: ${listLinks().length} links, all alive; ${planned} of ${pages.length} addresses are still planned.`,
    );
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
