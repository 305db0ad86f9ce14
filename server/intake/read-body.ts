import { graceMs, slowestBytesPerSecond } from '#forms/patience.ts';
import { mostPieces } from './limits.ts';

/** How slowly a body may come. */
export interface Patience {
  /** Milliseconds that every body has. */
  readonly graceMs: number;
  /** What it has to have brought for each further second. */
  readonly slowestBytesPerSecond: number;
}

export const formPatience: Patience = { graceMs, slowestBytesPerSecond };

export interface Body {
  /** All of it; with a refusal, its beginning. */
  readonly bytes: Uint8Array;
  /** 413 too large, 408 too slow, 400 broken off or to pieces. */
  readonly refusal?: 400 | 408 | 413;
}

export interface BodyLimits {
  readonly maxBytes: number;
  /** How much is read of a body that announces itself as too large. */
  readonly beginningBytes: number;
  readonly patience: Patience;
}

/** Reads a body, holding no more of it than the limit. */
export async function readBody(request: Request, { maxBytes, beginningBytes, patience }: BodyLimits): Promise<Body> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  const isTooLarge = announced > maxBytes;
  const collected = new Collector(isTooLarge ? beginningBytes : maxBytes, announced);
  if (request.body === null || (isTooLarge && beginningBytes === 0)) return collected.end(isTooLarge ? 413 : undefined);
  const reader = request.body.getReader();
  const clock = watchPace(collected, patience, () => reader.cancel());
  try {
    for (let pieces = 0; pieces <= mostPieces(collected.size); pieces += 1) {
      const { done, value } = await reader.read();
      if (clock.isTooLate()) return collected.end(408);
      if (done) return collected.end(isTooLarge ? 413 : undefined);
      if (!collected.add(value)) return collected.end(413);
    }
    return collected.end(400);
  } catch {
    return collected.end(400);
  } finally {
    clock.stop();
    // The rest is not wanted.
    reader.cancel().catch(() => {});
  }
}

/** Bytes in one piece of memory: a list of small chunks would be many times as large. */
class Collector {
  readonly #limit: number;
  #memory: Buffer;
  #size = 0;

  /** @param expected how many will come, where that is known */
  constructor(limit: number, expected: number) {
    this.#limit = limit;
    this.#memory = Buffer.allocUnsafe(Math.min(expected || 16_384, limit));
  }

  get size(): number {
    return this.#size;
  }

  /** Takes what still fits; false if that was not all. */
  add(chunk: Uint8Array): boolean {
    const fitting = chunk.subarray(0, this.#limit - this.#size);
    if (this.#size + fitting.length > this.#memory.length) this.#grow(this.#size + fitting.length);
    this.#memory.set(fitting, this.#size);
    this.#size += fitting.length;
    return fitting.length === chunk.length;
  }

  end(refusal?: 400 | 408 | 413): Body {
    return { bytes: this.#memory.subarray(0, this.#size), ...(refusal && { refusal }) };
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafe(Math.min(Math.max(least, 2 * this.#memory.length), this.#limit));
    larger.set(this.#memory);
    this.#memory = larger;
  }
}

/** Calls once when fewer bytes have come than the time that went by asks for. */
function watchPace(collected: { readonly size: number }, patience: Patience, onTooLate: () => void) {
  const started = performance.now();
  let isTooLate = false;
  let timer: NodeJS.Timeout;
  const look = () => {
    const grantedMs = patience.graceMs + (collected.size / patience.slowestBytesPerSecond) * 1000;
    const leftMs = grantedMs - (performance.now() - started);
    isTooLate = leftMs <= 0;
    if (isTooLate) onTooLate();
    else timer = setTimeout(look, leftMs);
  };
  look();
  return { isTooLate: () => isTooLate, stop: () => clearTimeout(timer) };
}
