import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the intake may see of a post. Anything else is none of its business. */
const passedOn = ['content-type', 'content-length', 'content-encoding', 'expect', 'host', 'origin', 'sec-fetch-site'];

/**
 * The web standard's form of a post. Its address names no host: nothing a visitor claims to have asked ends in a page.
 * @param response to the post: a sender who waits to hear whether to send the body is told to once somebody reads it
 */
export function toWebRequest(message: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // The types of the browser's fetch do not know `duplex`, which node asks for with a streamed body.
  const init = { method: 'POST', headers, body: bodyOf(message, response), duplex: 'half' };
  return new Request(new URL(message.url ?? '/', 'http://localhost'), init as RequestInit);
}

/**
 * The body as it arrives, held back while nobody reads it. Unlike node's own `Readable.toWeb`, giving it up leaves the
 * connection open: the refusal still has to go out on it.
 */
function bodyOf(message: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let isOpen = true;
  let isAwaited = isAskingFirst(message);
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      message.pause();
      message.on('data', (chunk: Buffer) => {
        if (!isOpen) return;
        controller.enqueue(new Uint8Array(chunk));
        message.pause();
      });
      message.on('end', () => {
        if (isOpen) controller.close();
        isOpen = false;
      });
      const breakOff = () => {
        if (isOpen) controller.error(new Error('the body broke off'));
        isOpen = false;
      };
      message.on('error', breakOff);
      message.on('close', breakOff);
    },
    pull() {
      if (isAwaited) response.writeContinue();
      isAwaited = false;
      message.resume();
    },
    cancel() {
      isOpen = false;
    },
  };
  // Nothing is read ahead: whoever waits for room waits unread.
  return new ReadableStream(source, { highWaterMark: 0 });
}

const isAskingFirst = ({ httpVersion, headers }: IncomingMessage) =>
  httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');
