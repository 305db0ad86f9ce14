import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import { type SqlEngine, untilItPasses } from '../sql/engine.ts';
import { migrate, refuseNewer } from '../sql/migrate.ts';
import type { Db } from '../sql/schema.ts';
import { createPool, forCopying, programName } from './connection.ts';
import { describeDatabase } from './describe-database.ts';
import { isPassing } from './engine.ts';
import { tablesOf } from './migrations/index.ts';
import { openEngine, requireWhole } from './open.ts';

/** Not the name of those who work with a store: of a copying that was killed the database may not know yet. */
const copyingName = `${programName}-copy`;

/** How long the database may take to see that a program has ended, or a program to say which schema it works with. */
const timeoutMs = 1000;

const pauseMs = 100;

/**
 * The tables by themselves, for who copies all of them out of it, or into it: there they are made where they are missing.
 * @throws StartupError, also if a program has the store open, or there is none yet, or a part of one, to copy out of
 */
export function openTables(url: string, to: 'read' | 'fill'): Promise<SqlEngine> {
  return openEngine(url, createPool(url, forCopying, copyingName), async ({ db }) => {
    await refuseOthers(db, url);
    if (to === 'read') await requireWhole(db, url);
    else await untilItPasses(() => migrate(tablesOf(db, url)), isPassing);
    await refuseNewer(tablesOf(db, url));
  });
}

/**
 * A database has no lock of ours, but it lists who is signed in.
 * @param db as `copyingName`
 * @throws StartupError where servers, or commands of the staff, have the database open
 */
export async function refuseOthers(db: Db, url: string): Promise<void> {
  const ends = performance.now() + timeoutMs;
  while ((await countOthers(db)) > 0) {
    if (performance.now() > ends) {
      throw new StartupError(
        `A server, or another program of this site, has ${describeDatabase(url).inWords} open. Stop all of them first.`,
      );
    }
    await sleep(pauseMs);
  }
}

async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database()
      and application_name in (${programName}, left(concat_ws('.', ${programName}::text, current_schema()), 63))
  `.execute(db);
  return rows[0]?.count ?? 0;
}
