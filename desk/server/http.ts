import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { privateHeaders, securityHeaders } from '#server/http/headers.ts';
import { clientNetwork } from '#server/limits/client-network.ts';
import { describeError, type Log, newReference } from '#server/log.ts';
import type { Client } from './handler.ts';

export interface DeskServerOptions {
  readonly handle: (request: Request, client: Client) => Promise<Response>;
  /** The origin at which the staff reach the desk; null if only browsers on this machine reach it. */
  readonly origin: string | null;
  readonly proxyHops: number;
  readonly log: Log;
}

/** The largest body of a form: notes are short. Only the forms of facts have files: pictures of people. */
const maxBodyBytes = (path: string) => (path.startsWith('/facts/') ? 10 * 1024 * 1024 : 128 * 1024);

/** Creates the HTTP server of the desk. It is not listening yet. */
export function createDeskServer(options: DeskServerOptions): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    connectionsCheckingInterval: 5000,
  });
  server.timeout = 30_000;
  const headers = {
    ...securityHeaders(options.origin?.startsWith('https:') ?? false, { styles: [], scripts: [] }),
    ...privateHeaders,
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  server.on('request', (message, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void answer(message, response, options);
  });
  return server;
}

async function answer(message: IncomingMessage, response: ServerResponse, options: DeskServerOptions): Promise<void> {
  const { log } = options;
  const started = performance.now();
  const reference = newReference();
  // Paths of leads contain a reference, which is not personal data. Queries may contain a name.
  const route = /^[\w/-]{1,80}$/.exec((message.url ?? '').split('?')[0] ?? '')?.[0] ?? '*';
  const { method = 'GET' } = message;
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const ms = Math.round(performance.now() - started);
    log({ level: 'info', event: 'desk-request', method, route, status, ms, reference });
  });
  try {
    await send(message, response, await replyTo(message, reference, options));
  } catch (error) {
    // The client left before the whole form had arrived.
    if (message.destroyed && !message.complete) return;
    log({ level: 'error', event: 'desk-error', method, route, reference, ...describeError(error) });
    if (response.headersSent) response.destroy();
    else await send(message, response, refusal(500, `${failureText} ${reference}`));
  }
}

const failureText = 'Something failed. Try again. If it fails again, tell the person who runs the server:';

/** A response in plain text, after which the connection is closed: the rest of the request is not read. */
const refusal = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' } });

/** Refuses other methods, other host names (a page of another site could point its own name here), and posts from other sites. */
async function replyTo(
  message: IncomingMessage,
  reference: string,
  { handle, origin, proxyHops }: DeskServerOptions,
): Promise<Response> {
  const { method, headers } = message;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return refusal(405, 'This address does not accept this method.');
  const host = headers.host ?? '';
  const isKnownHost =
    origin === null ? /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) : host === new URL(origin).host;
  if (!isKnownHost)
    return refusal(421, 'The desk does not answer under this name. Set DESK_ORIGIN to the address that the staff use.');
  // Without an origin, only this machine reaches the desk: no proxy, so no HTTPS.
  const ownOrigin = origin ?? `http://${host}`;
  if (method === 'POST' && headers.origin !== ownOrigin)
    return refusal(403, 'This form was not sent from the desk, so nothing was changed. Open the desk and try again.');
  const request = await toRequest(message);
  if (request instanceof Response) return request;
  return handle(request, { network: clientNetwork(message, proxyHops) ?? 'unknown', origin: ownOrigin, reference });
}

/** @returns a response if the body is too large, or the address or the body cannot be one of the desk */
async function toRequest(message: IncomingMessage): Promise<Request | Response> {
  const headers = new Headers();
  for (const name of ['content-type', 'cookie', 'user-agent', 'accept', 'if-none-match']) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = URL.parse(message.url ?? '/', 'http://desk');
  if (url === null) return unreadable();
  const method = message.method === 'POST' ? 'POST' : 'GET';
  if (method === 'GET') return new Request(url, { headers });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes(url.pathname)) return refusal(413, 'The form is too long.');
    chunks.push(chunk);
  }
  // The forms of the desk have these content types. The script's request for a challenge has no body.
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers.get('content-type') ?? '');
  if (bytes > 0 && !isForm) return unreadable();
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

const unreadable = () => refusal(400, 'This request cannot be read.');

const compress = promisify(brotliCompress);

async function send({ method, headers }: IncomingMessage, response: ServerResponse, reply: Response): Promise<void> {
  response.statusCode = reply.status;
  response.setHeaders(reply.headers);
  if (method === 'HEAD' || reply.body === null) {
    response.end();
    return;
  }
  const isText = /^text\/(html|css|javascript)/.test(reply.headers.get('content-type') ?? '');
  if (isText && /\bbr\b/.test(String(headers['accept-encoding']))) {
    const compressed = await compress(await reply.arrayBuffer(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    response.setHeader('Content-Encoding', 'br').end(compressed);
    return;
  }
  for await (const chunk of reply.body) if (!response.write(chunk)) await once(response, 'drain');
  response.end();
}
