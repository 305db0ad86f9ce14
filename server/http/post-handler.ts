import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refused } from '#forms/reply.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { PostIntake, RequestObserver } from '../intake/intake.ts';
import { refuseCrowded, refuseTooMany } from '../intake/refusals.ts';
import { type RateLimits, uncounted } from '../limits/rate-limits.ts';
import { forOneVisitor } from './headers.ts';
import { createRenderCache, jsonAnswer, type Render, renderReply } from './render-reply.ts';
import { closeOnceBodyRead, toFetchRequest } from './request-body.ts';

export interface PostHandlerOptions {
  readonly render: Render;
  readonly intake: PostIntake;
  readonly limits: Pick<RateLimits, 'countPost'>;
  readonly rendering: ConcurrencyLimit;
}

/** Answers a post of a form: with a page, or with JSON below `/api/`. */
export type PostHandler = (
  message: IncomingMessage,
  response: ServerResponse,
  observer: RequestObserver,
) => Promise<void>;

export function createPostHandler({ render, intake, limits, rendering }: PostHandlerOptions): PostHandler {
  const once = createRenderCache();

  /** For posts that are refused for nothing in their body. There are as many pages as forms, since those that name none count as one. */
  function refusalPage(path: string, refused: Refused, observer: RequestObserver) {
    const address = refused.status === 404 ? path.replace(/[^/]+$/, 'unknown') : path;
    return once(`${refused.status} ${address} ${refused.message}`, () =>
      rendering.run(() => renderReply(render, address, refused, observer), { isFirst: true }),
    );
  }

  async function answerTo(message: IncomingMessage, response: ServerResponse, observer: RequestObserver) {
    const request = toFetchRequest(message, response);
    const path = new URL(request.url).pathname;
    const formId = path.split('/').at(-1) ?? '';
    const isScript = path.startsWith('/api/');
    // First, and not counted: a page of somebody else's could have a whole school's share used up.
    const unread = intake.refuseByHeaders(formId, request.headers);
    const { waitS, refund } = unread ? uncounted : await limits.countPost(message, formId);
    if (waitS > 0) response.setHeader('Retry-After', waitS);
    const refused = waitS > 0 ? refuseTooMany(waitS, isScript) : unread;
    const reply = refused ?? (await intake.take(formId, request, observer));
    // After a fault nobody can tell whether it is stored.
    if (reply.outcome === 'refused' && reply.status !== 500) await refund();
    if (isScript) return jsonAnswer(reply);
    if (refused) return refusalPage(path, refused, observer);
    // What is on disk is always acknowledged. Nothing was sent of anything else, so that may be said without its page.
    const isFirst = reply.outcome === 'stored';
    if (!isFirst && rendering.isFull) {
      observer.onOverload('pages');
      return refusalPage(path, refuseCrowded(), observer);
    }
    // Who hung up half-way is told nothing, and nothing is rendered for them.
    const isWanted = () => !response.destroyed;
    return rendering.run(() => renderReply(render, path, reply, observer), { isFirst, isWanted });
  }

  return async (message, response, observer) => {
    const answer = await answerTo(message, response, observer);
    if (answer === undefined || response.destroyed) return;
    const { status, contentType, body } = answer;
    closeOnceBodyRead(message, response);
    const fields = { 'Content-Type': contentType, 'Content-Length': body.byteLength, ...forOneVisitor };
    response.writeHead(status, fields).end(body);
  };
}
