import type { Kysely } from 'kysely';
import type { SqlEngine } from '../../server/storage/sql/engine.ts';
import type { Tables } from '../../server/storage/sql/schema.ts';

/** Where a store is. */
export interface Place {
  /** Such as `/srv/data/store.db`; nothing of who signs in. */
  readonly inWords: string;
  /**
   * Has all of it read in one state.
   * @param work has to ask in the end whether anybody may have changed it meanwhile
   * @throws CannotStart, StoreUnavailable
   */
  read<T>(work: (source: Kysely<Tables>, refuseOthers: () => Promise<void>) => Promise<T>): Promise<T>;
  /**
   * Has it filled, where nothing is yet, or what was left when that was broken off.
   * @throws CannotStart, StoreUnavailable
   */
  fill<T>(work: (target: SqlEngine) => Promise<T>): Promise<T>;
  /** What to do where it holds what does not belong there. */
  readonly howToEmpty: string;
}
