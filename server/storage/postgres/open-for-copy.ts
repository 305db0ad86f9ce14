import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import { retryWithBackoff, type SqlEngine } from '../sql/engine.ts';
import { migrate, requireKnownSchema } from '../sql/migrate.ts';
import type { Db } from '../sql/schema.ts';
import { copyTimeouts, createPool, programName } from './connection.ts';
import { describeDatabase } from './describe-database.ts';
import { isTransient } from './engine.ts';
import { migrationTarget } from './migrations/index.ts';
import { openEngine, requireComplete } from './open.ts';

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
  return openEngine(url, createPool(url, copyTimeouts, copyingName), async ({ db }) => {
    await refuseOtherProcesses(db, url);
    if (to === 'read') await requireComplete(db, url);
    else await retryWithBackoff(() => migrate(migrationTarget(db, url)), isTransient);
    await requireKnownSchema(migrationTarget(db, url));
  });
}

/**
 * A database has no lock of ours, but it lists who is signed in.
 * @param db as `copyingName`
 * @throws StartupError where servers, or commands of the staff, have the database open
 */
export async function refuseOtherProcesses(db: Db, url: string): Promise<void> {
  const ends = performance.now() + timeoutMs;
  while ((await countOtherProcesses(db)) > 0) {
    if (performance.now() > ends) {
      throw new StartupError(
        `A server, or another program of this site, has ${describeDatabase(url).inWords} open. Stop all of them first.`,
      );
    }
    await sleep(pauseMs);
  }
}

async function countOtherProcesses(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database()
      and application_name in (${programName}, left(concat_ws('.', ${programName}::text, current_schema()), 63))
  `.execute(db);
  return rows[0]?.count ?? 0;
}
