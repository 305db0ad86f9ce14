import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteBuild } from '../../../server/http/react-router.ts';
import { type AnyNode, parseHtml } from '../../../tools/site-build/html-tree.ts';
import { buildDir, clientDir, listFiles } from '../../../tools/site-build/paths.ts';

const parsed = new Map<string, Promise<AnyNode>>();

/**
 * Reads and parses a page of a build.
 * @param address as in a browser; `/404` and `/bn/404` are the not-found pages
 * @param dir client folder of the build; by default that of the last build
 */
export function readPage(address: string, dir = clientDir): Promise<AnyNode> {
  const file = join(dir, address.endsWith('/404') ? `${address}.html` : join(address, 'index.html'));
  const page = parsed.get(file) ?? readFile(file, 'utf8').then(parseHtml);
  parsed.set(file, page);
  return page;
}

/** The address of every page of the last build, sorted. */
export async function listPages(): Promise<string[]> {
  const files = (await listFiles(clientDir)).filter((file) => file.endsWith('.html'));
  return files.map((file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`);
}

/** The server bundle of the last build. */
export const readBuild = (): Promise<SiteBuild> => import(pathToFileURL(join(buildDir, 'server/index.js')).href);
