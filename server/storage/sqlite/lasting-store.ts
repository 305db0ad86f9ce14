import { describeFault, type Log } from '../../log.ts';
import type { Store } from '../ports/store.ts';
import { StoreUnavailable } from '../ports/troubles.ts';

/** The store's files, opened once. */
export interface Opening {
  readonly store: Store;
  /** Whether they are still the ones at the store's path, with nothing in them that others put there. */
  isInPlace(): boolean;
}

type Method = (...given: unknown[]) => Promise<unknown>;

type Port = Exclude<keyof Store, 'ping' | 'close'>;

/**
 * A store that acknowledges nothing once its files have been moved, removed or written over under it, and opens them anew: the entry that finds it
 * out is refused, the next is kept where the staff look for it.
 * @throws whatever opening it the first time throws
 */
export async function createLastingStore(open: () => Promise<Opening>, log: Log): Promise<Store> {
  let current: Promise<Opening> | undefined = Promise.resolve(await open());
  let closed: Promise<unknown> = Promise.resolve();
  const left = new WeakSet<Opening>();

  async function reopen(): Promise<Opening> {
    await closed;
    return open();
  }

  async function opened(): Promise<Opening> {
    current ??= reopen();
    try {
      return await current;
    } catch (error) {
      current = undefined;
      log({ level: 'error', event: 'store-cannot-reopen', ...describeFault(error) });
      throw new StoreUnavailable('moved');
    }
  }

  function leave(opening: Opening): void {
    if (left.has(opening)) return;
    left.add(opening);
    log({ level: 'error', event: 'store-moved' });
    current = undefined;
    // Before it is opened anew, since SQLite shares what it knows of a file. Who still works with it is refused.
    closed = opening.store.close().catch(() => {});
  }

  function refuseUnlessInPlace(opening: Opening): void {
    // Files that were made since may have the numbers of those that are gone.
    if (!left.has(opening) && opening.isInPlace()) return;
    leave(opening);
    throw new StoreUnavailable('moved');
  }

  async function run<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const opening = await opened();
    // Before, too: what we write would damage a file that was put over ours.
    refuseUnlessInPlace(opening);
    const [result] = await Promise.allSettled([work(opening.store)]);
    refuseUnlessInPlace(opening);
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }

  /** One port of whichever opening is the current one. */
  const lasting = <P extends Port>(port: P): Store[P] =>
    new Proxy({} as Store[P], {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          run((store) => methodOf(store[port], name)(...given)),
    });

  return {
    intake: lasting('intake'),
    outbox: lasting('outbox'),
    people: lasting('people'),
    desk: lasting('desk'),
    quarantine: lasting('quarantine'),
    retention: lasting('retention'),
    ping: () => run((store) => store.ping()),
    async close() {
      await closed;
      await (await current)?.store.close();
    },
  };
}

const methodOf = (port: object, name: PropertyKey): Method => Reflect.get(port, name);
