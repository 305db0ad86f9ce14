/**
 * Keeps the pages that were read, and shows them when the server cannot be reached (docs/decisions/0039). With a line, every page comes from
 * the server as if there were no worker. It touches no post.
 */
import { inIndia } from '#ui/format-time.ts';
import {
  assetsFolder,
  assetsNamedIn,
  type FetchEvent,
  findPage,
  type KeptPage,
  keepPage,
  listPages,
  loadAsset,
  pageCaches,
  type WorkerScope,
} from './kept-pages.ts';

const worker = self as unknown as WorkerScope;

/** Longest wait for the first byte of a page of which there is a copy, in milliseconds: a slow line takes half of it. */
const patienceMs = 8000;

const offlinePath = '/offline';

/** The page for missing pages and what it loads. Of another build it is another cache; this also makes the worker another one. */
const offlineCache = `offline-${import.meta.env.OFFLINE_PAGE}`;

if (import.meta.env.OFFLINE) {
  worker.addEventListener('install', (event) => {
    // Whatever build an open page is of: what it loads is kept until no page that is kept needs it.
    event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        dropCaches((name) => name !== offlineCache && !pageCaches.includes(name)),
        askWhileStarting(),
        // So that what the first page loads from now on is kept too.
        worker.clients.claim(),
      ]),
    );
  });
  worker.addEventListener('message', (event) => {
    const { source, data } = event;
    if (source && 'url' in source) event.waitUntil(keepPage(new URL(String(source.url)), data).catch(() => {}));
  });
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url, headers } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== worker.location.origin || headers.has('range')) return;
    if (mode === 'navigate') event.respondWith(answer(event));
    else if (pathname.startsWith(assetsFolder)) event.respondWith(loadAsset(event));
  });
} else {
  // What a build without offline reading has at the same address: it takes the place of the other one, and away what that kept.
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => {
    event.waitUntil(dropCaches(() => true).then(() => worker.registration.unregister()));
  });
}

/**
 * The browser asks for the page while it starts the worker. In Chromium alone: Firefox 140 shows a fault of that as the answer, whatever the
 * worker says.
 */
async function askWhileStarting(): Promise<void> {
  if ('userAgentData' in navigator) await worker.registration.navigationPreload.enable();
}

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(offlineCache);
  const page = await fetch(offlinePath, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${offlinePath}: ${page.status}`);
  const html = await page.clone().text();
  await cache.put(offlinePath, page);
  await cache.addAll([...new Set(assetsNamedIn(html))]);
}

async function dropCaches(isOld: (name: string) => boolean): Promise<void> {
  for (const name of (await caches.keys()).filter(isOld)) await caches.delete(name);
}

/** A page from the server. Without an answer, or after too long a wait, the copy of it; where there is none, a page that says so. */
async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fresh = preloadResponse.then((response) => response ?? fetch(request));
  const response = await Promise.race([fresh, tooLong()]).catch(() => undefined);
  if (response && response.status < 500) return response;
  const offlinePage = await caches.match(offlinePath).catch(() => undefined);
  if (!offlinePage) return fresh;
  const html = await offlinePage.text();
  const copy = await findPage(new URL(request.url));
  if (copy) return copyOf(copy, html);
  return fresh.catch(async () => listOf(await listPages(), { html, headers: offlinePage.headers }));
}

const tooLong = () => new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));

// The words and the markup that are written into pages are those of the page for missing pages (site/pages/system/offline.tsx).

/** A page that was kept, with a line at its beginning that says so. */
function copyOf({ html, headers, keptAtMs }: KeptPage, offlinePage: string): Response {
  const [, line = ''] = /<template data-kept-copy="">(.*?)<\/template>/s.exec(offlinePage) ?? [];
  const said = line.replace('{date}', inIndia(keptAtMs));
  return respond(
    html.replace(/<main\b[^>]*>/, (main) => main + said),
    headers,
    200,
  );
}

/** The page in the place of one that was not kept, with those that were. */
function listOf(pages: readonly KeptPage[], { html, headers }: Pick<KeptPage, 'html' | 'headers'>): Response {
  const links = pages.map(linkTo).join('');
  return respond(
    html.replace('<ul data-kept-pages=""></ul>', () => `<ul>${links}</ul>`),
    headers,
    503,
  );
}

/** As its own page writes it, and so escaped already: its title up to the name of the company. */
function linkTo({ path, html }: KeptPage): string {
  const [, title = path] = /<title>(.*?)(?: \| .*?)?<\/title>/s.exec(html) ?? [];
  const [, language = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
  return `<li lang="${language}"><a href="${path}">${title}</a></li>`;
}

/** With the headers of the page, above all its policy, but for those of how it came over the line. */
function respond(html: string, headers: Headers, status: number): Response {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name);
  return new Response(html, { status, headers: own });
}
