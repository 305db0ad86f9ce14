import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PostIntake, Watch } from '../intake/intake.ts';
import { discardRest } from './discard-rest.ts';
import { RefusalAnswers } from './refusal-answers.ts';
import { type Render, replyRenderer } from './render-reply.ts';
import { toWebRequest } from './web-request.ts';

/**
 * How long the rest of a refused body is still taken off the line. Browsers read an answer only once they have sent everything: a
 * résumé of 20 MB takes this long on a good line.
 */
const lingerMs = 60_000;

export interface PostParts {
  readonly render: Render;
  readonly intake: PostIntake;
}

/** Answers a post of a form: with a page, or with JSON below `/api/`. */
export type AnswerPost = (message: IncomingMessage, response: ServerResponse, watch: Watch) => Promise<void>;

export function createPostAnswerer({ render, intake }: PostParts): AnswerPost {
  const rendered = replyRenderer(render);
  const refusals = new RefusalAnswers(rendered);

  async function answerTo(path: string, request: Request, response: ServerResponse, watch: Watch) {
    const formId = path.split('/').at(-1) ?? '';
    const refused = intake.refuseUnread(formId, request.headers);
    if (refused) return refusals.of(path, refused, watch);
    const reply = await intake.take(formId, request, watch);
    // Who hung up half-way is told nothing, and nothing is rendered for them.
    return response.destroyed ? undefined : rendered(path, reply, watch);
  }

  return async (message, response, watch) => {
    const request = toWebRequest(message, response);
    const answer = await answerTo(new URL(request.url).pathname, request, response, watch);
    if (answer === undefined) return;
    const { status, contentType, body } = answer;
    response.writeHead(status, {
      'Content-Type': contentType,
      'Content-Length': body.byteLength,
      'Cache-Control': 'no-store',
    });
    response.end(body);
    await discardRest(message, lingerMs);
  };
}
