import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { clientNetwork } from '#server/limits/client-network.ts';
import { describeError, type Log, newReference } from '#server/log.ts';

export interface DeskServerOptions {
  /** Answers a request. `network` is for rate limits only. `origin` is the origin of the request's address. */
  readonly handle: (
    request: Request,
    client: { readonly network: string; readonly origin: string; readonly reference: string },
  ) => Promise<Response>;
  /** The origin at which the staff reach the desk; null if only browsers on this machine reach it. */
  readonly origin: string | null;
  readonly proxyHops: number;
  readonly log: Log;
}

/** The largest body of a form: notes are short. Only the forms of facts have files: pictures of people. */
const maxBodyBytes = (path: string) => (path.startsWith('/facts/') ? 10 * 1024 * 1024 : 128 * 1024);

const securityHeaders = (isHttps: boolean) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

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
  const headers = securityHeaders(options.origin?.startsWith('https:') ?? false);
  server.on('request', (message, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void answer(message, response, options);
  });
  return server;
}

async function answer(message: IncomingMessage, response: ServerResponse, options: DeskServerOptions): Promise<void> {
  const { handle, origin, proxyHops, log } = options;
  const started = performance.now();
  const reference = newReference();
  // Paths of leads contain a reference, which is not personal data. Queries may contain a name.
  const route = /^[\w/-]{1,80}$/.exec((message.url ?? '').split('?')[0] ?? '')?.[0] ?? '*';
  const { method = 'GET' } = message;
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    log({
      level: 'info',
      event: 'desk-request',
      method,
      route,
      status,
      ms: Math.round(performance.now() - started),
      reference,
    });
  });
  try {
    const refusal = refuse(message, origin);
    if (refusal) {
      sendText(response, refusal.status, refusal.message);
      return;
    }
    const request = await toRequest(message);
    if (typeof request === 'number') {
      sendText(response, request, request === 413 ? 'The form is too long.' : 'This request cannot be read.');
      return;
    }
    const network = clientNetwork(message, proxyHops) ?? 'unknown';
    const client = { network, origin: origin ?? originOf(message), reference };
    await send(response, await handle(request, client), {
      isHead: method === 'HEAD',
      acceptsBrotli: /\bbr\b/.test(String(message.headers['accept-encoding'])),
    });
  } catch (error) {
    // The client left before the whole form had arrived.
    if (message.destroyed && !message.complete) return;
    log({ level: 'error', event: 'desk-error', method, route, reference, ...describeError(error) });
    if (response.headersSent) response.destroy();
    else
      sendText(
        response,
        500,
        `Something failed. Try again. If it fails again, tell the person who runs the server: ${reference}`,
      );
  }
}

/** The origin of a request from this machine: no proxy, so no HTTPS. */
const originOf = ({ headers }: Pick<IncomingMessage, 'headers'>) => `http://${headers.host}`;

/** Refuses other methods, other host names (a page of another site could point its own name here), and posts from other sites. */
function refuse({ method, headers }: IncomingMessage, origin: string | null) {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return { status: 405, message: 'This address does not accept this method.' };
  }
  const host = headers.host ?? '';
  const isKnownHost =
    origin === null ? /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) : host === new URL(origin).host;
  if (!isKnownHost) {
    return {
      status: 421,
      message: 'The desk does not answer under this name. Set DESK_ORIGIN to the address that the staff use.',
    };
  }
  if (method === 'POST' && headers.origin !== (origin ?? originOf({ headers }))) {
    return {
      status: 403,
      message: 'This form was not sent from the desk, so nothing was changed. Open the desk and try again.',
    };
  }
  return null;
}

/** @returns 413 if the body is too large, 400 if the address or the body is not a form of the desk */
async function toRequest(message: IncomingMessage): Promise<Request | 400 | 413> {
  const headers = new Headers();
  for (const name of ['content-type', 'cookie', 'user-agent', 'accept', 'if-none-match']) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = URL.parse(message.url ?? '/', 'http://desk');
  if (url === null) return 400;
  const method = message.method === 'POST' ? 'POST' : 'GET';
  if (method === 'GET') return new Request(url, { headers });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes(url.pathname)) return 413;
    chunks.push(chunk);
  }
  // The forms of the desk have these content types. The script's request for a challenge has no body.
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers.get('content-type') ?? '');
  if (bytes > 0 && !isForm) return 400;
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

const compress = promisify(brotliCompress);

interface SendOptions {
  readonly isHead: boolean;
  readonly acceptsBrotli: boolean;
}

async function send(response: ServerResponse, reply: Response, { isHead, acceptsBrotli }: SendOptions): Promise<void> {
  response.statusCode = reply.status;
  reply.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value);
  });
  response.setHeader('Set-Cookie', reply.headers.getSetCookie());
  if (isHead || reply.body === null) {
    response.end();
    return;
  }
  if (acceptsBrotli && /^text\/(html|css|javascript)/.test(reply.headers.get('content-type') ?? '')) {
    const compressed = await compress(await reply.arrayBuffer(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    response.setHeader('Content-Encoding', 'br').end(compressed);
    return;
  }
  for await (const chunk of reply.body) if (!response.write(chunk)) await once(response, 'drain');
  response.end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${text}\n`);
}
