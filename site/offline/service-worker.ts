/**
 * Caches the pages that the visitor reads, and shows them when the server cannot be reached (docs/decisions/0039). Online, every page comes
 * from the server. The worker ignores form posts.
 */
import { formatDateTimeIn } from '#ui/format-time.ts';
import {
  assetsFolder,
  assetsNamedIn,
  type CachedPage,
  cacheNames,
  cachePage,
  type FetchEvent,
  findPage,
  listPages,
  loadAsset,
  type WorkerScope,
} from './cached-pages.ts';

const worker = self as unknown as WorkerScope;

/** How long to wait for the server before a cached page is shown, in milliseconds. A slow connection takes half of it. */
const serverTimeoutMs = 8000;

const offlinePath = '/offline';

/** The offline page and its assets. Each build has its own cache name, which also makes the browser install the new worker. */
const offlineCache = `offline-${import.meta.env.OFFLINE_PAGE}`;

if (import.meta.env.OFFLINE) {
  worker.addEventListener('install', (event) => {
    // The worker takes over at once, even if pages of an older build are open: their assets stay until no cached page needs them.
    event.waitUntil(cacheOfflinePage().then(() => worker.skipWaiting()));
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        deleteCaches((name) => name !== offlineCache && !cacheNames.includes(name)),
        enableNavigationPreload(),
        // From now on, the worker also handles the requests of pages that are open already.
        worker.clients.claim(),
      ]),
    );
  });
  worker.addEventListener('message', (event) => {
    const { source, data } = event;
    if (source && 'url' in source) event.waitUntil(cachePage(new URL(String(source.url)), data).catch(() => {}));
  });
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url, headers } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== worker.location.origin || headers.has('range')) return;
    if (mode === 'navigate') event.respondWith(respondToNavigation(event));
    else if (pathname.startsWith(assetsFolder)) event.respondWith(loadAsset(event));
  });
} else {
  // A build without offline reading has this worker at the same address: it replaces the other worker and deletes its caches.
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => {
    event.waitUntil(deleteCaches(() => true).then(() => worker.registration.unregister()));
  });
}

/**
 * Makes the browser request a page while it starts the worker. In Chromium only: Firefox 140 shows an error of that request
 * instead of the worker's response.
 */
async function enableNavigationPreload(): Promise<void> {
  if ('userAgentData' in navigator) await worker.registration.navigationPreload.enable();
}

async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineCache);
  const page = await fetch(offlinePath, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${offlinePath} replied with status ${page.status}`);
  const html = await page.clone().text();
  await cache.put(offlinePath, page);
  await cache.addAll([...new Set(assetsNamedIn(html))]);
}

async function deleteCaches(isObsolete: (name: string) => boolean): Promise<void> {
  for (const name of (await caches.keys()).filter(isObsolete)) await caches.delete(name);
}

/**
 * Responds with the page from the server. After a failure or a timeout, responds with the cached page, or else the offline page, with
 * links to all cached pages.
 */
async function respondToNavigation({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fresh = preloadResponse.then((response) => response ?? fetch(request));
  const response = await Promise.race([fresh, serverTimeout()]).catch(() => undefined);
  if (response && response.status < 500) return response;
  const offlinePage = await caches.match(offlinePath).catch(() => undefined);
  if (!offlinePage) return fresh;
  const html = await offlinePage.text();
  const copy = await findPage(new URL(request.url));
  if (copy) return cachedPageResponse(copy, html);
  return fresh.catch(async () => {
    const links = (await listPages()).map(linkToPage).join('');
    const list = html.replace('<ul data-cached-pages=""></ul>', () => `<ul>${links}</ul>`);
    return createResponse(list, offlinePage.headers, 503);
  });
}

const serverTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, serverTimeoutMs));

// The text and the markup that are inserted come from the offline page (site/pages/system/offline.tsx).

const languageOf = (html: string) => /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '';

/** A cached page, with a notice at its beginning. */
function cachedPageResponse({ html, headers, sentAtMs }: CachedPage, offlinePage: string): Response {
  const language = languageOf(html);
  const [, template = ''] =
    new RegExp(`<template data-cached-copy-notice="${language}">(.*?)</template>`, 's').exec(offlinePage) ?? [];
  const notice = template.replace('{date}', formatDateTimeIn(`${language}-u-nu-latn`, sentAtMs));
  return createResponse(
    html.replace(/<main\b[^>]*>/, (main) => main + notice),
    headers,
    200,
  );
}

/** The title comes from the HTML of the page, so it is already escaped. The link omits the name of the company. */
function linkToPage({ path, html }: CachedPage): string {
  const [, title = path] = /<title>(.*?)(?: \| .*?)?<\/title>/s.exec(html) ?? [];
  return `<li lang="${languageOf(html)}"><a href="${path}">${title}</a></li>`;
}

/** A response with the headers of the page, such as its content security policy, without those that describe the transfer. */
function createResponse(html: string, headers: Headers, status: number): Response {
  const newHeaders = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) newHeaders.delete(name);
  return new Response(html, { status, headers: newHeaders });
}
