import { delayAfter } from './backoff.ts';

/** Whether anything can be sent at all, as far as the last attempts show. */
export interface QueuePause {
  /** When the next attempt may be made, in milliseconds since 1970; in the past where nothing is wrong. */
  readonly untilMs: number;
  /** Nothing has gone out since something went wrong. */
  readonly isTrouble: boolean;
  /** The last one that was tried reached somebody. */
  readonly wasWell: boolean;
  /** @returns whether whoever runs the server should be told */
  begin(code: string, nowMs: number): boolean;
  /** @returns whether there had been trouble */
  end(): boolean;
}

export function createQueuePause(): QueuePause {
  let untilMs = 0;
  let failures = 0;
  let wasWell = false;
  let lastCode: string | undefined;
  return {
    get untilMs() {
      return untilMs;
    },
    get isTrouble() {
      return failures > 0;
    },
    get wasWell() {
      return wasWell;
    },
    begin(code, nowMs) {
      const isNews = code !== lastCode;
      wasWell = false;
      lastCode = code;
      // Of several that were under way together, one counts.
      if (nowMs < untilMs) return isNews;
      failures += 1;
      untilMs = nowMs + delayAfter(failures);
      return isNews;
    },
    end() {
      const wasTrouble = failures > 0;
      untilMs = 0;
      failures = 0;
      wasWell = true;
      lastCode = undefined;
      return wasTrouble;
    },
  };
}
