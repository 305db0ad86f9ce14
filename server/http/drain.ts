import type { IncomingMessage, ServerResponse } from 'node:http';
import { mostPieces } from '../intake/read-body.ts';

/**
 * Reads and drops what is left of a body after its answer, for a while: browsers read an answer only once they have sent everything, and
 * to close on them would reset the connection, and the answer with it (the lingering close of other servers).
 */
export function drain(message: IncomingMessage, longestMs: number): void {
  const deadline = setTimeout(() => message.socket.destroy(), longestMs).unref();
  message.once('close', () => clearTimeout(deadline));
  let pieces = 0;
  let bytes = 0;
  for (const event of ['data', 'readable']) message.removeAllListeners(event);
  message.on('data', (chunk: Buffer) => {
    pieces += 1;
    bytes += chunk.length;
    if (pieces > mostPieces(bytes)) message.socket.destroy();
  });
  message.resume();
}

/**
 * Where a sender wants the connection closed, as proxies do, node closes it with the answer, whatever is still being sent; then the sender
 * may never read the answer. Called before that is written, this has it closed when the rest has come.
 */
export function closeAfterBody(message: IncomingMessage, response: ServerResponse): void {
  if (message.complete || response.shouldKeepAlive) return;
  response.shouldKeepAlive = true;
  message.once('end', () => message.socket.end());
}
