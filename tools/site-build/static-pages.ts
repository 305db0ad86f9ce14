import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildSettings } from '../../server/config/settings.ts';
import { scripts } from '../../site/scripts.ts';
import { clientDir, projectDir } from './paths.ts';

/*
 * Everything that the site needs beyond what React Router and Vite do by themselves, each with its reason. A page is a plain document, without
 * the framework in the browser (docs/decisions/0002); all of it follows from that.
 */

/** Browsers that had every feature which was in all of them by mid-2023. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** What the settings become in the code of pages and scripts; typed in `vite-env.d.ts`. */
export function buildConstants(settings: BuildSettings): Record<string, string> {
  return {
    'import.meta.env.DELIVERY': JSON.stringify(settings.delivery),
    'import.meta.env.INTAKE_ORIGIN': JSON.stringify(settings.intakeOrigin ?? ''),
    'import.meta.env.PROOF_OF_WORK': JSON.stringify(settings.needsProof),
    'import.meta.env.OFFLINE': JSON.stringify(settings.keepsPages),
  };
}

/** What the framework would run in the browser. */
const frameworkModule = /[\\/]entry\.client\.tsx$|\?__react-router-build-client-route$/;

const preloadHelper = '\0vite/preload-helper.js';

/** The browser is given Preact, which is React in a tenth of its weight (docs/decisions/0052). The server renders with React. */
const preactFor: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** What a page loads when it is idle is one chunk, because each chunk is a request. */
const groups = [{ name: 'idle', test: /site[\\/](layout[\\/]when-activated|forms[\\/]device[\\/]storage)\.ts$/ }];

export function staticPages(): Plugin {
  const addresses = new Map<string, string>();
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      // Fonts and pictures are files, which are kept from one page to the next.
      build: { assetsInlineLimit: 0 },
      environments: {
        client: {
          build: { target: browsers, modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
        },
      },
    }),
    // Vite's helper prefetches what a script imports, which none of ours needs: 0.7 KB and a request on every page. A copy for each importer is inlined.
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        const preact = this.environment.name === 'client' ? preactFor[id] : undefined;
        if (preact) return this.resolve(preact, importer);
        return id === preloadHelper ? `${preloadHelper}?${importer}` : undefined;
      },
    },
    load: (id) => (id.startsWith(preloadHelper) ? 'export const __vitePreload = (load) => load();' : undefined),
    // Pages name their scripts themselves, so React Router does not know of them.
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of Object.entries(scripts)) {
        this.emitFile({ type: 'chunk', id: join(this.environment.config.root, source), name });
      }
    },
    transform(code, id) {
      // Pages and their content would be bundled for the browser, and no page would load the result.
      if (this.environment.name === 'client') return frameworkModule.test(id) ? 'export {}' : undefined;
      // The names of built scripts hold a hash. They are known, since the server's part is built after the browser's.
      if (!/[\\/]site[\\/]scripts\.ts$/.test(id)) return undefined;
      return code.replace(/['"](\/site\/[^'"]*\.entry\.ts)['"]/g, (_, source) => JSON.stringify(addresses.get(source)));
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (frameworkModule.test(chunk.facadeModuleId ?? '')) delete bundle[file];
          else refuseContent(file, chunk.moduleIds);
          addresses.set(chunk.facadeModuleId?.slice(this.environment.config.root.length) ?? '', `/${file}`);
        }
      },
    },
  };
}

/** Content is on the pages already: a script that brought it would send it twice, to a phone that pays for both. */
export function refuseContent(script: string, moduleIds: readonly string[]): void {
  const content = moduleIds.find((id) => id.startsWith(join(projectDir, 'content/')));
  if (content) throw new Error(`${script}: a script of the browser carries no content; it would carry ${content}`);
}

/** Runs once all pages are written: the `buildEnd` of `react-router.config.ts`. */
export async function finishPages(): Promise<void> {
  // Static hosts look for the not-found page under this name; React Router writes no page whose address ends in `.html`.
  await rename(join(clientDir, 'not-found/index.html'), join(clientDir, '404.html'));
  await rm(join(clientDir, 'not-found'), { recursive: true });
  // The list of routes for the framework in the browser.
  const assets = await readdir(join(clientDir, 'assets'));
  for (const file of assets.filter((name) => /^manifest-\w+\.js$/.test(name)))
    await rm(join(clientDir, 'assets', file));
}
