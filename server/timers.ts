/**
 * Throttles events that may happen thousands of times a second: the first calls back at once, later ones at most once per interval.
 * @param callback gets the number of events since its last call
 */
export function throttle(callback: (count: number) => void, intervalMs = 10_000): () => void {
  let count = 0;
  let isThrottled = false;
  function flush(): void {
    isThrottled = count > 0;
    if (!isThrottled) return;
    setTimeout(flush, intervalMs).unref();
    callback(count);
    count = 0;
  }
  return () => {
    count += 1;
    if (!isThrottled) flush();
  };
}

/**
 * Runs a job one minute after the start and then at this interval. Runs never overlap.
 * @param job gets a signal that aborts it when the server stops
 * @returns stops the timer; resolves when no run is in progress. Call it before the store is closed.
 */
export function runEvery(
  intervalMs: number,
  job: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let lastRun = Promise.resolve();
  const run = () => {
    lastRun = lastRun.then(() => job(stopping.signal)).catch(onError);
  };
  const first = setTimeout(run, 60_000).unref();
  const later = setInterval(run, intervalMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(later);
    stopping.abort();
    await lastRun;
  };
}
