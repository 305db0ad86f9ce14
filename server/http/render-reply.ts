import type { LinkReply } from '#forms/link.ts';
import { linkFailed, serverFailed, serverFailedTitle } from '#forms/messages.ts';
import type { Intake, Reply } from '#forms/reply.ts';
import type { Watch } from '../intake/intake.ts';
import { shownFault } from './shown-fault.ts';

/**
 * Turns a post into a response: React Router in service, a few lines in a test.
 * @param onFault told of every error that was met on the way, also one that was answered; says what of it may be shown
 */
export type Render = (request: Request, intake: Intake, onFault: OnFault) => Promise<Response>;

/** A whole answer to a post, ready to be sent. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** Something broke while it was made, and it says so. */
  readonly isFault: boolean;
}

/** Turns what became of a link into its page. */
export type RenderLink = (reply: LinkReply, onFault: OnFault) => Promise<Response>;

type OnFault = (error: unknown) => Error;

/** Renders what the intake replied to a post, as the page for its path. Where that fails, the answer says so. */
export function renderReply(render: Render, path: string, reply: Reply, watch: Watch): Promise<Answer> {
  // The site's actions ask the intake, which has done its work: nothing of what was posted is here any more.
  const request = new Request(new URL(path, 'http://localhost'), { method: 'POST' });
  return toAnswer((onFault) => render(request, { receive: async () => reply }, onFault), serverFailed, watch);
}

/** The same of a link; its token is not part of it. */
export const renderLinkReply = (render: RenderLink, reply: LinkReply, watch: Watch): Promise<Answer> =>
  toAnswer((onFault) => render(reply, onFault), linkFailed, watch);

/** @param sentence what is said where not even a page can be made, by what the log calls it */
async function toAnswer(
  render: (onFault: OnFault) => Promise<Response>,
  sentence: (reference: string) => string,
  watch: Watch,
): Promise<Answer> {
  let isFault = false;
  const onFault = (error: unknown) => {
    isFault = true;
    watch.onFault(error);
    return shownFault(error, watch.reference);
  };
  const rendered = await render(onFault).catch((error) => void onFault(error));
  const response = rendered ?? apology(sentence(watch.reference));
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    body: Buffer.from(await response.arrayBuffer()),
    isFault,
  };
}

/** For a page that could not be rendered: whatever broke there must not break here, so it is plain. */
function apology(sentence: string): Response {
  const page = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${serverFailedTitle}</title><h1>${serverFailedTitle}</h1><p>${sentence}</p><p><a href="/">Home page</a></p></html>`;
  return new Response(page, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
