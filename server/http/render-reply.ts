import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LinkReply } from '#forms/link.ts';
import { linkFailed, serverFailed, serverFailedTitle } from '#forms/messages.ts';
import type { Intake, Reply } from '#forms/reply.ts';
import type { RequestObserver } from '../intake/intake.ts';
import { describeError } from '../log.ts';

/**
 * Turns a post into a response: React Router in service, a few lines in a test.
 * @param onError told of every error that was met on the way, also one that was answered; says what of it may be shown
 */
export type Render = (request: Request, intake: Intake, onError: OnFault) => Promise<Response>;

/** A whole answer to a post, ready to be sent. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** Something broke while it was made, and it says so. */
  readonly isFault: boolean;
}

/** Turns what became of a link into its page. */
export type RenderLink = (reply: LinkReply, onError: OnFault) => Promise<Response>;

type OnFault = (error: unknown) => Error;

/** Renders what the intake replied to a post, as the page for its path. Where that fails, the answer says so. */
export function renderReply(render: Render, path: string, reply: Reply, observer: RequestObserver): Promise<Answer> {
  // The site's actions ask the intake, which has done its work: nothing of what was posted is here any more.
  const request = new Request(new URL(path, 'http://localhost'), { method: 'POST' });
  return toAnswer((onError) => render(request, { receive: async () => reply }, onError), serverFailed, observer);
}

/** The same of a link; its token is not part of it. */
export const renderLinkReply = (render: RenderLink, reply: LinkReply, observer: RequestObserver): Promise<Answer> =>
  toAnswer((onError) => render(reply, onError), linkFailed, observer);

/** The intake's reply to a form sent by script. What was typed is still in the page. */
export function jsonAnswer(reply: Reply): Answer {
  const body = Buffer.from(JSON.stringify(reply.outcome === 'refused' ? { ...reply, typed: undefined } : reply));
  return { status: reply.status, contentType: 'application/json', body, isFault: false };
}

type Made = Promise<Answer | undefined>;

/**
 * Keeps pages that say the same to everyone, so that each is rendered once: to render a page takes a hundred times as long as to send it.
 * One that broke while it was made is made again the next time.
 */
export function createRenderCache(): (key: string, render: () => Made) => Made {
  const answers = new Map<string, Made>();
  return (key, render) => {
    const answer = answers.get(key) ?? render();
    answers.set(key, answer);
    const forget = () => answers.delete(key);
    answer.then((made) => made?.isFault && forget(), forget);
    return answer;
  };
}

/** @param sentence what is said where not even a page can be made, by what the log calls it */
async function toAnswer(
  render: (onError: OnFault) => Promise<Response>,
  sentence: (reference: string) => string,
  observer: RequestObserver,
): Promise<Answer> {
  let isFault = false;
  const onError = (error: unknown) => {
    isFault = true;
    observer.onError(error);
    return publicError(error, observer.reference);
  };
  const rendered = await render(onError).catch((error) => void onError(error));
  const response = rendered ?? apology(sentence(observer.reference));
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

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What anyone may see of a fault: its kind, the reference under which the log has it, and the calls that led there. Not its message,
 * which may quote what was typed, nor where on the machine the site is.
 */
export function publicError(error: unknown, reference: string): Error {
  const { kind, where } = describeError(error);
  const shown = new Error(`${kind} (reference ${reference})`);
  shown.stack = [kind, ...where.map((frame) => `    ${withoutMachine(frame)}`)].join('\n');
  return shown;
}

const withoutMachine = (frame: string) =>
  frame
    .replaceAll(pathToFileURL(projectDir).href, '')
    .replaceAll(projectDir, '')
    // Elsewhere on the machine: the name of the file is enough.
    .replace(/(?<=\(|at )(?:file:\/\/)?\/[^()]*\//, '');
