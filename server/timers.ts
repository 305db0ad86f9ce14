/**
 * For what may happen thousands of times a second: says it at once, and from then on at most once in each interval, with how often it
 * happened.
 * @param say told the count since it last spoke
 */
export function throttle(say: (count: number) => void, intervalMs = 10_000): () => void {
  let count = 0;
  let isQuiet = false;
  function speak(): void {
    isQuiet = count > 0;
    if (!isQuiet) return;
    setTimeout(speak, intervalMs).unref();
    say(count);
    count = 0;
  }
  return () => {
    count += 1;
    if (!isQuiet) speak();
  };
}

/**
 * Does work once an hour, from a minute on: what is due once a day, or was left by a server that ended in the middle. One time after the
 * other, however long they take.
 * @param work told when it has to end early
 * @returns to be called before the store is closed; resolves once nothing is under way
 */
export function runHourly(
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  let underWay = Promise.resolve();
  const begin = () => {
    underWay = underWay.then(() => work(ending.signal)).catch(onFailure);
  };
  const first = setTimeout(begin, 60_000).unref();
  const hourly = setInterval(begin, 60 * 60_000).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(hourly);
    ending.abort();
    await underWay;
  };
}
