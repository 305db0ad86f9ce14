import { createServer, type Server } from 'node:http';
import { challengePath } from '#forms/proof-of-work.ts';
import type { RequestObserver } from '../intake/intake.ts';
import { describeError, type LogEntry, newReference } from '../log.ts';
import type { ChallengeHandler } from './challenge-handler.ts';
import { type ConnectionOptions, type Exchange, manageConnections } from './connections.ts';
import { sendText } from './headers.ts';
import type { LinkHandler } from './link-handler.ts';
import type { PostHandler } from './post-handler.ts';
import { drain } from './request-body.ts';
import { toOriginForm, validateHead } from './request-head.ts';
import { servePage } from './static/serve-page.ts';
import type { SiteFiles } from './static/site-files.ts';

export interface SiteServerOptions extends ConnectionOptions {
  readonly files: SiteFiles;
  readonly handlePost: PostHandler;
  readonly handleLink: LinkHandler;
  /** Absent where no proof of work is asked for: then its address is none. */
  readonly handleChallenge?: ChallengeHandler | undefined;
  /** Other sites whose pages hold our forms; their scripts may read what these are answered. */
  readonly allowedOrigins: readonly string[];
  /** Longest time a post may take to arrive. */
  readonly longestPostMs: number;
  /** How long a connection may stand still, unless a form is on its way; and how long the rest of a refused body is read. */
  readonly idleMs?: number | undefined;
  /** How long the head of a request may take. */
  readonly headersMs?: number | undefined;
}

/** The addresses that take posts; a name with a dot would reach React Router's data requests. */
const postAddress = /^(\/api)?\/send\/[a-z0-9-]{1,50}$/;

/** The addresses of links in emails, good or not. Their last part is never logged: whoever has it could use it. */
const linkAddress = /^\/link\/([^/]+)$/;

/** How long a browser may remember that it was let in: as long as Chromium remembers anything of the kind. */
const rememberedS = 2 * 60 * 60;

/** The site over HTTP, not yet listening. */
export function createSiteServer({ idleMs = 30_000, headersMs = 10_000, ...parts }: SiteServerOptions): Server {
  const server = createServer({
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 2,
    keepAliveTimeout: 65_000,
    // Node has one for all. So it is the longest any form may take, and a last resort: each form is held to its own pace where
    // its body is read, and any other body is cut off right after the answer.
    requestTimeout: parts.longestPostMs,
    maxHeaderSize: 16_384,
    // Node's own refusal of a missing host would go out without our headers.
    requireHostHeader: false,
  });
  server.timeout = idleMs;
  manageConnections(server, parts, (exchange) => {
    if (!server.listening) exchange.response.shouldKeepAlive = false;
    void answer(exchange, { ...parts, idleMs });
  });
  return server;
}

interface AnswerParts extends SiteServerOptions {
  readonly idleMs: number;
}

/** What the log says of a request besides its outcome. */
interface Logged {
  /** The address, or its kind: never what a visitor mistyped, nor a token. */
  route: string;
  /** Answered with 5xx, and nothing of ours has failed. */
  isNoFault: boolean;
}

async function answer({ request, response }: Exchange, parts: AnswerParts): Promise<void> {
  const { headers, pseudonymOf, log, idleMs } = parts;
  const started = performance.now();
  const reference = newReference();
  // Before it hangs up: a closed connection has no address.
  const client = pseudonymOf(request);
  const method = /^[A-Z]{1,10}$/.test(request.method ?? '') ? request.method : '*';
  const logged: Logged = { route: '*', isNoFault: false };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const ms = Math.round(performance.now() - started);
    const isFault = response.headersSent && response.statusCode >= 500 && !logged.isNoFault;
    const { route } = logged;
    log({ level: isFault ? 'error' : 'info', event: 'request', method, route, status, ms, reference, client });
  });

  const tell = (level: 'warn' | 'error', event: string, details: Partial<LogEntry> = {}) =>
    log({ level, event, method, route: logged.route, reference, ...details });
  const observer: RequestObserver = {
    reference,
    client,
    onError: (error) => tell('error', 'server-error', { ...describeError(error) }),
    onStoreUnavailable: (reason, code) => tell('error', 'store-unavailable', { reason, code }),
    onQuarantined: (reason) => tell('warn', 'quarantined', { reason }),
    onMailDisabled: () => {
      logged.isNoFault = true;
    },
    onOverload: (by) => tell('warn', `too-many-${by}`),
  };
  try {
    await dispatch({ request, response }, parts, observer, logged);
  } catch (error) {
    observer.onError(error);
    const sentence = `Something failed on our side. Please write to us by e-mail and mention ${reference}.`;
    if (response.headersSent) response.destroy();
    else sendText(response, 500, sentence);
  }
  // Only a form takes long to send.
  if (!request.complete) drain(request, request.method === 'POST' ? idleMs : 2000);
}

async function dispatch(
  { request, response }: Exchange,
  parts: AnswerParts,
  observer: RequestObserver,
  logged: Logged,
) {
  const { files, handlePost, handleLink, handleChallenge, allowedOrigins, idleMs } = parts;
  toOriginForm(request);
  const fault = validateHead(request);
  const [path = ''] = (request.url ?? '').split('?');
  const isPostAddress = postAddress.test(path);
  const token = linkAddress.exec(path)?.[1];
  const isForChallenge = handleChallenge !== undefined && path === challengePath;
  const isForScripts = isForChallenge || (isPostAddress && path.startsWith('/api/'));
  const isShared = isForScripts && shareAnswer({ request, response }, allowedOrigins);
  if (fault !== null) {
    logged.isNoFault = true;
    response.setHeader('Connection', 'close');
    sendText(response, fault.status, fault.sentence);
  } else if (token !== undefined) {
    logged.route = '/link/:token';
    await handleLink(request, response, token, observer);
  } else if (isForChallenge) {
    logged.route = challengePath;
    await handleChallenge(request, response);
  } else if (request.method === 'POST' && isPostAddress) {
    logged.route = path.replace(/[^/]+$/, ':form');
    // While a body is on its way, its own pace counts; from the answer on, the connection has to move again.
    request.socket.setTimeout(0);
    response.once('prefinish', () => request.socket.setTimeout(idleMs));
    await handlePost(request, response, observer);
  } else if (request.method === 'OPTIONS' && isShared) {
    logged.route = path.replace(/[^/]+$/, ':form');
    // A browser asks whether a script may post where that wants to know how far an upload is.
    response.writeHead(204, { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Max-Age': rememberedS }).end();
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    await servePage(request, response, files, (route) => {
      logged.route = route;
    });
  } else {
    response.setHeader('Allow', isPostAddress ? 'POST' : 'GET, HEAD');
    sendText(response, 405, 'This address does not take such a request.');
  }
}

/**
 * Lets the scripts of a page that another site serves read an answer (the CORS protocol of the Fetch standard).
 * @param allowed the sites that may; where there is none, nothing is said of it
 * @returns whether the page that asks belongs to one of them
 */
function shareAnswer({ request, response }: Exchange, allowed: readonly string[]): boolean {
  // Whatever keeps answers has to keep one for each site.
  if (allowed.length > 0) response.appendHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowed.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  return true;
}
