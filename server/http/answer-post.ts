import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostIntake, Watch } from '../intake/intake.ts';
import { refuseCrowded, refuseTooMany } from '../intake/refusals.ts';
import type { RequestLimits } from '../limits/limit-requests.ts';
import { uncounted } from '../limits/network-limits.ts';
import { closeAfterRest, discardRest } from './discard-rest.ts';
import { forOneVisitor } from './headers.ts';
import type { Turns } from './in-turn.ts';
import { jsonAnswer } from './json-answer.ts';
import { RefusalAnswers } from './refusal-answers.ts';
import { type Answer, type Render, renderReply } from './render-reply.ts';
import { toWebRequest } from './web-request.ts';

/**
 * How long the rest of a refused body is still taken off the line. Browsers read an answer only once they have sent everything: a
 * résumé of 20 MB takes this long on a good line.
 */
const lingerMs = 60_000;

/** How long whoever is turned away by a crowd waits for the word: told at once, a program would only be back the sooner. */
const crowdedMs = 2000;

export interface PostParts {
  readonly render: Render;
  readonly intake: PostIntake;
  readonly limits: Pick<RequestLimits, 'countPost'>;
  /** In which pages are rendered, and whatever else is. */
  readonly turns: Turns;
}

/** Answers a post of a form: with a page, or with JSON below `/api/`. */
export type AnswerPost = (message: IncomingMessage, response: ServerResponse, watch: Watch) => Promise<void>;

export function createPostAnswerer({ render, intake, limits, turns: pages }: PostParts): AnswerPost {
  const refusals = new RefusalAnswers((path, refused, watch) =>
    pages.add(() => renderReply(render, path, refused, watch), { isFirst: true, isWanted: () => true }),
  );

  async function answerTo(message: IncomingMessage, response: ServerResponse, watch: Watch) {
    const request = toWebRequest(message, response);
    const path = new URL(request.url).pathname;
    const formId = path.split('/').at(-1) ?? '';
    const isScript = path.startsWith('/api/');
    // First, and not counted: a page of somebody else's could have a whole school's share used up.
    const unread = intake.refuseUnread(formId, request.headers);
    const { waitS, giveBack } = unread ? uncounted : await limits.countPost(message, formId);
    if (waitS > 0) response.setHeader('Retry-After', waitS);
    const refused = waitS > 0 ? refuseTooMany(waitS, isScript) : unread;
    const reply = refused ?? (await intake.take(formId, request, watch));
    // After a fault nobody can tell whether it is stored.
    if (reply.outcome === 'refused' && reply.status !== 500) await giveBack();
    if (isScript) return jsonAnswer(reply);
    if (refused) return refusals.of(path, refused, watch);
    // What is on disk is always acknowledged. Nothing was sent of anything else, so that may be said without its page.
    const isFirst = reply.outcome === 'stored';
    if (!isFirst && pages.isFull()) {
      watch.onCrowded('pages');
      return turnAway(path, watch);
    }
    // Who hung up half-way is told nothing, and nothing is rendered for them.
    const isWanted = () => !response.destroyed;
    return pages.add<Answer>(() => renderReply(render, path, reply, watch), { isFirst, isWanted });
  }

  /** On its own, so that nothing of what was typed is kept through the wait. */
  async function turnAway(path: string, watch: Watch) {
    await sleep(crowdedMs, undefined, { ref: false });
    return refusals.of(path, refuseCrowded(), watch);
  }

  return async (message, response, watch) => {
    const answer = await answerTo(message, response, watch);
    if (answer === undefined || response.destroyed) return;
    const { status, contentType, body } = answer;
    closeAfterRest(message, response);
    response.writeHead(status, {
      'Content-Type': contentType,
      'Content-Length': body.byteLength,
      ...forOneVisitor,
    });
    response.end(body);
    await discardRest(message, lingerMs);
  };
}
