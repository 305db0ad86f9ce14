const hourMs = 60 * 60 * 1000;

/** From the start to the first time: whoever starts a server wants to see it answer. */
const firstMs = 60 * 1000;

/**
 * Asks once an hour whether there is something to do, from a minute on: what is due once a day, or was left by a server that had begun
 * and did not end. One time after the other, however long they take.
 * @param work told when it has to end early
 * @returns to be called before the store is closed; resolves once nothing is under way
 */
export function everyHour(
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  let underWay = Promise.resolve();
  const begin = () => {
    underWay = underWay.then(() => work(ending.signal)).catch(onFailure);
  };
  const first = setTimeout(begin, firstMs).unref();
  const hourly = setInterval(begin, hourMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(hourly);
    ending.abort();
    await underWay;
  };
}
