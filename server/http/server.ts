import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { challengePath } from '#forms/prove-work.ts';
import type { Watch } from '../intake/intake.ts';
import type { NameClient } from '../limits/name-client.ts';
import { describeFault, type Log } from '../log.ts';
import { nowAndThen } from '../now-and-then.ts';
import type { AnswerChallenge } from './answer-challenge.ts';
import type { AnswerLink } from './answer-link.ts';
import type { AnswerPost } from './answer-post.ts';
import { closeRestingOnly } from './close-resting.ts';
import { allowPost, shareAnswer } from './cross-origin.ts';
import { discardRest } from './discard-rest.ts';
import { fewATurn } from './few-a-turn.ts';
import type { Headers } from './headers.ts';
import { newReference } from './new-reference.ts';
import { type Exchange, oneAtATime } from './one-at-a-time.ts';
import { faultOfHead, toOriginForm } from './request-head.ts';
import { sendText } from './send-text.ts';
import { responsesWith } from './site-response.ts';
import { findPage } from './static/find-page.ts';
import type { SiteFiles } from './static/site-files.ts';
import { refuseConnect, refuseUnreadable } from './unreadable.ts';

export interface ServerParts {
  readonly files: SiteFiles;
  readonly answerPost: AnswerPost;
  readonly answerLink: AnswerLink;
  /** Absent where no proof of work is asked for: then its address is none. */
  readonly answerChallenge?: AnswerChallenge | undefined;
  /** Other sites whose pages hold our forms; their scripts may read what these are answered. */
  readonly allowedOrigins: readonly string[];
  /** Sent with every response. */
  readonly headers: Headers;
  /** Longest time a post may take to arrive. */
  readonly longestPostMs: number;
  /** How long a connection may stand still, unless a form is on its way. */
  readonly stillMs?: number | undefined;
  /** How long the head of a request may take. */
  readonly headersMs?: number | undefined;
  /** Whose request it is, for the log. */
  readonly nameClient: NameClient;
  readonly log: Log;
}

/** How long the rest of a request is taken off the line that nobody wanted the body of. */
const lingerMs = 2000;

/** Far more than the site ever sees, and few enough for the memory and the open files of a small machine. */
const mostConnections = 2000;

/** The addresses that take posts; a name with a dot would reach React Router's data requests. */
const postAddress = /^(\/api)?\/send\/[a-z0-9-]{1,50}$/;

/** The addresses of links in letters, good or not. Their last part is never logged: whoever has it could use it. */
const linkAddress = /^\/link\/([^/]+)$/;

/** The site over HTTP, not yet listening. */
export function createSiteServer(parts: ServerParts): Server {
  const { headers, longestPostMs, stillMs = 30_000, headersMs = 10_000, nameClient, log } = parts;
  const server = createServer({
    ServerResponse: responsesWith(headers),
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 2,
    keepAliveTimeout: 65_000,
    // Node has one for all. So it is the longest any form may take, and a last resort: each form is held to its own pace where
    // its body is read, and any other body is cut off right after the answer.
    requestTimeout: longestPostMs,
    maxHeaderSize: 16_384,
    // Node's own refusals of a missing host or an odd `Expect` would go out without our headers.
    requireHostHeader: false,
  });
  server.timeout = stillMs;
  server.maxConnections = mostConnections;
  const warn = (event: string) => nowAndThen((count) => log({ level: 'warn', event, count }));
  const soon = fewATurn();
  const line = oneAtATime(
    (exchange) => soon(() => void answer(exchange, { ...parts, stillMs, isLast: () => !server.listening })),
    warn('too-many-requests-ahead'),
  );
  for (const event of ['request', 'checkContinue', 'checkExpectation']) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => line.enter({ request, response }));
  }
  closeRestingOnly(server, line);
  server.on('clientError', refuseUnreadable({ headers, nameClient, log, line }));
  server.on('connect', refuseConnect({ headers, nameClient, log, line }));
  server.on('drop', warn('too-many-connections'));
  // Whoever only keeps a connection for later makes room.
  server.on(
    'drop',
    nowAndThen(() => server.closeIdleConnections(), 1000),
  );
  return server;
}

interface AnswerParts extends ServerParts {
  readonly stillMs: number;
  /** Whether the server is about to end: then the connection ends with the answer, which says so. */
  isLast(): boolean;
}

async function answer({ request, response }: Exchange, parts: AnswerParts) {
  const { files, answerPost, answerLink, allowedOrigins, stillMs, isLast, nameClient, log } = parts;
  const started = performance.now();
  const reference = newReference();
  // Before it hangs up: a closed connection has no address.
  const client = nameClient(request);
  const method = /^[A-Z]{1,10}$/.test(request.method ?? '') ? request.method : '*';
  let route = '*';
  // Answered with 5xx, and nothing of ours has failed.
  let isNoFault = false;
  if (isLast()) response.shouldKeepAlive = false;
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const ms = Math.round(performance.now() - started);
    const isFault = response.headersSent && response.statusCode >= 500 && !isNoFault;
    log({ level: isFault ? 'error' : 'info', event: 'request', method, route, status, ms, reference, client });
  });

  const watch: Watch = {
    reference,
    client,
    onFault: (error) => log({ level: 'error', event: 'fault', method, route, reference, ...describeFault(error) }),
    onStoreUnavailable: (reason, code) =>
      log({ level: 'error', event: 'store-unavailable', method, route, reference, reason, code }),
    onQuarantined: (reason) => log({ level: 'warn', event: 'quarantined', route, reference, reason }),
    onWithoutMail: () => {
      isNoFault = true;
    },
    onCrowded: (by) => log({ level: 'warn', event: `too-many-${by}`, method, route, reference }),
  };
  try {
    toOriginForm(request);
    const fault = faultOfHead(request);
    const [path = ''] = (request.url ?? '').split('?');
    const isPostAddress = postAddress.test(path);
    const token = linkAddress.exec(path)?.[1];
    const { answerChallenge } = parts;
    const isForChallenge = answerChallenge !== undefined && path === challengePath;
    const isForScripts = isForChallenge || (isPostAddress && path.startsWith('/api/'));
    const isShared = isForScripts && shareAnswer(request, response, allowedOrigins);
    if (fault !== null) {
      isNoFault = true;
      response.setHeader('Connection', 'close');
      sendText(response, fault.status, fault.sentence);
    } else if (token !== undefined) {
      route = '/link/:token';
      await answerLink(request, response, token, watch);
    } else if (isForChallenge) {
      route = challengePath;
      await answerChallenge(request, response);
    } else if (request.method === 'POST' && isPostAddress) {
      route = path.replace(/[^/]+$/, ':form');
      // While a body is on its way, its own pace counts; from the answer on, the connection has to move again.
      request.socket.setTimeout(0);
      response.once('prefinish', () => request.socket.setTimeout(stillMs));
      await answerPost(request, response, watch);
    } else if (request.method === 'OPTIONS' && isShared) {
      route = path.replace(/[^/]+$/, ':form');
      allowPost(response);
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      const page = findPage(request.url ?? '', files);
      route = page.route;
      await page.answer(request, response);
    } else {
      response.setHeader('Allow', isPostAddress ? 'POST' : 'GET, HEAD');
      sendText(response, 405, 'This address does not take such a request.');
    }
  } catch (error) {
    watch.onFault(error);
    const sentence = `Something failed on our side. Please write to us by e-mail and mention ${reference}.`;
    if (response.headersSent) response.destroy();
    else sendText(response, 500, sentence);
  }
  if (!request.complete) await discardRest(request, lingerMs);
}
