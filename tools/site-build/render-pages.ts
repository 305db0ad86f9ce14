import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';

/**
 * Renders pages into files, as a static host serves them: `services/cloud-solutions/index.html`.
 *
 * React Router would do so itself (`prerender`), by requests of which each has ten seconds: of a site of thousands of pages, the first one takes longer, since all of
 * the content is read and checked for it.
 * @param build what `react-router build` wrote for the server
 * @param dir the client folder
 * @throws Error naming a page that cannot be rendered
 */
export async function renderPages(build: ServerBuild, addresses: readonly string[], dir: string): Promise<void> {
  let fault: unknown;
  const handleError = (error: unknown) => {
    fault ??= error;
  };
  const handle = createRequestHandler(
    { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } },
    'production',
  );
  for (const address of addresses) {
    const response = await handle(new Request(new URL(`${address.replace(/\/$/, '')}/`, 'http://localhost')));
    const html = await response.text();
    if (fault !== undefined || response.status !== 200) {
      const why = fault instanceof Error ? fault.message : `answered with ${response.status}`;
      throw new Error(`${address}: ${why}`, { cause: fault });
    }
    await mkdir(join(dir, address), { recursive: true });
    await writeFile(join(dir, address, 'index.html'), html);
  }
}
