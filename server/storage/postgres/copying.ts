import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import type { SqlEngine } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { forCopying, programName } from './connection.ts';
import { databaseOf } from './database-of.ts';
import { untilItPasses } from './engine.ts';
import { migrate, refuseNewer, refusePart, requireUpToDate } from './migrate.ts';
import { kyselyOn, openEngine } from './open.ts';

/** Not the name of those who work with a store: of a copying that was killed the database may not know yet. */
const copyingName = `${programName}-copy`;

/** How long the database may take to see that a program has ended, or a program to say which schema it works with. */
const patienceMs = 1000;

const pauseMs = 100;

/**
 * The tables by themselves, for who copies all of them out of it.
 * @throws CannotStart, also if there is no store yet, or a part of one, or a program has it open
 */
export function openTables(url: string): Promise<SqlEngine> {
  return opened(url, async ({ db }, inWords) => {
    await requireUpToDate(db, inWords);
    await refusePart(db, inWords);
  });
}

/**
 * The same for who copies into it: tables are made where they are missing.
 * @throws CannotStart, also if a program has the store open
 */
export function makeTables(url: string): Promise<SqlEngine> {
  return opened(url, (engine) => untilItPasses(() => migrate(engine)));
}

function opened(url: string, first: (engine: SqlEngine, inWords: string) => Promise<void>): Promise<SqlEngine> {
  const { inWords } = databaseOf(url);
  return openEngine(url, kyselyOn(url, forCopying, copyingName), async (engine) => {
    await refuseOthers(engine.db, inWords);
    await first(engine, inWords);
    await refuseNewer(engine.db, inWords);
  });
}

/** Reads everything in one state, whoever writes meanwhile. */
export const readInOneState = <T>({ db, namingTroubles }: SqlEngine, work: (db: Kysely<Tables>) => Promise<T>) =>
  namingTroubles(db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work));

/**
 * A database has no lock of ours, but it lists who is signed in.
 * @param db as `copyingName`
 * @throws CannotStart where servers, or commands of the staff, have the database open
 */
export async function refuseOthers(db: Kysely<Tables>, inWords: string): Promise<void> {
  const ends = performance.now() + patienceMs;
  while ((await countOthers(db)) > 0) {
    if (performance.now() > ends) {
      throw new CannotStart(`A server, or another program of this site, has ${inWords} open. Stop all of them first.`);
    }
    await sleep(pauseMs);
  }
}

async function countOthers(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database()
      and application_name in (${programName}, left(concat_ws('.', ${programName}::text, current_schema()), 63))
  `.execute(db);
  return rows[0]?.count ?? 0;
}
