import { createServer, type Server } from 'node:http';
import { splitAddress } from '#forms/languages.ts';
import { pageViewPath } from '#forms/page-view.ts';
import { challengePath } from '#forms/proof-of-work.ts';
import type { RequestObserver } from '../intake/intake.ts';
import { describeError, type LogEntry, newReference } from '../log.ts';
import type { ChallengeHandler } from './challenge-handler.ts';
import { type ConnectionOptions, type Exchange, manageConnections } from './connections.ts';
import { refuseMethod, sendText } from './headers.ts';
import type { LinkHandler } from './link-handler.ts';
import type { PageViewHandler } from './page-view-handler.ts';
import type { PostHandler } from './post-handler.ts';
import { drain } from './request-body.ts';
import { toOriginForm, validateHead } from './request-head.ts';
import { servePage } from './static/serve-page.ts';
import type { SiteFiles } from './static/site-files.ts';

export interface SiteServerOptions extends ConnectionOptions {
  readonly files: SiteFiles;
  readonly handlePost: PostHandler;
  readonly handleLink: LinkHandler;
  /** Undefined if forms need no proof of work; its URL then returns 404. */
  readonly handleChallenge?: ChallengeHandler | undefined;
  /** Undefined if page views are not counted; its URL then returns 404. */
  readonly handlePageView?: PageViewHandler | undefined;
  /** Other origins whose pages contain our forms; their scripts may read the responses (CORS). */
  readonly allowedOrigins: readonly string[];
  readonly maxPostMs: number;
  /** The timeout of an idle connection, except while a form arrives. The rest of a refused body is read for this time, too. */
  readonly idleMs?: number | undefined;
  readonly headersMs?: number | undefined;
}

/** The paths that take posts, without the language. No dots are allowed, because a path ending in `.data` is a data request of React Router. */
const postPath = /^(\/api)?\/send\/[a-z0-9-]{1,50}$/;

/** The paths of links in emails, valid or not. The token is never logged, because it is a credential. */
const linkPath = /^\/link\/([^/]+)$/;

/** How long a browser may cache a CORS preflight. Chromium caches it no longer than this. */
const preflightMaxAgeS = 2 * 60 * 60;

/** Creates the HTTP server of the site. It is not listening yet. */
export function createSiteServer({ idleMs = 30_000, headersMs = 10_000, ...options }: SiteServerOptions): Server {
  const server = createServer({
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 2,
    keepAliveTimeout: 65_000,
    // Node has one timeout for all requests, so this is the timeout of the largest form. `readBody` applies the timeout of each form, and
    // any other body is cut off after the response.
    requestTimeout: options.maxPostMs,
    maxHeaderSize: 16_384,
    // Node's response to a missing Host header would lack our headers.
    requireHostHeader: false,
  });
  server.timeout = idleMs;
  manageConnections(server, options, (exchange) => {
    if (!server.listening) exchange.response.shouldKeepAlive = false;
    void handleRequest(exchange, { ...options, idleMs });
  });
  return server;
}

type RequestHandlerOptions = SiteServerOptions & { readonly idleMs: number };

interface RequestDetails {
  /** The path or its pattern; never a mistyped path or a token. */
  route: string;
  /** The response has a 5xx status although nothing failed, so its log level is `info`. */
  isExpectedError: boolean;
}

async function handleRequest({ request, response }: Exchange, options: RequestHandlerOptions): Promise<void> {
  const { headers, pseudonymOf, log, idleMs } = options;
  const started = performance.now();
  const reference = newReference();
  // Read early: a closed connection has no remote address.
  const client = pseudonymOf(request);
  const method = /^[A-Z]{1,10}$/.test(request.method ?? '') ? request.method : '*';
  const details: RequestDetails = { route: '*', isExpectedError: false };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const ms = Math.round(performance.now() - started);
    const isError = response.headersSent && response.statusCode >= 500 && !details.isExpectedError;
    const { route } = details;
    log({ level: isError ? 'error' : 'info', event: 'request', method, route, status, ms, reference, client });
  });

  const logEvent = (level: 'warn' | 'error', event: string, fields: Partial<LogEntry> = {}) =>
    log({ level, event, method, route: details.route, reference, ...fields });
  const observer: RequestObserver = {
    reference,
    client,
    onError: (error) => logEvent('error', 'server-error', { ...describeError(error) }),
    onStoreUnavailable: (reason, code) => logEvent('error', 'store-unavailable', { reason, code }),
    onQuarantined: (reason) => logEvent('warn', 'quarantined', { reason }),
    onMailDisabled: () => {
      details.isExpectedError = true;
    },
    onOverload: (by) => logEvent('warn', `too-many-${by}`),
  };
  try {
    await dispatch({ request, response }, options, observer, details);
  } catch (error) {
    observer.onError(error);
    const message = `Something failed on our side. Please write to us by email and mention ${reference}.`;
    if (response.headersSent) response.destroy();
    else sendText(response, 500, message);
  }
  // Only forms may take long to arrive.
  if (!request.complete) drain(request, request.method === 'POST' ? idleMs : 2000);
}

async function dispatch(
  { request, response }: Exchange,
  options: RequestHandlerOptions,
  observer: RequestObserver,
  details: RequestDetails,
) {
  const { files, handlePost, handleLink, handleChallenge, handlePageView, allowedOrigins, idleMs } = options;
  toOriginForm(request);
  const headError = validateHead(request);
  const [address = ''] = (request.url ?? '').split('?');
  const { path } = splitAddress(address);
  const isPostPath = postPath.test(path);
  const token = linkPath.exec(path)?.[1];
  const isForChallenge = handleChallenge !== undefined && path === challengePath;
  const isForScripts = isForChallenge || (isPostPath && path.startsWith('/api/'));
  const isOtherOrigin = isForScripts && allowCrossOrigin({ request, response }, allowedOrigins);
  if (headError !== null) {
    details.isExpectedError = true;
    response.setHeader('Connection', 'close');
    sendText(response, headError.status, headError.message);
  } else if (token !== undefined) {
    details.route = '/link/:token';
    await handleLink(request, response, token, observer);
  } else if (isForChallenge) {
    details.route = challengePath;
    await handleChallenge(request, response);
  } else if (handlePageView !== undefined && path === pageViewPath) {
    details.route = pageViewPath;
    await handlePageView(request, response);
  } else if (request.method === 'POST' && isPostPath) {
    details.route = path.replace(/[^/]+$/, ':form');
    // While the body arrives, `readBody` limits the time. The idle timeout applies again from the response on.
    request.socket.setTimeout(0);
    response.once('prefinish', () => request.socket.setTimeout(idleMs));
    await handlePost(request, response, observer);
  } else if (request.method === 'OPTIONS' && isOtherOrigin) {
    details.route = path.replace(/[^/]+$/, ':form');
    // A CORS preflight: a script that observes the progress of an upload triggers it.
    response
      .writeHead(204, { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Max-Age': preflightMaxAgeS })
      .end();
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    await servePage(request, response, files, (route) => {
      details.route = route;
    });
  } else {
    refuseMethod(response, isPostPath ? 'POST' : 'GET, HEAD');
  }
}

/**
 * Lets scripts of allowed origins read a response (CORS, Fetch standard).
 * @param allowed if empty, no CORS header is sent
 * @returns whether the request comes from an allowed origin
 */
function allowCrossOrigin({ request, response }: Exchange, allowed: readonly string[]): boolean {
  // Caches must keep one response per origin.
  if (allowed.length > 0) response.appendHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowed.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  return true;
}
