/** Requests that are begun in one turn of the event loop: a millisecond of work. */
const mostATurn = 8;

/**
 * Begins work in the order it came, a little in each turn of the event loop. A turn takes in one new connection and no more (libuv): where
 * a thousand clients ask again as soon as they are answered, each turn would work for all of them, and a visitor wait that long to be
 * let in.
 */
export function fewATurn(): (begin: () => void) => void {
  let waiting: (() => void)[] = [];
  let begun = 0;

  function beginNow(begin: () => void): void {
    if (begun === 0) setImmediate(nextTurn);
    begun += 1;
    begin();
  }

  function nextTurn(): void {
    begun = 0;
    const now = waiting.slice(0, mostATurn);
    waiting = waiting.slice(mostATurn);
    for (const begin of now) beginNow(begin);
  }

  return (begin) => {
    if (begun < mostATurn && waiting.length === 0) beginNow(begin);
    else waiting.push(begin);
  };
}
