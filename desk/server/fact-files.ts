import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factFiles } from '#content';
import { contentTypeOf } from '#server/http/static/content-types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The live facts and the previews of changes, as the publisher writes them. */
export interface FactFiles {
  /** @returns the JSON of a file of facts, as it is live now */
  live(fact: keyof typeof factFiles): Promise<string>;
  /** @param path from the root of the site @returns null if the change has no preview, or it has no such file */
  preview(change: string, path: string): Promise<Response | null>;
}

export const createFactFiles = (dir = root): FactFiles => ({
  live: (fact) => readFile(join(dir, factFiles[fact][0]), 'utf8'),
  async preview(change, path) {
    if (!/^[\w-]+$/.test(change)) return null;
    const name = normalize(`/${path}`);
    const client = join(dir, 'build/changes', change, 'client');
    for (const file of [name, join(name, 'index.html')]) {
      const bytes = await readFile(join(client, file)).catch(() => null);
      if (bytes === null) continue;
      const type = contentTypeOf(file);
      const body = /html|css/.test(type) ? withPrefix(bytes.toString(), `/facts/changes/${change}/preview`) : bytes;
      return new Response(body, { headers: { 'Content-Type': type, 'Content-Security-Policy': previewPolicy } });
    }
    return null;
  },
});

/** The Content-Security-Policy of a preview: no scripts and no forms, but inline styles. */
const previewPolicy =
  "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/** Prefixes the addresses in a page or a stylesheet, so that they lead to files of the preview. */
const withPrefix = (text: string, prefix: string): string =>
  text
    .replace(/\b(href|src|poster|srcset)="\/(?!\/)/g, `$1="${prefix}/`)
    .replace(/(srcset="[^"]*)"/g, (list) => list.replaceAll(', /', `, ${prefix}/`))
    .replace(/url\((["']?)\/(?!\/)/g, `url($1${prefix}/`);
