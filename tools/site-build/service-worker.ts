import { createHash } from 'node:crypto';
import { build } from 'vite';
import type { BuildSettings } from '../../server/config/settings.ts';
import { projectDir } from './paths.ts';
import { browsers, buildConstants, refuseContent } from './static-pages.ts';

/**
 * Bundles the service worker into one script. It has no hash in its name, since browsers ask for it at one address for ever.
 * @param offlinePage the page for missing pages as it is in this build (HTML): the worker keeps it, and is another one whenever that is
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
      // Not as a module: not all of these browsers take one for a worker.
      lib: { entry: 'site/offline/service-worker.ts', formats: ['iife'], name: 'serviceWorker' },
    },
  });
  const [result] = [results].flat();
  if (!result || !('output' in result)) throw new Error('the build of the service worker gave no single output');
  refuseContent('service-worker.js', result.output[0].moduleIds);
  return result.output[0].code;
}
