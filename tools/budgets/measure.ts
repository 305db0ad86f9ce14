import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { requestsOf, requestsOfStyles, stylesWithin, textOf } from './requests.ts';

/** Bytes as sent (brotli where that is smaller) of a first visit to one page. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  /** Scripts loaded with the page that hold a framework. */
  readonly framework: number;
  /** Every other script loaded with the page: named in it, or imported by one that is. */
  readonly script: number;
  /** Every script the page may ever load, those imported on demand included. */
  readonly allScript: number;
  readonly font: number;
  readonly other: number;
  /** Every request of the first view together. */
  readonly total: number;
}

const frameworks = new Set(['react', 'react-dom', 'react-router', 'scheduler']);

/**
 * Weighs one page of a finished build.
 * @param dir folder that a static host serves
 * @param page its file in there, such as `services/cloud-solutions/index.html`
 * @param packages the npm packages in each script, by address
 * @throws if the page asks for a file that is not there, or for one of another host
 */
export async function weighPage(
  dir: string,
  page: string,
  packages: Readonly<Record<string, readonly string[]>>,
): Promise<Weight> {
  const html = await readFile(join(dir, page), 'utf8');
  const requests = requestsOf(html);
  const address = `/${page}`;
  const sizeOf = (url: string, from = address) => sentBytes(dir, resolveUrl(url, from));
  const sumOf = async (sizes: Promise<number>[]) => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);

  const fonts = new Set(requests.fonts.map((url) => resolveUrl(url, address)));
  const others = new Set(requests.others.map((url) => resolveUrl(url, address)));
  const sheets = requests.styles.map((url) => resolveUrl(url, address));
  const styles = [
    ...stylesWithin(html).map((css) => ({ from: address, css })),
    ...(await Promise.all(
      sheets.map(async (from) => ({ from, css: await readFile(join(dir, from), 'utf8').catch(() => '') })),
    )),
  ];
  for (const { from, css } of styles) {
    const inStyles = requestsOfStyles(css, textOf(html));
    for (const font of inStyles.fonts) fonts.add(resolveUrl(font, from));
    for (const other of inStyles.others) others.add(resolveUrl(other, from));
  }

  const scripts = requests.scripts.map((url) => resolveUrl(url, address));
  const initial = await reach(dir, scripts, 'static');
  const ever = await reach(dir, scripts, 'all');
  const holdsFramework = (script: string) => (packages[script] ?? []).some((name) => frameworks.has(name));

  const parts = {
    html: await sizeOf(address),
    css: await sumOf(requests.styles.map((url) => sizeOf(url))),
    framework: await sumOf(initial.filter(holdsFramework).map((url) => sizeOf(url))),
    script: await sumOf(initial.filter((script) => !holdsFramework(script)).map((url) => sizeOf(url))),
    font: await sumOf([...fonts].map((url) => sizeOf(url))),
    other: await sumOf([...others].map((url) => sizeOf(url))),
  };
  const total = Object.values(parts).reduce((sum, size) => sum + size, 0);
  return { ...parts, allScript: await sumOf(ever.map((url) => sizeOf(url))), total };
}

/** Size of a file as the server sends it. */
async function sentBytes(dir: string, address: string): Promise<number> {
  const file = join(dir, address);
  if (!existsSync(file)) throw new Error(`asks for ${address}, which is not in the build`);
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

function resolveUrl(url: string, from: string): string {
  const host = 'https://this.site';
  const { origin, pathname } = new URL(url, host + from);
  if (origin !== host) throw new Error(`asks another host: ${url}`);
  return decodeURI(pathname);
}

/** The scripts and what they import, each once: only what loads with them, or also what they import on demand. */
async function reach(dir: string, scripts: readonly string[], how: 'static' | 'all'): Promise<string[]> {
  const reached = new Set<string>();
  const waiting = [...scripts];
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (reached.has(script)) continue;
    reached.add(script);
    const from = script;
    const code = await readFile(join(dir, script), 'utf8').catch(() => '');
    const { staticImports, staticExports, dynamicImports } = parseSync(script, code, { sourceType: 'module' }).module;
    const urls = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ];
    if (how === 'all') {
      for (const { moduleRequest } of dynamicImports) {
        const name = /^(["'`])([^"'`$]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
        if (!name) throw new Error(`${script} imports something on demand whose name is not fixed`);
        urls.push(name);
      }
    }
    waiting.push(...urls.map((url) => resolveUrl(url, posix.join('/', from))));
  }
  return [...reached];
}
