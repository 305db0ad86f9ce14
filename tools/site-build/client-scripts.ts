import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { BuildSettings } from '../../server/config.ts';
import { buildConstants } from './constants.ts';
import { builtAddressesFile, projectDir, scriptsDir } from './paths.ts';
import { listScriptSources } from './script-addresses.ts';

/** Where the built scripts wait until the pages are there: the page build empties its folder first. */
export const clientScriptsDir = join(scriptsDir, 'files');
/** The npm packages in each built script, by address; read by the budget check. */
export const scriptPackagesFile = join(scriptsDir, 'packages.json');

/** Browsers that had every feature which was in all of them by mid-2023. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** Builds each `site/client/*.entry.ts` into a script of its own, and notes its address and what is in it. */
export async function buildClientScripts(settings: BuildSettings): Promise<void> {
  await rm(scriptsDir, { recursive: true, force: true });
  await mkdir(scriptsDir, { recursive: true });
  const results = await build({
    root: projectDir,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...buildConstants(settings), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: clientScriptsDir,
      target: browsers,
      // As a library: an application would carry Vite's helper for preloading, 0.7 KB on every page, which has nothing
      // to do here.
      lib: { entry: await listScriptSources(), formats: ['es'] },
      reportCompressedSize: false,
      rolldownOptions: {
        // Packages mark what is for the browser; here everything is.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          minify: true,
        },
      },
    },
  });
  const [result] = [results].flat();
  if (!result || !('output' in result)) throw new Error('the build of the client scripts gave no single output');

  const chunks = result.output.filter((chunk) => chunk.type === 'chunk');
  const addresses = chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, `/${chunk.fileName}`]);
  await writeFile(builtAddressesFile, JSON.stringify(Object.fromEntries(addresses)));
  const packages = chunks.map((chunk) => [`/${chunk.fileName}`, packagesOf(Object.keys(chunk.modules))]);
  await writeFile(scriptPackagesFile, JSON.stringify(Object.fromEntries(packages)));
}

/** Names of the npm packages that modules come from, without repeats. */
export function packagesOf(moduleIds: readonly string[]): string[] {
  const names = moduleIds.map((id) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
