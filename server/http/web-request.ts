import type { IncomingMessage } from 'node:http';

/** What an action may see of a post. Anything else is none of its business, and could steer React Router. */
const passedOn = ['content-type', 'content-length', 'content-encoding', 'host', 'origin', 'sec-fetch-site'];

/** The web standard's form of a post. Its address names no host: nothing a visitor claims to have asked ends in a page. */
export function toWebRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // React Router answers an origin that is no URL with a bare error; 'null' is one it reads and our intake refuses.
  if (headers.has('origin') && !URL.canParse(headers.get('origin') ?? '')) headers.set('origin', 'null');
  // The types of the browser's fetch do not know `duplex`, which node asks for with a streamed body.
  const init = { method: 'POST', headers, body: bodyOf(message), duplex: 'half' };
  return new Request(new URL(message.url ?? '/', 'http://localhost'), init as RequestInit);
}

/**
 * The body as it arrives, held back while nobody reads it. Unlike node's own `Readable.toWeb`, giving it up leaves the
 * connection open: the refusal still has to go out on it.
 */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  let isOpen = true;
  return new ReadableStream({
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
      message.resume();
    },
    cancel() {
      isOpen = false;
    },
  });
}
