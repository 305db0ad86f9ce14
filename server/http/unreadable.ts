import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { NameClient } from '../limits/name-client.ts';
import { describeFault, type Log } from '../log.ts';
import type { Headers } from './headers.ts';
import { newReference } from './new-reference.ts';
import type { Exchange, Line } from './one-at-a-time.ts';

interface Parts {
  /** Sent with every response. */
  readonly headers: Headers;
  readonly nameClient: NameClient;
  readonly log: Log;
  readonly line: Line;
}

/** Bytes that are no request, or a request that does not come to its end: node's `clientError`. */
export function refuseUnreadable({ headers, nameClient, log, line }: Parts) {
  const told = new WeakSet<Duplex>();

  return (error: Error & { readonly code?: string }, duplex: Duplex): void => {
    const socket = duplex as Socket;
    const isGone = !socket.writable || error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE';
    if (isGone || socket.bytesRead === 0 || told.has(socket)) {
      // They hung up, never asked anything, or were told; nobody is left to be told.
      socket.destroy();
      return;
    }
    told.add(socket);
    const status = statusOf(error.code);
    const { kind } = describeFault(error);
    const client = nameClient({ socket, headers: {} });
    log({ level: 'warn', event: 'unreadable-request', status, kind, reference: newReference(), client });

    endLine(socket, status, { headers, line });
  };
}

/** A request to reach somebody else through us: node's `connect`, which hands over a bare line. */
export function refuseConnect({ headers, nameClient, log, line }: Parts) {
  return (request: IncomingMessage, duplex: Duplex): void => {
    const socket = duplex as Socket;
    socket.on('error', () => socket.destroy());
    const [reference, client] = [newReference(), nameClient(request)];
    log({ level: 'info', event: 'request', method: 'CONNECT', route: '*', status: 405, reference, client });
    endLine(socket, 405, { headers, line });
  };
}

function endLine(socket: Socket, status: number, { headers, line }: Pick<Parts, 'headers' | 'line'>): void {
  const exchanges = line.on(socket);
  const last = exchanges.at(-1);
  if (last === undefined || isTheirTurn(exchanges)) refuseRaw(socket, status, headers);
  else if (last.request.complete) closeAfter(last, socket);
  else socket.destroy();
}

/** Whether the next answer on this connection is the one to the unreadable bytes. */
function isTheirTurn([first, ...waiting]: readonly Exchange[]): boolean {
  if (first === undefined || waiting.length > 0) return false;
  return first.request.complete ? first.response.writableEnded : !first.response.headersSent;
}

/** What came whole before them is answered: it may be stored already, and a 400 would be taken for the answer to it. */
function closeAfter({ response }: Exchange, socket: Socket): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
  response.once('close', () => socket.destroy());
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/**
 * There is no request to respond to, only a line that bytes can be written on. It is closed as soon as they are: whoever asks slowly
 * would otherwise keep one open with each request they never end.
 */
function refuseRaw(socket: Socket, status: number, headers: Headers): void {
  const fields = {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    Connection: 'close',
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroySoon();
}
