import { type Form, fileFields } from '#forms/define.ts';
import { type Timeouts, uploadTimeoutMs } from '#forms/timeouts.ts';

/** The longest valid answers fit into 64 KiB, with every character escaped and the multipart headers. */
export const maxTextBytes = 64 * 1024;

/** The largest body of a form: its answers and its files. */
export function maxBodyBytes(form: Form): number {
  return fileFields(form).reduce((sum, { maxBytes }) => sum + maxBytes, maxTextBytes);
}

/**
 * The most chunks a body of this size may have. A network splits a body into hundreds of chunks. A malicious client may send single bytes,
 * each of which costs as much time as a kilobyte.
 */
export const maxChunks = (bytes: number) => 1000 + bytes / 64;

/** The longest time that any of the forms may take to arrive. */
export function maxBodyMs(forms: Iterable<Form>): number {
  return Math.max(...Array.from(forms, (form) => uploadTimeoutMs(maxBodyBytes(form))));
}

interface Body {
  /** The whole body, or its first part if it was refused. */
  readonly bytes: Uint8Array;
  /** 413 too large, 408 too slow, 400 aborted or in too many chunks. */
  readonly refusal?: 400 | 408 | 413;
}

/** How often the speed of a body is checked. */
const pollMs = 250;

/**
 * Reads a body and buffers at most `maxBytes` of it.
 * @param limits if Content-Length exceeds `maxBytes`, only the first `partialBytes` are read
 */
export async function readBody(
  request: Request,
  { maxBytes, partialBytes, timeouts }: { maxBytes: number; partialBytes: number; timeouts: Timeouts },
): Promise<Body> {
  const contentLength = Number(request.headers.get('content-length') ?? Number.NaN);
  const isTooLarge = contentLength > maxBytes;
  const limit = isTooLarge ? partialBytes : maxBytes;
  // One buffer, because a list of small chunks would take many times its memory.
  const buffer = Buffer.allocUnsafe(Math.min(contentLength || limit, limit));
  let size = 0;
  const result = (refusal?: Body['refusal']): Body => ({
    bytes: buffer.subarray(0, size),
    ...(refusal && { refusal }),
  });
  if (request.body === null || (isTooLarge && partialBytes === 0)) return result(isTooLarge ? 413 : undefined);

  const reader = request.body.getReader();
  const started = performance.now();
  let isTooSlow = false;
  const timer = setInterval(() => {
    isTooSlow = performance.now() - started > uploadTimeoutMs(size, timeouts);
    if (isTooSlow) reader.cancel().catch(() => {});
  }, pollMs);
  try {
    for (let chunkCount = 0; chunkCount <= maxChunks(size); chunkCount += 1) {
      const { done, value } = await reader.read();
      if (isTooSlow) return result(408);
      if (done) return result(isTooLarge ? 413 : undefined);
      const fitting = value.subarray(0, buffer.length - size);
      buffer.set(fitting, size);
      size += fitting.length;
      if (fitting.length < value.length) return result(413);
    }
    return result(400);
  } catch {
    return result(400);
  } finally {
    clearInterval(timer);
    reader.cancel().catch(() => {});
  }
}
