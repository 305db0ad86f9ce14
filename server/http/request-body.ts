import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxChunks } from '../intake/body/read-body.ts';

/** The headers that the intake may see. */
const forwardedHeaders = [
  'content-type',
  'content-length',
  'content-encoding',
  'expect',
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
];

/**
 * Converts a post to a `Request` of the Fetch standard. Its URL has a fixed host, so that a forged Host header cannot reach a page.
 * @param response gets `100 Continue` when the body is first read, if the client waits for it
 */
export function toFetchRequest(message: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const name of forwardedHeaders) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // Node requires `duplex` with a streamed body; the DOM types do not have it.
  const init = { method: 'POST', headers, body: bodyOf(message, response), duplex: 'half' };
  return new Request(new URL(message.url ?? '/', 'http://localhost'), init as RequestInit);
}

/** The body as a stream with backpressure. Cancelling it leaves the connection open for the response. */
function bodyOf(message: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      if (chunks === undefined && expectsContinue(message)) response.writeContinue();
      chunks ??= message.iterator({ destroyOnReturn: false });
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel() {
      void chunks?.return?.();
    },
  };
  // Nothing is read before the intake asks for it, so a post that waits for memory uses none.
  return new ReadableStream(source, { highWaterMark: 0 });
}

const expectsContinue = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');

/**
 * Reads and discards the rest of a body after the response ("lingering close"). Browsers read a response only after sending the whole body;
 * closing earlier would reset the connection and lose the response.
 */
export function drain(message: IncomingMessage, timeoutMs: number): void {
  const deadline = setTimeout(() => message.socket.destroy(), timeoutMs).unref();
  message.once('close', () => clearTimeout(deadline));
  let chunkCount = 0;
  let bytes = 0;
  for (const event of ['data', 'readable']) message.removeAllListeners(event);
  message.on('data', (chunk: Buffer) => {
    chunkCount += 1;
    bytes += chunk.length;
    if (chunkCount > maxChunks(bytes)) message.socket.destroy();
  });
  message.resume();
}

/**
 * Closes the connection after the body. If a client asks for `Connection: close`, as proxies do, Node closes it right after the response, even
 * if the body is still arriving, and the client may lose the response. Call this before the response is written.
 */
export function closeAfterBody(message: IncomingMessage, response: ServerResponse): void {
  if (message.complete || response.shouldKeepAlive) return;
  response.shouldKeepAlive = true;
  message.once('end', () => message.socket.end());
}
