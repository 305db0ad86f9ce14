import { createHash } from 'node:crypto';
import { build } from 'vite';
import type { BuildSettings } from '../../server/config/settings.ts';
import { projectDir } from './paths.ts';
import { browsers, buildConstants, refuseContent } from './static-pages.ts';

/**
 * Bundles the service worker into one script. Its name has no hash, because browsers check one fixed address for updates.
 * @param offlinePage HTML of the page that the worker shows offline. Its hash is part of the script, so a new page updates the worker.
 */
export async function bundleServiceWorker(settings: BuildSettings, offlinePage: string): Promise<string> {
  const hash = createHash('sha256').update(offlinePage).digest('hex').slice(0, 8);
  const results = await build({
    root: projectDir,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    define: { ...buildConstants(settings), 'import.meta.env.OFFLINE_PAGE': JSON.stringify(hash) },
    build: {
      write: false,
      target: browsers,
      // A classic script, because not all of these browsers accept a module as service worker.
      lib: { entry: 'site/offline/service-worker.ts', formats: ['iife'], name: 'serviceWorker' },
    },
  });
  const [result] = [results].flat();
  if (!result || !('output' in result)) throw new Error('the build of the service worker gave no single output');
  refuseContent('service-worker.js', result.output[0].moduleIds);
  return result.output[0].code;
}
