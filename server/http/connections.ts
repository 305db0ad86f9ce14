import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import type { PseudonymOf } from '../limits/client-pseudonym.ts';
import { describeError, type Log, newReference } from '../log.ts';
import { throttle } from '../timers.ts';
import type { Headers } from './headers.ts';

/** Far more than the site ever sees, and few enough for the memory and the open files of a small machine. */
const mostConnections = 2000;

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  current?: Exchange | undefined;
  /** How many bytes had come when the last answer was off. */
  readBytes: number;
  /** It closes with the current answer. */
  isEnding: boolean;
}

export interface ConnectionOptions {
  readonly headers: Headers;
  readonly pseudonymOf: PseudonymOf;
  readonly log: Log;
}

/**
 * Hands over one request at a time for each connection. Node hands over all that one read of 64 KB holds, a thousand and more, and would
 * have us work on them together. No browser and no proxy sends ahead; whoever does has the first answer, on a connection that closes
 * with it, and may ask again for the rest (RFC 9112, section 9.3.2).
 */
export function manageConnections(
  server: Server,
  parts: ConnectionOptions,
  answer: (exchange: Exchange) => void,
): void {
  const { headers, pseudonymOf, log } = parts;
  const connections = new Map<Socket, Connection>();
  const told = new WeakSet<Socket>();
  const warn = (event: string) => throttle((count) => log({ level: 'warn', event, count }));
  const onPipelined = warn('too-many-pipelined-requests');

  server.maxConnections = mostConnections;
  server.on('drop', warn('too-many-connections'));
  // Whoever only keeps a connection for later makes room.
  server.on(
    'drop',
    throttle(() => server.closeIdleConnections(), 1000),
  );
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { readBytes: 0, isEnding: false });
    socket.once('close', () => connections.delete(socket));
  });

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = connections.get(socket);
    // What is left of the read that got the connection closed.
    if (!connection || connection.isEnding || !socket.writable) return;
    if (connection.current) {
      onPipelined();
      endWithAnswer(socket, connection);
      return;
    }
    connection.current = { request, response };
    response.once('close', () => {
      connection.current = undefined;
      connection.readBytes = socket.bytesRead;
    });
    answer(connection.current);
  }
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, begin);

  /** @param client what the log calls whoever sent what is no request, or one to reach somebody else through us */
  function refuse(socket: Socket, status: number, kind: string, client: string | undefined): void {
    told.add(socket);
    log({ level: 'warn', event: 'bad-request', status, kind, reference: newReference(), client });
    const connection = connections.get(socket);
    const { request, response } = connection?.current ?? {};
    // What came whole before is answered: it may be stored already, and a refusal would be taken for the answer to it.
    if (connection && request?.complete) endWithAnswer(socket, connection);
    else if (response?.headersSent) socket.destroy();
    else refuseRaw(socket, status, headers);
  }

  server.on('clientError', (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    const isGone = !socket.writable || error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE';
    // They hung up, never asked anything, or were told.
    if (isGone || socket.bytesRead === 0 || told.has(socket)) socket.destroy();
    else refuse(socket, statusOf(error.code), describeError(error).kind, pseudonymOf({ socket, headers: {} }));
  });
  server.on('connect', (request, duplex) => {
    const socket = duplex as Socket;
    socket.on('error', () => socket.destroy());
    refuse(socket, 405, 'CONNECT', pseudonymOf(request));
  });

  // Node's own takes a connection for idle as soon as its answer is written, and cuts what of it is still on the way.
  server.closeIdleConnections = () => {
    for (const [socket, { current, readBytes }] of connections) {
      // Browsers open some ahead. While others are let in, these may be anyone's first request.
      const isSpare = readBytes > 0 || !server.listening;
      if (current === undefined && socket.bytesRead === readBytes && isSpare) socket.destroy();
    }
  };
}

function endWithAnswer(socket: Socket, connection: Connection): void {
  const { current, isEnding } = connection;
  if (isEnding || !current) return;
  connection.isEnding = true;
  if (!current.response.headersSent) current.response.setHeader('Connection', 'close');
  current.response.once('close', () => socket.destroySoon());
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** There is no request to respond to, only a socket, which is closed as soon as this is written. */
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

export const shutdownTimes = {
  /** How long requests under way may take to finish. */
  uploadTimeoutMs: 10_000,
  /**
   * How long connections that are kept for later may still be used, so that nobody's next request meets their end. A browser that has
   * just had a page asks for what is in it well within this; and who comes meanwhile has to wait as long.
   */
  restMs: 1000,
};

/**
 * Takes no new connections, and resolves when the requests under way are answered, or their time is over. Whoever asks meanwhile, on a
 * connection that was open before, is answered, and told that it is the last time.
 */
export async function finish(server: Server, { uploadTimeoutMs, restMs } = shutdownTimes): Promise<void> {
  const closed = once(server, 'close');
  // HTTP's own `close` would cut the connections that are kept for later at once, with the form that is just being sent on one.
  TcpServer.prototype.close.call(server);
  const sweep = setInterval(() => server.closeIdleConnections(), restMs);
  const deadline = setTimeout(() => server.closeAllConnections(), uploadTimeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
