import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';
import type { Plugin } from 'vite';
import { languages } from '#content';
import type { BuildSettings } from '../../server/config/settings.ts';
import { scripts } from '../../site/scripts.ts';
import { buildDir, clientDir, projectDir } from './paths.ts';

/*
 * Changes the build of React Router and Vite, because a page is a plain document without the framework in the browser
 * (docs/decisions/0002).
 */

/** Oldest supported browsers: the versions that were current in mid-2023. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** The build settings as constants in the code of pages and scripts; `vite-env.d.ts` has their types. */
export function buildConstants(settings: BuildSettings): Record<string, string> {
  return {
    'import.meta.env.DELIVERY': JSON.stringify(settings.delivery),
    'import.meta.env.INTAKE_ORIGIN': JSON.stringify(settings.intakeOrigin ?? ''),
    'import.meta.env.PROOF_OF_WORK': JSON.stringify(settings.needsProof),
    'import.meta.env.OFFLINE': JSON.stringify(settings.keepsPages),
    'import.meta.env.TRANSLATED_PAGES': JSON.stringify(
      Object.fromEntries(languages.map(({ code, pages }) => [code, pages])),
    ),
  };
}

/** The modules that the framework would run in the browser. */
const frameworkModule = /[\\/]entry\.client\.tsx$|\?__react-router-build-client-route$/;

const preloadHelper = '\0vite/preload-helper.js';

/** Scripts in the browser use Preact, a tenth of the size of React (docs/decisions/0052). The server renders with React. */
const preactFor: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** The scripts that load when a page is idle form one chunk, because each chunk costs a request. */
const groups = [{ name: 'idle', test: /site[\\/](layout[\\/]when-activated|forms[\\/]device[\\/]storage)\.ts$/ }];

export function staticPages(): Plugin {
  const addresses = new Map<string, string>();
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        // Fonts and pictures stay files, so that the browser can cache them between pages.
        assetsInlineLimit: 0,
        // Otherwise, the build reads all 2,000 icons of lucide-react for each of the two bundles.
        rolldownOptions: { experimental: { lazyBarrel: true } },
      },
      environments: {
        client: {
          build: { target: browsers, modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
        },
      },
    }),
    // Replaces Vite's preload helper (0.7 KB and a request on every page), which our scripts do not need. One id for each importer inlines it.
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        const preact = this.environment.name === 'client' ? preactFor[id] : undefined;
        if (preact) return this.resolve(preact, importer);
        return id === preloadHelper ? `${preloadHelper}?${importer}` : undefined;
      },
    },
    load: (id) => (id.startsWith(preloadHelper) ? 'export const __vitePreload = (load) => load();' : undefined),
    // Pages refer to their scripts by address, so React Router does not find them.
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of Object.entries(scripts)) {
        this.emitFile({ type: 'chunk', id: join(this.environment.config.root, source), name });
      }
    },
    transform(code, id) {
      // Without this, the browser bundle would contain all pages and their content, and no page would load it.
      if (this.environment.name === 'client') return frameworkModule.test(id) ? 'export {}' : undefined;
      // The names of built scripts contain a hash. They are known here, because the server bundle is built last.
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

/**
 * Renders pages in the preview server from which React Router prerenders. React Router's own plugin would read the configuration
 * twice, generate types and watch all files, which takes a quarter of the time of a build.
 */
export const prerenderServer: Plugin = {
  name: 'prerender-server',
  config: () => ({ appType: 'custom', build: { outDir: clientDir } }),
  configurePreviewServer: ({ middlewares }) => {
    const build = () => import(pathToFileURL(join(buildDir, 'server/index.js')).href);
    return () => middlewares.use(createRequestListener({ build, mode: 'production' }));
  },
};

/**
 * Keeps content out of the scripts: the pages contain it already, and visitors on a phone would pay for it twice.
 * @throws Error that names the script and the content module
 */
export function refuseContent(script: string, moduleIds: readonly string[]): void {
  const content = moduleIds.find((id) => id.startsWith(join(projectDir, 'content/')));
  if (content) throw new Error(`${script}: a browser script must not contain content, but imports ${content}`);
}

/** Renames the not-found pages and deletes the framework's list of routes, after React Router has written all pages. */
export async function finishPages(): Promise<void> {
  // Static hosts expect the not-found page under this name. React Router cannot write an address that ends in `.html`.
  for (const folder of ['', ...languages.map(({ code }) => code)].map((code) => join(clientDir, code))) {
    await rename(join(folder, 'not-found/index.html'), join(folder, '404.html'));
    await rm(join(folder, 'not-found'), { recursive: true });
  }
  // Remove the list of routes for the framework in the browser.
  const assets = await readdir(join(clientDir, 'assets'));
  for (const file of assets.filter((name) => /^manifest-\w+\.js$/.test(name)))
    await rm(join(clientDir, 'assets', file));
}
