import { type Form, fileFields } from '#forms/define.ts';
import { baseTimeoutMs, minBytesPerSecond, uploadTimeoutMs } from '#forms/timeouts.ts';

/** 64 KiB hold the longest answers our forms allow, every character escaped, and what stands around them. */
export const maxTextBytes = 64 * 1024;

/** Largest body of a form: its answers and its files. */
export function maxBodyBytes(form: Form): number {
  return fileFields(form).reduce((sum, { maxBytes }) => sum + maxBytes, maxTextBytes);
}

/**
 * In how many pieces so many bytes may come. A line cuts them into hundreds; HTTP lets a sender cut them into single ones, and each
 * piece takes as long as a kilobyte.
 */
export const maxChunks = (bytes: number) => 1000 + bytes / 64;

/** Longest time that any of the forms may take to arrive. */
export function longestBodyMs(forms: Iterable<Form>): number {
  return Math.max(...Array.from(forms, (form) => uploadTimeoutMs(maxBodyBytes(form))));
}

/** How slowly a body may come. */
export interface Timeouts {
  /** Milliseconds that every body has. */
  readonly baseTimeoutMs: number;
  /** What it has to have brought for each further second. */
  readonly minBytesPerSecond: number;
}

export const formTimeouts: Timeouts = { baseTimeoutMs, minBytesPerSecond };

interface Body {
  /** All of it; with a refusal, its beginning. */
  readonly bytes: Uint8Array;
  /** 413 too large, 408 too slow, 400 broken off or to pieces. */
  readonly refusal?: 400 | 408 | 413;
}

/** How often the pace of a body is looked at. */
const pollMs = 250;

/**
 * Reads a body, holding no more of it than the limit.
 * @param limits of a body that announces itself as too large, only a beginning is read
 */
export async function readBody(
  request: Request,
  { maxBytes, beginningBytes, timeouts }: { maxBytes: number; beginningBytes: number; timeouts: Timeouts },
): Promise<Body> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  const isTooLarge = announced > maxBytes;
  const limit = isTooLarge ? beginningBytes : maxBytes;
  // One piece of memory: a list of small chunks would be many times as large.
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
    // The rest is not wanted.
    reader.cancel().catch(() => {});
  }
}
