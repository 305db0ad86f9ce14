import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { clientNetwork } from '../limits/client-network.ts';
import type { PseudonymOf } from '../limits/client-pseudonym.ts';
import { describeError, type Log, newReference } from '../log.ts';
import { throttle } from '../timers.ts';
import type { Headers } from './headers.ts';

/** Far above the usual load, and low enough for the memory and the file descriptors of a small machine. */
const maxConnections = 2000;

/** A quarter of `maxConnections`: more than the browsers of one classroom open at once. */
const connectionsPerNetwork = 500;

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** Null if the number of its connections is not limited. */
  readonly network: string | null;
  current?: Exchange | undefined;
  /** The number of bytes received when the last response was finished. */
  readBytes: number;
  isClosing: boolean;
}

export interface ConnectionOptions {
  readonly headers: Headers;
  readonly pseudonymOf: PseudonymOf;
  /** Whether clients connect directly. Behind a proxy, which limits them itself, all connections have one address. */
  readonly isDirect: boolean;
  readonly log: Log;
}

/**
 * Handles one request at a time per connection. Node emits all pipelined requests of one 64 KB read at once, which may be more than a
 * thousand. Browsers and proxies do not pipeline. A client that does gets the response to its first request, then the connection closes and
 * the client may repeat the rest (RFC 9112, section 9.3.2).
 */
export function manageConnections(
  server: Server,
  options: ConnectionOptions,
  onRequest: (exchange: Exchange) => void,
): void {
  const { headers, pseudonymOf, isDirect, log } = options;
  const connections = new Map<Socket, Connection>();
  const refused = new WeakSet<Socket>();
  const warn = (event: string) => throttle((count) => log({ level: 'warn', event, count }));
  const onPipelined = warn('too-many-pipelined-requests');

  server.maxConnections = maxConnections;
  server.on('drop', warn('too-many-connections'));
  // Closes idle connections to make room for new clients.
  server.on(
    'drop',
    throttle(() => server.closeIdleConnections(), 1000),
  );
  const onTooManyOfNetwork = warn('too-many-connections-of-network');
  const countOf = (network: string) => [...connections.values()].filter((open) => open.network === network).length;
  server.on('connection', (socket: Socket) => {
    const network = isDirect ? clientNetwork({ socket, headers: {} }, 0) : null;
    if (network !== null && countOf(network) >= connectionsPerNetwork) {
      socket.destroy();
      onTooManyOfNetwork();
      return;
    }
    add(socket, network);
  });

  function add(socket: Socket, network: Connection['network']): Connection {
    const connection: Connection = { network, readBytes: 0, isClosing: false };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  }

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Ignores the remaining pipelined requests after the connection was closed.
    if (!socket.writable || connections.get(socket)?.isClosing) return;
    // In development, Vite accepts the connections and passes on single requests.
    const connection = connections.get(socket) ?? add(socket, null);
    if (connection.current) {
      onPipelined();
      closeAfterResponse(socket, connection);
      return;
    }
    connection.current = { request, response };
    response.once('close', () => {
      connection.current = undefined;
      connection.readBytes = socket.bytesRead;
    });
    onRequest(connection.current);
  }
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, begin);

  /** Refuses bytes that are not a valid request, and CONNECT. @param client the pseudonym of the client */
  function refuse(socket: Socket, status: number, kind: string, client: string | undefined): void {
    refused.add(socket);
    log({ level: 'warn', event: 'bad-request', status, kind, reference: newReference(), client });
    const connection = connections.get(socket);
    const { request, response } = connection?.current ?? {};
    // A complete request before this one still gets its response. Otherwise the client would take the refusal for the response to a stored form.
    if (connection && request?.complete) closeAfterResponse(socket, connection);
    else if (response?.headersSent) socket.destroy();
    else refuseRaw(socket, status, headers);
  }

  server.on('clientError', (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    const isClosed = !socket.writable || error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE';
    if (isClosed || socket.bytesRead === 0 || refused.has(socket)) socket.destroy();
    else refuse(socket, statusOf(error.code), describeError(error).kind, pseudonymOf({ socket, headers: {} }));
  });
  server.on('connect', (request, duplex) => {
    const socket = duplex as Socket;
    socket.on('error', () => socket.destroy());
    refuse(socket, 405, 'CONNECT', pseudonymOf(request));
  });

  // Node's own method counts a connection as idle as soon as its response is written, so it would cut off a response that is still being sent.
  server.closeIdleConnections = () => {
    for (const [socket, { current, readBytes }] of connections) {
      // Browsers open connections in advance. Those stay open, except during shutdown.
      const isClosable = readBytes > 0 || !server.listening;
      if (current === undefined && socket.bytesRead === readBytes && isClosable) socket.destroy();
    }
  };
}

function closeAfterResponse(socket: Socket, connection: Connection): void {
  const { current, isClosing } = connection;
  if (isClosing || !current) return;
  connection.isClosing = true;
  if (!current.response.headersSent) current.response.setHeader('Connection', 'close');
  current.response.once('close', () => socket.destroySoon());
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Writes a response to a client whose request has no response object, then closes the socket. */
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
  /** How long requests in progress may take. */
  timeoutMs: 10_000,
  /**
   * How long idle connections stay open. A browser requests the files of a page within this time, so no request arrives on a closing
   * connection. Meanwhile, new visitors wait for the next process.
   */
  idleGraceMs: 1000,
};

/**
 * Shuts down gracefully: accepts no new connections, answers requests on open ones with `Connection: close`, and resolves when all
 * connections are closed. Those still open after `timeoutMs` are cut off.
 */
export async function closeGracefully(server: Server, { timeoutMs, idleGraceMs } = shutdownTimes): Promise<void> {
  const closed = once(server, 'close');
  // `http.Server.close` would cut idle connections at once, even one on which a form begins to arrive.
  TcpServer.prototype.close.call(server);
  const sweep = setInterval(() => server.closeIdleConnections(), idleGraceMs);
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
