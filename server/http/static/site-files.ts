import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentTypeOf, serviceWorkerPath } from './content-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedFile {
  readonly size: number;
  readonly etag: string;
  readonly bytes?: Buffer;
  /** The descriptor of a large file. It stays open, so that a replaced file is still sent as it was. */
  readonly fd?: number;
}

export interface SiteFile {
  readonly address: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly encodings: { readonly identity: EncodedFile } & { readonly [E in Encoding]?: EncodedFile };
}

export interface SiteFiles {
  /** By address: `/` and `/about` for pages, `/assets/x.js` for files. */
  readonly byAddress: ReadonlyMap<string, SiteFile>;
  /** The not-found page of each language, by the folder of the language: `''`, `/bn`. */
  readonly notFound: ReadonlyMap<string, SiteFile>;
}

/** Larger files are read from the disk for each request. */
const maxMemoryBytes = 1024 * 1024;

/** The path of a not-found page, after and before the last step of the build. */
const notFoundAddress = /^(.*)\/(?:404\.html|not-found)$/;

/**
 * Reads the files of the build once. So a visitor never gets a page of one build with a stylesheet of another, and no requested URL is ever
 * used as a path.
 * @param folder the build's client folder; `x.br` and `x.gz` next to a file `x` are its compressed forms
 */
export function readSiteFiles(folder: string): SiteFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const byAddress = new Map<string, SiteFile>();
  const notFound = new Map<string, SiteFile>();
  for (const path of paths) {
    const name = path.slice(folder.length).split(sep).join('/').replace(/^\/*/, '/');
    const isHidden = /\/\./.test(name) && !name.startsWith('/.well-known/');
    const isCompressedForm = /\.(br|gz)$/.test(path) && existsSync(path.slice(0, -3));
    if (isHidden || isCompressedForm) continue;
    const address = name.replace(/\/index\.html$/, '') || '/';
    const file: SiteFile = {
      address,
      contentType: contentTypeOf(name),
      cacheControl: cacheControlOf(name),
      encodings: {
        identity: readEncodedFile(path),
        ...(existsSync(`${path}.br`) && { br: readEncodedFile(`${path}.br`) }),
        ...(existsSync(`${path}.gz`) && { gzip: readEncodedFile(`${path}.gz`) }),
      },
    };
    const [, prefix] = notFoundAddress.exec(address) ?? [];
    if (prefix === undefined) byAddress.set(address, file);
    else notFound.set(prefix, file);
  }
  return { byAddress, notFound };
}

/** @param name of the file, from the root of the site */
export function cacheControlOf(name: string): string {
  // The build writes a hash of the content into the names of these.
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Cached, but always revalidated. Unlike no-store, it allows the back/forward cache and prerendering.
  if (name.endsWith('.html') || name === serviceWorkerPath) return 'no-cache';
  return 'public, max-age=3600';
}

function readEncodedFile(path: string): EncodedFile {
  const fd = openSync(path, 'r');
  const bytes = readFileSync(fd);
  const size = bytes.byteLength;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  if (size > maxMemoryBytes) return { size, etag, fd };
  closeSync(fd);
  return { size, etag, bytes };
}
