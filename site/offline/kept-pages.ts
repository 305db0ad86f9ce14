/** The pages that were read, and what they are made of, in the browser's `CacheStorage`. A browser that keeps nothing (full) is no fault. */

/** Pages by their path, without a query: whatever it says, the page is the same. */
const pagesCache = 'pages-1';
/** What pages load, by path. Each name has a hash of the content in it. */
const assetsCache = 'assets-1';

/** Of both caches; another number in their names leaves behind what an older worker kept. */
export const pageCaches: readonly string[] = [pagesCache, assetsCache];

const mostPages = 40;

/** Where answers to one person stand, and where programs are answered. */
const neverKept = /^\/(?:api|link|send)\//;

export const assetsFolder = '/assets/';

export interface KeptPage {
  readonly path: string;
  readonly html: string;
  readonly headers: Headers;
  /** When the server last said that it is so, in milliseconds since 1970. */
  readonly keptAtMs: number;
}

/**
 * Keeps a page as it was just shown.
 * @param url of the page
 * @param loaded addresses of what it has loaded
 */
export async function keepPage(url: URL, loaded: readonly string[]): Promise<void> {
  if (neverKept.test(url.pathname)) return;
  // The browser has it from showing it: nothing goes over the line.
  const page = await fetch(url, { cache: 'force-cache' });
  if (page.status !== 200 || !isPage(page) || isPrivate(page)) return;
  const pages = await caches.open(pagesCache);
  const path = pathOf(url);
  const [before, now] = await Promise.all([pages.match(path).then(tagOf), tagOf(page)]);
  await pages.put(path, page);
  for (const address of loaded) await keepAsset(new URL(address));
  const isOneGone = await dropOldest(pages);
  if (isOneGone || (before !== undefined && before !== now)) await dropUnneeded();
}

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;
const isPrivate = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store') === true;
const tagOf = (page: Response | undefined) => page?.headers.get('etag') ?? page?.headers.get('last-modified');

/** Some hosts write a slash behind the address of a page. */
const pathOf = ({ pathname }: URL) => pathname.replace(/(.)\/$/, '$1');

export async function findPage(url: URL): Promise<KeptPage | undefined> {
  const pages = await caches.open(pagesCache);
  const path = pathOf(url);
  const page = await pages.match(path);
  return page && readPage(path, page);
}

/** The one that was read last comes first. */
export async function listPages(): Promise<KeptPage[]> {
  const pages = await caches.open(pagesCache);
  const kept = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const page = await pages.match(url);
      return page ? [await readPage(pathOf(new URL(url)), page)] : [];
    }),
  );
  return kept.flat().sort((one, other) => other.keptAtMs - one.keptAtMs);
}

const readPage = async (path: string, page: Response): Promise<KeptPage> => ({
  path,
  html: await page.text(),
  headers: page.headers,
  keptAtMs: keptAtMsOf(page),
});

const keptAtMsOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;

/** What was kept, or what comes over the line, which is kept then: nobody waits for that, or for a browser that cannot. */
export async function loadAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(storeAsset(request, response.clone()).catch(() => {}));
  return response;
}

async function keepAsset(url: URL): Promise<void> {
  if (!url.pathname.startsWith(assetsFolder) || url.origin !== location.origin) return;
  if (await caches.match(url)) return;
  const request = new Request(url, { cache: 'force-cache' });
  await storeAsset(request, await fetch(request));
}

async function storeAsset(request: Request, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const assets = await caches.open(assetsCache);
  await assets.put(request, response);
}

/** @returns whether there was one too many */
async function dropOldest(pages: Cache): Promise<boolean> {
  if ((await pages.keys()).length <= mostPages) return false;
  const surplus = (await listPages()).slice(mostPages);
  for (const { path } of surplus) await pages.delete(path);
  return true;
}

/** Drops what no page needs any more that is kept: of builds that are gone. */
async function dropUnneeded(): Promise<void> {
  const assets = await caches.open(assetsCache);
  const needed = new Set<string>();
  const waiting = (await listPages()).flatMap(({ html }) => assetsNamedIn(html));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    const asset = /\.(?:css|js)$/.test(path) ? await assets.match(path) : undefined;
    if (asset) waiting.push(...assetsNamedIn(await asset.text()));
  }
  for (const request of await assets.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}

/** As pages and stylesheets name them, and scripts each other: `/assets/shell-a1b2c3d4.js`, `"./shell-a1b2c3d4.js"`. */
export const assetsNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?:\/assets|["'`]\.)\/([\w.-]+\.\w+)/g)].map(([, name]) => assetsFolder + name);

/** As much of a service worker's surroundings as ours uses: the types of the project are those of a page, which has none of it. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent extends Event {
  /** The browser lets the worker run until then. */
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** What the browser has asked for while the worker was started; undefined where it has not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
