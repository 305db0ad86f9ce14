import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentIn } from '#content';
import { splitAddress } from '#forms/languages.ts';
import type { LinkReply } from '#forms/link.ts';
import { fillMessage } from '#forms/messages.ts';
import type { Intake, Reply } from '#forms/reply.ts';
import type { RequestObserver } from '../intake/intake.ts';
import { describeError } from '../log.ts';

/**
 * Renders the response to a post. Production uses React Router; tests use a stub.
 * @param onError called for every error, even a handled one; returns the error that may be shown to the visitor
 */
export type Render = (request: Request, intake: Intake, onError: OnRenderError) => Promise<Response>;

export interface BufferedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** An error occurred during rendering, and the body reports it. */
  readonly isError: boolean;
}

/** Renders the page with the result of a link. @param language of the page */
export type RenderLink = (reply: LinkReply, language: string, onError: OnRenderError) => Promise<Response>;

type OnRenderError = (error: unknown) => Error;

/** Renders the intake's reply as the page for the path. If rendering fails, the result is an error page. */
export function renderReply(
  render: Render,
  path: string,
  reply: Reply,
  observer: RequestObserver,
): Promise<BufferedResponse> {
  // The site's action calls `intake.receive`, which returns the finished reply. So this request needs no body.
  const request = new Request(new URL(path, 'http://localhost'), { method: 'POST' });
  const fallback = { language: splitAddress(path).language, message: 'serverFailed' } as const;
  return bufferResponse((onError) => render(request, { receive: async () => reply }, onError), fallback, observer);
}

/** Like `renderReply`, for a link. The token is not passed on. */
export const renderLinkReply = (
  render: RenderLink,
  reply: LinkReply,
  language: string,
  observer: RequestObserver,
): Promise<BufferedResponse> =>
  bufferResponse((onError) => render(reply, language, onError), { language, message: 'linkFailed' }, observer);

/** The intake's reply to a form sent by script. It omits the answers, because the page still has them. */
export function jsonResponse(reply: Reply): BufferedResponse {
  const body = Buffer.from(JSON.stringify(reply.outcome === 'refused' ? { ...reply, values: undefined } : reply));
  return { status: reply.status, contentType: 'application/json', body, isError: false };
}

type RenderedPage = Promise<BufferedResponse | undefined>;

/**
 * Caches pages that are the same for everyone, because rendering takes about a hundred times as long as sending. Pages whose rendering
 * failed are not cached.
 */
export function createRenderCache(): (key: string, render: () => RenderedPage) => RenderedPage {
  const pages = new Map<string, RenderedPage>();
  return (key, render) => {
    const page = pages.get(key) ?? render();
    pages.set(key, page);
    const evict = () => pages.delete(key);
    page.then((rendered) => rendered?.isError && evict(), evict);
    return page;
  };
}

interface Fallback {
  readonly language: string;
  readonly message: 'serverFailed' | 'linkFailed';
}

async function bufferResponse(
  render: (onError: OnRenderError) => Promise<Response>,
  fallback: Fallback,
  observer: RequestObserver,
): Promise<BufferedResponse> {
  let isError = false;
  const onError = (error: unknown) => {
    isError = true;
    observer.onError(error);
    return publicError(error, observer.reference);
  };
  const rendered = await render(onError).catch((error) => void onError(error));
  const response = rendered ?? fallbackPage(fallback, observer.reference);
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    body: Buffer.from(await response.arrayBuffer()),
    isError,
  };
}

/** The fallback page. It uses no code of the site, because that code may have failed. @param reference of the request in the log */
function fallbackPage({ language, message }: Fallback, reference: string): Response {
  const { formMessages, navigation, language: lang } = contentIn(language);
  const { title } = formMessages.send.uncertain;
  const text = fillMessage(formMessages[message], { reference });
  const { home } = navigation.header;
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></html>`;
  return new Response(page, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The public form of an error: its kind, its reference in the log and its stack. The message, which may quote what a visitor typed, and
 * the paths of the machine are removed.
 */
export function publicError(error: unknown, reference: string): Error {
  const { kind, where } = describeError(error);
  const shown = new Error(`${kind} (reference ${reference})`);
  shown.stack = [kind, ...where.map((frame) => `    ${withoutLocalPath(frame)}`)].join('\n');
  return shown;
}

const withoutLocalPath = (frame: string) =>
  frame
    .replaceAll(pathToFileURL(projectDir).href, '')
    .replaceAll(projectDir, '')
    // A file outside the project keeps only its name.
    .replace(/(?<=\(|at )(?:file:\/\/)?\/[^()]*\//, '');
