import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isCrossSite, type Origins } from '../intake/check-headers.ts';
import { sendText } from './headers.ts';
import type { SiteFiles } from './static/site-files.ts';

/** Answers a POST with 204, and counts the page in its body. */
export type PageViewHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface PageViewHandlerOptions {
  readonly files: SiteFiles;
  readonly origins: Origins;
  readonly count: (page: string) => void;
}

const maxBytes = 200;

/** A program that reads pages by itself. */
const robot = /bot|crawl|spider|slurp|headless|lighthouse|preview/i;

/** A page of the site, and the step of a registration. */
const pagePattern = /^([/\w-]+?)(?:#[2-9])?$/;

export function createPageViewHandler({ files, origins, count }: PageViewHandlerOptions): PageViewHandler {
  const isPage = (path: string) => files.byAddress.get(path)?.contentType.startsWith('text/html') === true;
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return sendText(response, 405, 'This address does not take such a request.');
    }
    const { headers } = request;
    if (!(Number(headers['content-length']) <= maxBytes)) return sendText(response, 413, 'The body is too long.');
    const page = await text(request);
    const path = pagePattern.exec(page)?.[1] ?? '';
    const isForeign = isCrossSite(new Headers(headers as Record<string, string>), origins);
    // Only pages that exist are counted, so that nobody can fill the store with made-up ones.
    if (isPage(path) && !isForeign && !robot.test(headers['user-agent'] ?? '')) count(page);
    // A page on another origin sends a beacon, and its browser would report an error for an empty response that it may not read.
    response.writeHead(204, { 'Cross-Origin-Resource-Policy': 'cross-origin' }).end();
  };
}
