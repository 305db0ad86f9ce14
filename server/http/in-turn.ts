import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Turns of the event loop between two pieces of work. In each it takes in one new connection and no more (libuv), and where nothing has
 * come they are over in a fraction of a millisecond.
 */
const turnsBetween = 50;

/** Two seconds of work or so: whoever came after them would have waited too long. */
const mostWaiting = 200;

interface Wish {
  /** Goes before those that are not first. */
  readonly isFirst: boolean;
  /** Whether somebody still waits for it; asked when its turn has come. */
  readonly isWanted: () => boolean;
}

export interface Turns {
  /** Does the work when its turn has come, and gives its result; nothing if nobody wants it any more. */
  add<T>(work: () => Promise<T>, wish: Wish): Promise<T | undefined>;
  /** Whether as many wait as can be done in good time. Whatever is added all the same is done, too. */
  isFull(): boolean;
}

interface Waiting extends Wish {
  /** Ends when the work has, well or not. */
  begin(): Promise<void>;
  giveUp(): void;
}

/**
 * Does work one piece after the other, with everything else that has come meanwhile in between. To render a page takes some
 * milliseconds in one go: a hundred at once would keep a visitor who wants a finished page waiting for all of them, and whoever is not
 * connected yet outside.
 */
export function inTurn(): Turns {
  let waiting: Waiting[] = [];
  let isAtWork = false;

  function giveUpUnwanted(): void {
    for (const each of waiting) if (!each.isWanted()) each.giveUp();
    waiting = waiting.filter(({ isWanted }) => isWanted());
  }

  function takeNext(): Waiting | undefined {
    giveUpUnwanted();
    const next = waiting.find(({ isFirst }) => isFirst) ?? waiting[0];
    waiting = waiting.filter((each) => each !== next);
    return next;
  }

  async function workOff(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
      await takeNext()?.begin();
    }
    isAtWork = false;
  }

  return {
    add: (work, wish) =>
      new Promise((resolve, reject) => {
        const begin = () => work().then(resolve, reject);
        waiting.push({ ...wish, begin, giveUp: () => resolve(undefined) });
        if (!isAtWork) void workOff();
      }),
    isFull() {
      if (waiting.length >= mostWaiting) giveUpUnwanted();
      return waiting.length >= mostWaiting;
    },
  };
}
