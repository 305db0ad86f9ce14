import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolders } from './folders.ts';

/** Makes this process read the facts and the sizes of brochures from the folder of a change. Call it before the content is imported. */
export function readFactsFrom(folder: string): void {
  const { facts, generated } = projectFolders;
  const replacements = new Map([[`${pathToFileURL(join(generated, 'brochures.ts'))}`, 'generated']]);
  const factsUrl = `${pathToFileURL(facts)}/`;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const { url } = resolved;
      const part = url.startsWith(factsUrl) && url.endsWith('.json') ? 'facts' : replacements.get(url);
      return part ? { ...resolved, url: `${pathToFileURL(join(folder, part, basename(url)))}` } : resolved;
    },
  });
}
