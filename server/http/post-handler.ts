import type { IncomingMessage, ServerResponse } from 'node:http';
import { formAt } from '#forms/index.ts';
import type { Refused } from '#forms/reply.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { PostIntake, RequestObserver } from '../intake/intake.ts';
import { refusalsIn } from '../intake/refusals.ts';
import { type RateLimits, uncounted } from '../limits/rate-limits.ts';
import { privateHeaders } from './headers.ts';
import { createRenderCache, jsonResponse, type Render, renderReply } from './render-reply.ts';
import { closeAfterBody, toFetchRequest } from './request-body.ts';

export interface PostHandlerOptions {
  readonly render: Render;
  readonly intake: PostIntake;
  readonly limits: RateLimits;
  readonly rendering: ConcurrencyLimit;
}

/** Answers a post of a form: with a page, or with JSON below `/api/`. */
export function createPostHandler({ render, intake, limits, rendering }: PostHandlerOptions) {
  const renderCached = createRenderCache();

  /** The page that refuses a post and shows none of its answers. All unknown forms share one page, so the cache has a few pages per form. */
  function renderRefusal(path: string, refused: Refused, observer: RequestObserver) {
    const address = refused.status === 404 ? path.replace(/[^/]+$/, 'unknown') : path;
    return renderCached(`${refused.status} ${address} ${refused.message}`, () =>
      rendering.run(() => renderReply(render, address, refused, observer), { isPriority: true }),
    );
  }

  async function respondTo(message: IncomingMessage, response: ServerResponse, observer: RequestObserver) {
    const request = toFetchRequest(message, response);
    const { form, language, path, isForScript: isSentByScript } = formAt(new URL(request.url).pathname);
    const { refuseBusy, refuseTooMany } = refusalsIn(language);
    const refuseAfter = (seconds: number) => {
      response.setHeader('Retry-After', seconds);
      return refuseTooMany(seconds, isSentByScript);
    };
    // Before the rate limit: otherwise another website could use up the limit of a whole network by cross-site posts.
    const refusedByHeaders = intake.refuseByHeaders(request);
    const { waitS, isOverLimit, refund } = refusedByHeaders
      ? uncounted
      : await limits.countPost(message, form?.id ?? '');
    let refused = waitS > 0 ? refuseAfter(waitS) : refusedByHeaders;
    let addedBytes: number | null = null;
    const onAdded = (bytes: number) => {
      addedBytes = bytes;
    };
    const reply = refused ?? (await intake.receive(request, observer, { isOverLimit, onAdded }));
    // After an error, it is unknown whether the entry was stored.
    if (reply.status !== 500) await refund(addedBytes);
    if (!refused && reply.outcome === 'refused' && reply.status < 500) {
      const refusedWaitS = await limits.countRefused(message);
      if (refusedWaitS > 0) refused = refuseAfter(refusedWaitS);
    }
    if (isSentByScript) return jsonResponse(refused ?? reply);
    if (refused) return renderRefusal(path, refused, observer);
    // A stored entry is always acknowledged, even under load. Any other post may get the cached page.
    const isPriority = reply.outcome === 'stored';
    if (!isPriority && rendering.isFull) {
      observer.onOverload('pages');
      return renderRefusal(path, refuseBusy(), observer);
    }
    // Nothing is rendered for a client that has disconnected.
    const isWanted = () => !response.destroyed;
    return rendering.run(() => renderReply(render, path, reply, observer), { isPriority, isWanted });
  }

  return async (message: IncomingMessage, response: ServerResponse, observer: RequestObserver): Promise<void> => {
    const page = await respondTo(message, response, observer);
    if (page === undefined || response.destroyed) return;
    const { status, contentType, body } = page;
    closeAfterBody(message, response);
    const fields = { 'Content-Type': contentType, 'Content-Length': body.byteLength, ...privateHeaders };
    response.writeHead(status, fields).end(body);
  };
}

export type PostHandler = ReturnType<typeof createPostHandler>;
