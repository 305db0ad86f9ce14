import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { writeIfChanged } from '../write-if-changed.ts';
import { builtAddressesFile, generatedDir, listFiles, projectDir } from './paths.ts';

const addressesFile = join(generatedDir, 'scripts.json');
const sourceDir = 'site/client';

/** The scripts that pages may name: `{ shell: 'site/client/shell.entry.ts' }`. */
export async function listScriptSources(): Promise<Record<string, string>> {
  const suffix = '.entry.ts';
  const files = (await listFiles(join(projectDir, sourceDir))).filter((file) => file.endsWith(suffix));
  return Object.fromEntries(files.map((file) => [file.slice(0, -suffix.length), `${sourceDir}/${file}`]));
}

/** Writes `.generated/scripts.json`, for the types and the editor: each script with the address of its source. */
export async function writeScriptAddresses(): Promise<void> {
  await writeIfChanged(pathToFileURL(addressesFile), await sourceAddresses());
}

/**
 * What a page reads in `#generated/scripts.json`: in development the source of each script, which Vite serves; in a
 * build the built script, whose name holds its hash.
 */
export function scriptAddresses(): Plugin {
  let isBuild = true;
  return {
    name: 'script-addresses',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async load(id) {
      if (id.replace(/\?.*$/, '') !== normalizePath(addressesFile)) return undefined;
      return isBuild ? await readFile(builtAddressesFile, 'utf8') : await sourceAddresses();
    },
  };
}

async function sourceAddresses(): Promise<string> {
  const sources = Object.entries(await listScriptSources());
  return `${JSON.stringify(Object.fromEntries(sources.map(([name, file]) => [name, `/${file}`])), null, 2)}\n`;
}
