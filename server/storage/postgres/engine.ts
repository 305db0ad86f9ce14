import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { describeFault, type Log } from '../../log.ts';
import type { SqlEngine, Work } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { isPassing, namingTroubles } from './unavailable.ts';

/** How long a visitor waits for what passes by itself before being told to try again later. */
const patienceMs = 5000;

/** Between two tries: twice as long each time, up to this. */
const longestPauseMs = 400;

/**
 * Several programs may write at once. Each statement sees what was committed before it, and the row that is written decides who was
 * first; so read committed is enough, whatever the database's default is.
 */
export function createEngine(db: Kysely<Tables>, log: Log): SqlEngine {
  return {
    db,
    namingTroubles,
    write: (work) => namingTroubles(untilItPasses(() => inTransaction(db, work))),
    // What fits, the database decides: disk, quotas and who watches them are its own.
    admit: () => {},
    skipLocked: (rows) => rows.forUpdate().skipLocked(),
    async clearAway() {
      try {
        // What was erased is there for nobody, but its bytes stay until their room is given free. One that already does this is not waited for.
        await sql`vacuum (skip_locked) lead, attachment, arrival, arrival_key, outgoing, subscriber`.execute(db);
      } catch (error) {
        log({ level: 'warn', event: 'store-not-swept', ...describeFault(error) });
      }
    },
    // Its own autovacuum sees to the rest.
    clearAwayRest: async () => true,
  };
}

const inTransaction = <T>(db: Kysely<Tables>, work: Work<T>): Promise<T> =>
  db.transaction().setIsolationLevel('read committed').execute(work);

/** Tries again what left nothing behind; at random times, so that those who were in each other's way do not meet again. */
export async function untilItPasses<T>(work: () => Promise<T>): Promise<T> {
  const ends = performance.now() + patienceMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() > ends) throw error;
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
}
