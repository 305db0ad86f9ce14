import { type Form, fileFields } from '#forms/define.ts';
import { baseTimeoutMs, minBytesPerSecond, uploadTimeoutMs } from '#forms/timeouts.ts';

/** 64 KiB hold the longest valid answers with every character escaped, and the multipart headers. */
export const maxTextBytes = 64 * 1024;

/** The largest body of a form: its answers and its files. */
export function maxBodyBytes(form: Form): number {
  return fileFields(form).reduce((sum, { maxBytes }) => sum + maxBytes, maxTextBytes);
}

/**
 * The most chunks a body of this size may have. A network splits it into hundreds; a malicious client may send single bytes, and each
 * chunk costs as much as a kilobyte.
 */
export const maxChunks = (bytes: number) => 1000 + bytes / 64;

/** The longest time that any of the forms may take to arrive. */
export function longestBodyMs(forms: Iterable<Form>): number {
  return Math.max(...Array.from(forms, (form) => uploadTimeoutMs(maxBodyBytes(form))));
}

/** How slowly a body may arrive. */
export interface Timeouts {
  /** The time every body has, in milliseconds. */
  readonly baseTimeoutMs: number;
  /** The bytes that must have arrived for each further second. */
  readonly minBytesPerSecond: number;
}

export const formTimeouts: Timeouts = { baseTimeoutMs, minBytesPerSecond };

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
 * @param limits if Content-Length exceeds `maxBytes`, only the first `beginningBytes` are read
 */
export async function readBody(
  request: Request,
  { maxBytes, beginningBytes, timeouts }: { maxBytes: number; beginningBytes: number; timeouts: Timeouts },
): Promise<Body> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  const isTooLarge = announced > maxBytes;
  const limit = isTooLarge ? beginningBytes : maxBytes;
  // One buffer: a list of small chunks would take many times the memory.
  const memory = Buffer.allocUnsafe(Math.min(announced || limit, limit));
  let size = 0;
  const end = (refusal?: Body['refusal']): Body => ({ bytes: memory.subarray(0, size), ...(refusal && { refusal }) });
  if (request.body === null || (isTooLarge && beginningBytes === 0)) return end(isTooLarge ? 413 : undefined);

  const reader = request.body.getReader();
  const started = performance.now();
  let isTooSlow = false;
  const look = setInterval(() => {
    const grantedMs = timeouts.baseTimeoutMs + (size / timeouts.minBytesPerSecond) * 1000;
    isTooSlow = performance.now() - started > grantedMs;
    if (isTooSlow) reader.cancel().catch(() => {});
  }, pollMs);
  try {
    for (let pieces = 0; pieces <= maxChunks(size); pieces += 1) {
      const { done, value } = await reader.read();
      if (isTooSlow) return end(408);
      if (done) return end(isTooLarge ? 413 : undefined);
      const fitting = value.subarray(0, memory.length - size);
      memory.set(fitting, size);
      size += fitting.length;
      if (fitting.length < value.length) return end(413);
    }
    return end(400);
  } catch {
    return end(400);
  } finally {
    clearInterval(look);
    reader.cancel().catch(() => {});
  }
}
