import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitAddress } from '#forms/languages.ts';
import type { LinkReply } from '#forms/link.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { RequestObserver } from '../intake/intake.ts';
import { type Links, refusedLinks } from '../links/links.ts';
import { privateHeaders, refuseMethod } from './headers.ts';
import { type BufferedResponse, createRenderCache, type RenderLink, renderLinkReply } from './render-reply.ts';

/** The URL is a credential: it must not be sent as a referrer, cached or indexed. */
const headers = new Headers({ ...privateHeaders, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

const actions: Readonly<Record<string, keyof Links>> = { GET: 'open', HEAD: 'open', POST: 'follow' };

/**
 * Answers a link from an email with a page. GET and HEAD describe what the link does; POST does it. The body of the POST is not read: the
 * button on the page sends an empty one, a one-click unsubscribe sends `List-Unsubscribe=One-Click` (RFC 8058). The origin of the POST is
 * not checked, because the token authorizes it. There is no rate limit: a forged link costs one signature check and a cached page, and other
 * websites could use up the limit of a network with images that have such addresses.
 */
export function createLinkHandler(render: RenderLink, links: Links, rendering: ConcurrencyLimit) {
  const renderCached = createRenderCache();

  function renderPage(
    reply: LinkReply,
    language: string,
    response: ServerResponse,
    observer: RequestObserver,
  ): Promise<BufferedResponse | undefined> {
    if (reply.status !== 200) {
      return renderCached(`${language} ${reply.outcome}`, () =>
        rendering.run(() => renderLinkReply(render, reply, language, observer), { isPriority: true }),
      );
    }
    // A completed action is always confirmed, even under load.
    const isPriority = reply.outcome === 'done';
    if (!isPriority && rendering.isFull) {
      observer.onOverload('pages');
      return renderPage(refusedLinks.unavailable, language, response, observer);
    }
    const isWanted = () => !response.destroyed;
    return rendering.run(() => renderLinkReply(render, reply, language, observer), { isPriority, isWanted });
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    token: string,
    observer: RequestObserver,
  ): Promise<void> => {
    response.setHeaders(headers);
    const action = actions[request.method ?? ''];
    if (action === undefined) return refuseMethod(response, 'GET, HEAD, POST');
    const reply = await links[action](token, observer);
    const { language } = splitAddress(request.url ?? '');
    const page = await renderPage(reply, language, response, observer);
    if (page === undefined || response.destroyed) return;
    const { status, contentType, body } = page;
    response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': body.byteLength }).end(body);
  };
}

export type LinkHandler = ReturnType<typeof createLinkHandler>;
