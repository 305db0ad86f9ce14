import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isCrossSite, type Origins } from '../intake/check-headers.ts';
import { refuseMethod, sendText } from './headers.ts';
import type { SiteFiles } from './static/site-files.ts';

const maxBytes = 200;

const robot = /bot|crawl|spider|slurp|headless|lighthouse|preview/i;

/** The path of a page, and `#2` or higher for a step of a registration. */
const pagePattern = /^([/\w-]+?)(?:#[2-9])?$/;

/** Counts the page that a POST names in its body, and answers 204. */
export function createPageViewHandler(files: SiteFiles, origins: Origins, count: (page: string) => void) {
  const isPage = (path: string) => files.byAddress.get(path)?.contentType.startsWith('text/html') === true;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'POST') return refuseMethod(response, 'POST');
    const { headers } = request;
    if (!(Number(headers['content-length']) <= maxBytes)) return sendText(response, 413, 'The body is too long.');
    const page = await text(request);
    const path = pagePattern.exec(page)?.[1] ?? '';
    const isFromOtherSite = isCrossSite(new Headers(headers as Record<string, string>), origins);
    // Only existing pages are counted, so that nobody can fill the store with invented addresses.
    if (isPage(path) && !isFromOtherSite && !robot.test(headers['user-agent'] ?? '')) count(page);
    // Pages on a static host send their views from another origin. Without this header, their browsers report an error.
    response.writeHead(204, { 'Cross-Origin-Resource-Policy': 'cross-origin' }).end();
  };
}

export type PageViewHandler = ReturnType<typeof createPageViewHandler>;
