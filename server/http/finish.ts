import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server as TcpServer } from 'node:net';

export interface Farewell {
  /** How long requests under way may take to finish. */
  readonly longestMs: number;
  /** How long connections that are kept for later may still be used, so that nobody's next request meets their end. */
  readonly restMs: number;
}

/** A browser that has just had a page asks for what is in it well within this; and who comes meanwhile has to wait as long. */
export const farewell: Farewell = { longestMs: 10_000, restMs: 1000 };

/**
 * Takes no new connections, and resolves when the requests under way are answered, or their time is over. Whoever asks meanwhile, on a
 * connection that was open before, is answered, and told that it is the last time.
 */
export async function finish(server: HttpServer, { longestMs, restMs }: Farewell = farewell): Promise<void> {
  const closed = once(server, 'close');
  // HTTP's own `close` would cut the connections that are kept for later at once, with the form that is just being sent on one.
  TcpServer.prototype.close.call(server);
  let sweep: NodeJS.Timeout | undefined;
  const rest = setTimeout(() => {
    // One that was busy before goes idle later, and node leaves it open.
    sweep = setInterval(() => server.closeIdleConnections(), 50);
  }, restMs);
  const deadline = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  for (const timer of [rest, sweep, deadline]) clearTimeout(timer);
}
