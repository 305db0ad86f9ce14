import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Watch } from '../intake/intake.ts';
import { describeFault, type Log } from '../log.ts';
import { answerPost, type PostAnswerer } from './answer-post.ts';
import { discardRest } from './discard-rest.ts';
import type { Headers } from './headers.ts';
import { sendText } from './send-text.ts';
import { findPage } from './static/find-page.ts';
import type { SiteFiles } from './static/site-files.ts';

export interface ServerParts {
  readonly files: SiteFiles;
  readonly posts: PostAnswerer;
  /** Sent with every response. */
  readonly headers: Headers;
  /** Longest time a post may take to arrive. */
  readonly longestPostMs: number;
  readonly log: Log;
}

/** How long the rest of a request is taken off the line that nobody wanted the body of. */
const lingerMs = 2000;

const timeouts = {
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** The addresses that take posts; a name with a dot would reach React Router's data requests. */
const postAddress = /^(\/api)?\/send\/[a-z0-9-]{1,50}$/;

/** The site over HTTP, not yet listening. */
export function createSiteServer(parts: ServerParts): Server {
  const { headers, longestPostMs, log } = parts;
  // Node's own refusals of a missing host or an odd `Expect` would go out without our headers.
  const server = createServer({
    ...timeouts,
    // Node has one for all. So it is the longest any form may take, and a last resort: each form is held to its own pace where
    // its body is read, and any other body is cut off right after the answer.
    requestTimeout: longestPostMs,
    maxHeaderSize: 16_384,
    requireHostHeader: false,
  });
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, response, parts);
  };
  server.on('request', listener);
  server.on('checkExpectation', listener);
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE') {
      // They hung up; nobody is left to be told.
      socket.destroy();
      return;
    }
    const status = statusOf(error.code);
    log({
      level: 'warn',
      event: 'unreadable-request',
      status,
      kind: describeFault(error).kind,
      reference: newReference(),
    });
    refuseRaw(socket, status, headers);
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, { files, posts, headers, log }: ServerParts) {
  const started = performance.now();
  const reference = newReference();
  const method = /^[A-Z]{1,10}$/.test(request.method ?? '') ? request.method : '*';
  let route = '*';
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.on('close', () => {
    const status = response.statusCode;
    const ms = Math.round(performance.now() - started);
    log({ level: status < 500 ? 'info' : 'error', event: 'request', method, route, status, ms, reference });
  });

  const watch: Watch = {
    reference,
    onFault: (error) => log({ level: 'error', event: 'fault', method, route, reference, ...describeFault(error) }),
    onStoreUnavailable: (reason) =>
      log({ level: 'error', event: 'store-unavailable', method, route, reference, reason }),
    onCrowded: () => log({ level: 'warn', event: 'too-many-uploads', method, route, reference }),
  };
  try {
    const [path = ''] = (request.url ?? '').split('?');
    const isPostAddress = postAddress.test(path);
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      sendText(response, 400, 'The request names no host.');
    } else if (request.method === 'POST' && isPostAddress) {
      route = path.replace(/[^/]+$/, ':form');
      await answerPost(request, response, posts, watch);
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

/** Short enough to be read out on the telephone. */
const newReference = () => randomBytes(5).toString('hex');

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** There is no request to respond to, only a line that bytes can be written on. */
function refuseRaw(socket: Duplex, status: number, headers: Headers): void {
  const fields = { ...headers, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}
