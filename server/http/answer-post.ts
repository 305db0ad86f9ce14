import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Intake } from '#forms/reply.ts';
import type { TakePost, Watch } from '../intake/intake.ts';
import { failed } from '../intake/refusals.ts';
import { discardRest } from './discard-rest.ts';
import { shownFault } from './shown-fault.ts';
import { toWebRequest } from './web-request.ts';

/**
 * Turns a post into a response: React Router in service, a few lines in a test.
 * @param onFault told of every error that was met on the way, also one that was answered; says what of it may be shown
 */
export type Render = (request: Request, intake: Intake, onFault: (error: unknown) => Error) => Promise<Response>;

/**
 * How long the rest of a refused body is still taken off the line. Browsers read an answer only once they have sent everything: a
 * résumé of 20 MB takes this long on a good line.
 */
const lingerMs = 60_000;

export interface PostAnswerer {
  readonly render: Render;
  readonly take: TakePost;
}

/** Answers a post of a form: with a page, or with JSON below `/api/`. */
export async function answerPost(
  message: IncomingMessage,
  response: ServerResponse,
  { render, take }: PostAnswerer,
  watch: Watch,
): Promise<void> {
  let hasFailed = false;
  const onFault = (error: unknown) => {
    hasFailed = true;
    watch.onFault(error);
    return shownFault(error, watch.reference);
  };
  const intake: Intake = { receive: (formId, request) => take(formId, request, watch) };
  const rendered = await render(toWebRequest(message), intake, onFault).catch((error) => void onFault(error));
  // A page that failed comes back as the site's error screen; for the script there must be a reply it can read.
  const isPage = !message.url?.startsWith('/api/');
  const answer = rendered && (isPage || !hasFailed) ? rendered : apology(isPage, watch.reference);

  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  response.setHeader('Content-Type', answer.headers.get('content-type') ?? 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', body.byteLength);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
  await discardRest(message, lingerMs);
}

/** For a page that could not be rendered: whatever broke there must not break here, so it is plain. */
function apology(isPage: boolean, reference: string): Response {
  const reply = failed(reference);
  if (!isPage) return Response.json(reply, { status: reply.status });
  const page = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Something failed</title><h1>Something failed</h1><p>${reply.message}</p><p><a href="/">Home page</a></p></html>`;
  return new Response(page, { status: reply.status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
