/** Runs on every page when the browser is idle: registers the service worker, makes rows focusable, deletes old drafts, counts the view, and sends the outbox. */
import { listStored, removeExpired } from '../forms/device/storage.ts';
import { countPageView } from './page-view.ts';
import { whenActivated } from './when-activated.ts';

/** False for the answer to a form and for error pages, which have no canonical address. */
const isContentPage = document.querySelector('link[rel=canonical]') !== null;

// TypeScript's DOM types do not have `trustedTypes` yet.
declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
  }
}

interface UrlPolicy {
  createScriptURL(path: string): string;
}

/**
 * Registers the service worker, which caches this page for offline reading. Private windows and pages over plain HTTP have no
 * service workers.
 */
async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || isWebKit() || !isContentPage) return;
  // The visitor may never open a prerendered page.
  await new Promise<void>((resolve) => whenActivated(resolve));
  try {
    // The path is at the root, so the scope of the worker is the whole site.
    await serviceWorker.register(trustedUrl('/service-worker.js'));
    const { active } = await serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // Without the worker, visitors read pages online only.
  }
}

/** With our worker, WebKitGTK 2.50 hangs after about nine pages, for an unknown reason (docs/decisions/0039). */
const isWebKit = () => navigator.vendor.startsWith('Apple');

/** The service worker is the only script URL that the content security policy trusts (`trusted-types`, server/http/headers.ts). */
function trustedUrl(path: string): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => path });
  return policy?.createScriptURL(path) ?? path;
}

// In development, there is no service worker.
if (import.meta.env.OFFLINE && import.meta.env.PROD) void registerServiceWorker();

/** Rows that scroll sideways on a phone (swipe.css). Not every browser lets the keyboard focus, and so scroll, one without links. */
const phoneQuery = matchMedia('(width < 36rem)');
function focusSwipeRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.swipe:not(:has(a, summary))')) {
    row.tabIndex = phoneQuery.matches ? 0 : -1;
  }
}
focusSwipeRows();
phoneQuery.addEventListener('change', focusSwipeRows);

removeExpired();
if (isContentPage) whenActivated(() => countPageView(location.pathname));
if (listStored('waiting').length > 0) {
  void import('../forms/device/outbox.ts').then(({ sendWhenOnline }) => sendWhenOnline());
}
