import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How many requests may wait on one connection while another is answered. Browsers send none ahead. */
const mostWaiting = 8;

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface Line {
  /** Takes a request as node hands it over; answers it now, after those before it, or never. */
  enter(exchange: Exchange): void;
  /** What is being answered on a connection, and what waits behind it. */
  on(socket: Duplex): readonly Exchange[];
  /** Whether everything asked on a connection was answered and the answers are off, and nothing has come since. */
  isResting(socket: Socket): boolean;
}

/**
 * Answers the requests of each connection one after the other, and none behind an answer that closes it: we may have closed because we
 * could not tell where that request ends, and the sender would never hear of what became of the next. Node hands over all that one read of 64 KB holds, a thousand and
 * more, and would have us work on them together. A connection on which too many wait is cut: HTTP lets a client that sends ahead
 * ask again for what was not answered (RFC 9112, section 9.3.2).
 */
export function oneAtATime(answer: (exchange: Exchange) => void, onTooMany: () => void): Line {
  const lines = new WeakMap<Duplex, Exchange[]>();
  /** How many bytes had come when the last answer was off. */
  const readBytes = new WeakMap<Duplex, number>();

  function begin(exchange: Exchange, line: Exchange[]): void {
    exchange.response.on('close', () => {
      const { socket } = exchange.request;
      line.shift();
      if (!socket.writable) line.length = 0;
      readBytes.set(socket, socket.bytesRead);
      const [next] = line;
      if (next) begin(next, line);
    });
    answer(exchange);
  }

  return {
    enter(exchange) {
      const { socket } = exchange.request;
      // What is left of the read that got the connection closed.
      if (!socket.writable) return;
      const line = lines.get(socket) ?? [];
      lines.set(socket, line);
      if (line.length > mostWaiting) {
        onTooMany();
        socket.destroy();
        return;
      }
      line.push(exchange);
      if (line.length === 1) begin(exchange, line);
    },
    on: (socket) => lines.get(socket) ?? [],
    isResting: (socket) => lines.get(socket)?.length === 0 && readBytes.get(socket) === socket.bytesRead,
  };
}
