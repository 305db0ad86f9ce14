import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does work one piece after the other, with everything else that has come meanwhile in between. To render a page takes some
 * milliseconds in one go: a hundred at once would keep a visitor who wants a finished page waiting for all of them.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => nextTurn()).then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
