import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { parseSync } from 'oxc-parser';

/** A first visit to one page: the number of bytes sent (compressed with brotli, if such a file exists), and of elements. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  /** The scripts that the page names, and their static imports. */
  readonly script: number;
  /** All scripts that the page may load, including dynamic imports. */
  readonly allScript: number;
  readonly font: number;
  /** Pictures, icons and other files, without pictures that have `loading="lazy"`. */
  readonly other: number;
  /** All requests of a first visit. */
  readonly total: number;
  /** Elements of the document. */
  readonly elements: number;
}

/**
 * Measures one page of a finished build.
 * @param dir the folder of the build that is served
 * @param page its path in `dir`, such as `services/cloud-solutions/index.html`
 * @throws Error if the page requests a missing file, or a file of another host
 */
export async function measurePage(dir: string, page: string): Promise<Weight> {
  const html = await readFile(join(dir, page), 'utf8');
  const address = `/${page}`;
  const $ = load(html);
  const elements = $('*').length;
  const urlsOf = (selector: string, name: 'href' | 'src') =>
    $(selector)
      .toArray()
      .map((element) => resolveUrl($(element).attr(name) ?? '', address));

  const sheets = urlsOf('[rel=stylesheet]:not([media=print]), [rel=preload][as=style]', 'href');
  const scripts = [...urlsOf('script[src]', 'src'), ...urlsOf('[rel=modulepreload], [rel=preload][as=script]', 'href')];
  const fonts = urlsOf('[rel=preload][as=font]', 'href');
  const others = [
    ...urlsOf('img[src]:not([loading=lazy])', 'src'),
    ...urlsOf('use[href]:not([href^="#"]), [rel=icon], [rel=manifest], [rel=preload][as=image]', 'href'),
    // Browsers download the print stylesheet, although the screen does not need it.
    ...urlsOf('[rel=stylesheet][media=print]', 'href'),
  ];
  const styles = [{ from: address, css: $('style').text() }];
  for (const from of sheets) styles.push({ from, css: await readFile(join(dir, from), 'utf8').catch(() => '') });
  // Text in another language uses a font of the device.
  $('script, style, body [lang]').remove();
  for (const { from, css } of styles) {
    const inStyles = requestsOfStyles(css, $.root().text());
    fonts.push(...inStyles.fonts.map((url) => resolveUrl(url, from)));
    others.push(...inStyles.others.map((url) => resolveUrl(url, from)));
  }

  const sumOf = async (files: Iterable<string>) => {
    const sizes = await Promise.all([...new Set(files)].map((file) => sentBytes(dir, file)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const parts = {
    html: await sumOf([address]),
    css: await sumOf(sheets),
    script: await sumOf(await collectScripts(dir, scripts, 'static')),
    font: await sumOf(fonts),
    other: await sumOf(others),
  };
  const total = Object.values(parts).reduce((sum, size) => sum + size, 0);
  return { ...parts, allScript: await sumOf(await collectScripts(dir, scripts, 'all')), total, elements };
}

/** Size of a file as the server sends it. */
async function sentBytes(dir: string, address: string): Promise<number> {
  const file = join(dir, address);
  if (!existsSync(file)) throw new Error(`requests ${address}, which is not in the build`);
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

function resolveUrl(url: string, from: string): string {
  const host = 'https://this.site';
  const { origin, pathname } = new URL(url, host + from);
  if (origin !== host) throw new Error(`requests another host: ${url}`);
  return decodeURI(pathname);
}

/** The scripts and their imports, each once. @param how `all` includes dynamic imports */
async function collectScripts(dir: string, scripts: readonly string[], how: 'static' | 'all'): Promise<Set<string>> {
  const collected = new Set(scripts);
  // The loop also visits scripts that it adds to the set.
  for (const script of collected) {
    const code = await readFile(join(dir, script), 'utf8').catch(() => '');
    const { staticImports, staticExports, dynamicImports } = parseSync(script, code, { sourceType: 'module' }).module;
    const urls = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ];
    for (const { moduleRequest } of how === 'all' ? dynamicImports : []) {
      const name = /^(["'`])([^"'`$]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
      if (!name) throw new Error(`${script} has a dynamic import whose name is not a literal`);
      urls.push(name);
    }
    for (const url of urls) collected.add(resolveUrl(url, script));
  }
  return collected;
}

/**
 * The fonts and pictures that the styles request. A font with a `unicode-range` counts if the text needs it. Any other counts only if the
 * page preloads it: a page in Bengali uses none of our Latin fonts.
 */
function requestsOfStyles(css: string, text: string): { fonts: string[]; others: string[] } {
  const fonts = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const range = /unicode-range:\s*([^;}]+)/i.exec(face)?.[1];
    return needsRange(range, text) ? urlsIn(face).slice(0, 1) : [];
  });
  return { fonts, others: urlsIn(css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')) };
}

function urlsIn(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = '']) => url);
  return urls.filter((url) => !/^(?:data:|#)/.test(url));
}

/** @param range `unicode-range` of a font: single characters, or the first and the last of several */
function needsRange(range: string | undefined, text: string): boolean {
  if (range === undefined) return false;
  if (range.includes('?')) throw new Error(`unicode-range ${range}: write the first and the last character`);
  const ranges = range.replace(
    /u\+([\da-f]+)(?:-([\da-f]+))?,?\s*/gi,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${ranges}]`, 'u').test(text);
}
