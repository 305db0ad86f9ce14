/** What every page does once the browser has nothing else to do: keeps the page on the device, and sends what waits for that. */
import { allKept } from '../sending/device.ts';
import { whenShown } from './when-shown.ts';

/** Where the build puts the service worker: one that is at the root may answer for all pages. */
const workerPath = '/service-worker.js';

// The types of a page do not know of it yet.
declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(path: string): string },
      ): { createScriptURL(path: string): unknown };
    };
  }
}

/** Has this page kept on the device, so that it can be read offline. A browser without service workers (private, plain http) keeps none. */
async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator;
  // A page without an address of its own is an answer, or stands in the place of another page.
  if (!serviceWorker || isWebKit() || !document.querySelector('link[rel=canonical]')) return;
  // One that the browser has made ready, in case somebody goes there, was not read.
  await new Promise<void>((resolve) => whenShown(resolve));
  try {
    await serviceWorker.register(trusted(workerPath));
    const { active } = await serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // As said above: then pages are read with a line alone.
  }
}

/** With our worker, WebKitGTK 2.50 stood still on a page after some nine others (docs/decisions/0039): until that is understood, pages need a line there. */
const isWebKit = () => navigator.vendor.startsWith('Apple');

/** The one script that a page may start by its address (`trusted-types`, server/http/headers.ts). */
function trusted(path: string): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => path });
  return (policy?.createScriptURL(path) ?? path) as string;
}

// In development there is no service worker.
if (import.meta.env.OFFLINE && import.meta.env.PROD) void keepPage();

if (allKept('waiting').length > 0) {
  void import('../sending/outbox.ts').then(({ sendWhenOnline }) => sendWhenOnline());
}
