import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refused } from '#forms/reply.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { PostIntake, Watch } from '../intake/intake.ts';
import { refuseCrowded, refuseTooMany } from '../intake/refusals.ts';
import { type RateLimits, uncounted } from '../limits/rate-limits.ts';
import { forOneVisitor } from './headers.ts';
import { jsonAnswer, type Render, renderOnce, renderReply } from './render-reply.ts';
import { closeAfterBody, toWebRequest } from './request-body.ts';

export interface PostParts {
  readonly render: Render;
  readonly intake: PostIntake;
  readonly limits: Pick<RateLimits, 'countPost'>;
  readonly rendering: ConcurrencyLimit;
}

/** Answers a post of a form: with a page, or with JSON below `/api/`. */
export type AnswerPost = (message: IncomingMessage, response: ServerResponse, watch: Watch) => Promise<void>;

export function createPostAnswerer({ render, intake, limits, rendering }: PostParts): AnswerPost {
  const once = renderOnce();

  /** For posts that are refused for nothing in their body. There are as many pages as forms, since those that name none count as one. */
  function refusalPage(path: string, refused: Refused, watch: Watch) {
    const address = refused.status === 404 ? path.replace(/[^/]+$/, 'unknown') : path;
    return once(`${refused.status} ${address} ${refused.message}`, () =>
      rendering.run(() => renderReply(render, address, refused, watch), { isFirst: true }),
    );
  }

  async function answerTo(message: IncomingMessage, response: ServerResponse, watch: Watch) {
    const request = toWebRequest(message, response);
    const path = new URL(request.url).pathname;
    const formId = path.split('/').at(-1) ?? '';
    const isScript = path.startsWith('/api/');
    // First, and not counted: a page of somebody else's could have a whole school's share used up.
    const unread = intake.refuseUnread(formId, request.headers);
    const { waitS, refund } = unread ? uncounted : await limits.countPost(message, formId);
    if (waitS > 0) response.setHeader('Retry-After', waitS);
    const refused = waitS > 0 ? refuseTooMany(waitS, isScript) : unread;
    const reply = refused ?? (await intake.take(formId, request, watch));
    // After a fault nobody can tell whether it is stored.
    if (reply.outcome === 'refused' && reply.status !== 500) await refund();
    if (isScript) return jsonAnswer(reply);
    if (refused) return refusalPage(path, refused, watch);
    // What is on disk is always acknowledged. Nothing was sent of anything else, so that may be said without its page.
    const isFirst = reply.outcome === 'stored';
    if (!isFirst && rendering.isFull) {
      watch.onCrowded('pages');
      return refusalPage(path, refuseCrowded(), watch);
    }
    // Who hung up half-way is told nothing, and nothing is rendered for them.
    const isWanted = () => !response.destroyed;
    return rendering.run(() => renderReply(render, path, reply, watch), { isFirst, isWanted });
  }

  return async (message, response, watch) => {
    const answer = await answerTo(message, response, watch);
    if (answer === undefined || response.destroyed) return;
    const { status, contentType, body } = answer;
    closeAfterBody(message, response);
    const fields = { 'Content-Type': contentType, 'Content-Length': body.byteLength, ...forOneVisitor };
    response.writeHead(status, fields).end(body);
  };
}
