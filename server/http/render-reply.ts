import { serverFailedTitle } from '#forms/messages.ts';
import type { Intake, Reply } from '#forms/reply.ts';
import type { Watch } from '../intake/intake.ts';
import { failed } from '../intake/refusals.ts';
import { inTurn } from './in-turn.ts';
import { shownFault } from './shown-fault.ts';

/**
 * Turns a post into a response: React Router in service, a few lines in a test.
 * @param onFault told of every error that was met on the way, also one that was answered; says what of it may be shown
 */
export type Render = (request: Request, intake: Intake, onFault: (error: unknown) => Error) => Promise<Response>;

/** A whole answer to a post, ready to be sent. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** Something broke while it was made, and it says so. */
  readonly isFault: boolean;
}

/** Renders what the intake replied to a post: for its path, a page or JSON. Where that fails, the answer says so. */
export type RenderReply = (path: string, reply: Reply, watch: Watch) => Promise<Answer>;

export function replyRenderer(render: Render): RenderReply {
  const enqueue = inTurn();
  return (path, reply, watch) => enqueue(() => renderReply(render, path, reply, watch));
}

async function renderReply(render: Render, path: string, reply: Reply, watch: Watch): Promise<Answer> {
  let isFault = false;
  const onFault = (error: unknown) => {
    isFault = true;
    watch.onFault(error);
    return shownFault(error, watch.reference);
  };
  // The site's actions ask the intake, which has done its work: nothing of what was posted is here any more.
  const request = new Request(new URL(path, 'http://localhost'), { method: 'POST' });
  const rendered = await render(request, { receive: async () => reply }, onFault).catch((error) => void onFault(error));
  // A page that failed comes back as the site's error screen; for the script there must be a reply it can read.
  const isPage = !path.startsWith('/api/');
  const response = rendered && (isPage || !isFault) ? rendered : apology(isPage, watch.reference);
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    body: Buffer.from(await response.arrayBuffer()),
    isFault,
  };
}

/** For a page that could not be rendered: whatever broke there must not break here, so it is plain. */
function apology(isPage: boolean, reference: string): Response {
  const reply = failed(reference);
  if (!isPage) return Response.json(reply, { status: reply.status });
  const page = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${serverFailedTitle}</title><h1>${serverFailedTitle}</h1><p>${reply.message}</p><p><a href="/">Home page</a></p></html>`;
  return new Response(page, { status: reply.status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
