import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxChunks } from '../intake/body/read-body.ts';

/** What the intake may see of a post. Anything else is none of its business. */
const passedOn = ['content-type', 'content-length', 'content-encoding', 'expect', 'host', 'origin', 'sec-fetch-site'];

/**
 * The web standard's form of a post. Its address names no host: nothing a visitor claims to have asked ends in a page.
 * @param response to the post: a sender who waits to hear whether to send the body is told to once somebody reads it
 */
export function toFetchRequest(message: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // The types of the browser's fetch do not know `duplex`, which node asks for with a streamed body.
  const init = { method: 'POST', headers, body: bodyOf(message, response), duplex: 'half' };
  return new Request(new URL(message.url ?? '/', 'http://localhost'), init as RequestInit);
}

/** The body as it arrives, held back while nobody reads it. To give it up leaves the connection open: the refusal has to go out on it. */
function bodyOf(message: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      if (chunks === undefined && isAskingFirst(message)) response.writeContinue();
      chunks ??= message.iterator({ destroyOnReturn: false });
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel() {
      void chunks?.return?.();
    },
  };
  // Nothing is read ahead: whoever waits for room waits unread.
  return new ReadableStream(source, { highWaterMark: 0 });
}

const isAskingFirst = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');

/**
 * Reads and drops what is left of a body after its answer, for a while: browsers read an answer only once they have sent everything, and
 * to close on them would reset the connection, and the answer with it (the lingering close of other servers).
 */
export function drain(message: IncomingMessage, uploadTimeoutMs: number): void {
  const deadline = setTimeout(() => message.socket.destroy(), uploadTimeoutMs).unref();
  message.once('close', () => clearTimeout(deadline));
  let pieces = 0;
  let bytes = 0;
  for (const event of ['data', 'readable']) message.removeAllListeners(event);
  message.on('data', (chunk: Buffer) => {
    pieces += 1;
    bytes += chunk.length;
    if (pieces > maxChunks(bytes)) message.socket.destroy();
  });
  message.resume();
}

/**
 * Where a sender wants the connection closed, as proxies do, node closes it with the answer, whatever is still being sent; then the sender
 * may never read the answer. Called before that is written, this has it closed when the rest has come.
 */
export function closeOnceBodyRead(message: IncomingMessage, response: ServerResponse): void {
  if (message.complete || response.shouldKeepAlive) return;
  response.shouldKeepAlive = true;
  message.once('end', () => message.socket.end());
}
