import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolders } from './folders.ts';

/** Makes this process read the facts and the sizes of brochures from the folder of a change. Call it before you import the content. */
export function readFactsFrom(folder: string): void {
  const { facts, generated } = projectFolders;
  const brochuresUrl = `${pathToFileURL(join(generated, 'brochures.ts'))}`;
  const factsUrl = `${pathToFileURL(facts)}/`;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const { url } = resolved;
      const isFact = url.startsWith(factsUrl) && url.endsWith('.json');
      if (!isFact && url !== brochuresUrl) return resolved;
      return { ...resolved, url: `${pathToFileURL(join(folder, isFact ? 'facts' : 'generated', basename(url)))}` };
    },
  });
}
