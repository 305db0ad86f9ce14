/** The pages that the visitor has read, and their assets, in the browser's `CacheStorage`. */

/** Pages by path, without the query, which does not change a page. */
const pagesCache = 'pages-1';
/** Assets by path; each name contains a hash of the content. */
const assetsCache = 'assets-1';

/** The caches of this format. After a format change, raise the numbers: the worker deletes caches with other names. */
export const cacheNames: readonly string[] = [pagesCache, assetsCache];

const maxPages = 40;

/** Pages with personal data, and the API. */
const neverCached = /^\/(?:api|link|send)\//;

export const assetsFolder = '/assets/';

export type CachedPage = Awaited<ReturnType<typeof readPage>>;

/**
 * Stores a page that is open, with its assets.
 * @param assetUrls absolute URLs of everything that the page has loaded
 */
export async function cachePage(url: URL, assetUrls: readonly string[]): Promise<void> {
  if (neverCached.test(url.pathname)) return;
  // The HTTP cache has the page, so this makes no request.
  const page = await fetch(url, { cache: 'force-cache' });
  if (page.status !== 200 || !isPage(page) || isPrivate(page)) return;
  const pages = await caches.open(pagesCache);
  const path = pathOf(url);
  const [before, now] = await Promise.all([pages.match(path).then(tagOf), tagOf(page)]);
  await pages.put(path, page);
  for (const address of assetUrls) await cacheAsset(new URL(address));
  const hasDeleted = await deleteOldestPages(pages);
  if (hasDeleted || (before !== undefined && before !== now)) await deleteUnusedAssets();
}

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;
const isPrivate = ({ headers }: Response) => headers.get('cache-control')?.includes('no-store') === true;
const tagOf = (page: Response | undefined) => page?.headers.get('etag') ?? page?.headers.get('last-modified');

/** Without a trailing slash, which some hosts add. */
const pathOf = ({ pathname }: URL) => pathname.replace(/(.)\/$/, '$1');

export async function findPage(url: URL): Promise<CachedPage | undefined> {
  const pages = await caches.open(pagesCache);
  const path = pathOf(url);
  const page = await pages.match(path);
  return page && readPage(path, page);
}

/** The most recent page comes first. */
export async function listPages(): Promise<CachedPage[]> {
  const pages = await caches.open(pagesCache);
  const cached = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const page = await pages.match(url);
      return page ? [await readPage(pathOf(new URL(url)), page)] : [];
    }),
  );
  return cached.flat().sort((a, b) => b.sentAtMs - a.sentAtMs);
}

const readPage = async (path: string, page: Response) => ({
  path,
  html: await page.text(),
  headers: page.headers,
  /** When the server sent or confirmed the page, in milliseconds since 1970. */
  sentAtMs: Date.parse(page.headers.get('date') ?? '') || 0,
});

/** Loads an asset from the cache, or else from the server. Then it caches the asset in the background, and ignores a failure to do so. */
export async function loadAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  event.waitUntil(storeAsset(request, response.clone()).catch(() => {}));
  return response;
}

async function cacheAsset(url: URL): Promise<void> {
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

/** @returns whether any page was deleted */
async function deleteOldestPages(pages: Cache): Promise<boolean> {
  if ((await pages.keys()).length <= maxPages) return false;
  const surplus = (await listPages()).slice(maxPages);
  for (const { path } of surplus) await pages.delete(path);
  return true;
}

/** Deletes assets of earlier builds that no cached page needs. */
async function deleteUnusedAssets(): Promise<void> {
  const assets = await caches.open(assetsCache);
  const needed = new Set<string>();
  const queue = (await listPages()).flatMap(({ html }) => assetsNamedIn(html));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    const asset = /\.(?:css|js)$/.test(path) ? await assets.match(path) : undefined;
    if (asset) queue.push(...assetsNamedIn(await asset.text()));
  }
  for (const request of await assets.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}

/** Paths of the assets that a page, stylesheet or script refers to: `/assets/layout-a1b2c3d4.js`, `"./layout-a1b2c3d4.js"`. */
export const assetsNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?:\/assets|["'`]\.)\/([\w.-]+\.\w+)/g)].map(([, name]) => assetsFolder + name);

/** The part of `ServiceWorkerGlobalScope` that we use: the project has the types of a page, not those of a worker. */
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
  /** Keeps the worker alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The response to navigation preload; undefined without it. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
