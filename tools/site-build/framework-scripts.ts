import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from './paths.ts';

/**
 * Deletes the framework's own browser code, which its build writes whether or not a page asks for it.
 * To be called before the site's own scripts are copied in: every script there is the framework's.
 * @throws if a page refers to one of them: that page would have to download React
 */
export async function removeFrameworkScripts(dir: string): Promise<void> {
  const files = await listFiles(dir);
  const scripts = files.filter((file) => /\.m?js$/.test(file));
  const faults: string[] = [];
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(dir, page), 'utf8');
    const used = scripts.find((script) => html.includes(basename(script)));
    if (used) faults.push(`${page} refers to the framework's script ${used}`);
    else if (html.includes('__reactRouter')) faults.push(`${page} carries the framework's inline script`);
  }
  if (faults.length > 0) {
    throw new Error(`${faults.join('\n')}\nPages are plain documents: leave <Scripts /> out of site/root.tsx.`);
  }
  // The `.data` files and the manifests serve the framework's navigation in the browser, which no page has.
  const leftovers = files.filter((file) => file.endsWith('.data') || file.startsWith('.vite/'));
  for (const file of [...scripts, ...leftovers]) await rm(join(dir, file));
  await rm(join(dir, '.vite'), { recursive: true, force: true });
}
