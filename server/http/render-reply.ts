import { serverFailedTitle } from '#forms/messages.ts';
import type { Intake, Reply } from '#forms/reply.ts';
import type { Watch } from '../intake/intake.ts';
import { failed } from '../intake/refusals.ts';
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

/** Renders what the intake replied to a post, as the page for its path. Where that fails, the answer says so. */
export async function renderReply(render: Render, path: string, reply: Reply, watch: Watch): Promise<Answer> {
  let isFault = false;
  const onFault = (error: unknown) => {
    isFault = true;
    watch.onFault(error);
    return shownFault(error, watch.reference);
  };
  // The site's actions ask the intake, which has done its work: nothing of what was posted is here any more.
  const request = new Request(new URL(path, 'http://localhost'), { method: 'POST' });
  const rendered = await render(request, { receive: async () => reply }, onFault).catch((error) => void onFault(error));
  const response = rendered ?? apology(watch.reference);
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    body: Buffer.from(await response.arrayBuffer()),
    isFault,
  };
}

/** For a page that could not be rendered: whatever broke there must not break here, so it is plain. */
function apology(reference: string): Response {
  const { status, message } = failed(reference);
  const page = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${serverFailedTitle}</title><h1>${serverFailedTitle}</h1><p>${message}</p><p><a href="/">Home page</a></p></html>`;
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
