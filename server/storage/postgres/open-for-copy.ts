import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import { retryWithBackoff, type SqlEngine } from '../sql/engine.ts';
import { migrate, requireKnownSchema, requireUpToDate } from '../sql/migrate.ts';
import type { Db } from '../sql/schema.ts';
import { applicationName, copyTimeouts, createPool } from './connection.ts';
import { describeDatabase } from './describe-database.ts';
import { isTransient } from './engine.ts';
import { migrationTarget } from './migration-target.ts';
import { openEngine } from './open.ts';

/** Differs from other programs: a killed copy may still be listed for a moment, and must not count as one of them. */
const copyingName = `${applicationName}-copy`;

/** Time for the database to notice that a program has ended, and for a program to append its schema to its name. */
const timeoutMs = 1000;

const pauseMs = 100;

/**
 * Opens the tables for a copy of all of them.
 * @param mode `fill` migrates the database first. Only with `snapshot` may other programs have the store open
 * @throws StartupError, for example if another program has the store open, or there is no store to read
 */
export function openTables(url: string, mode: 'read' | 'snapshot' | 'fill'): Promise<SqlEngine> {
  return openEngine(url, createPool(url, copyTimeouts, copyingName), async ({ db }) => {
    if (mode !== 'snapshot') await refuseOtherProcesses(db, url);
    const target = migrationTarget(db, url);
    if (mode === 'fill') await retryWithBackoff(() => migrate(target), isTransient);
    else await requireUpToDate(target);
    await requireKnownSchema(target);
  });
}

/**
 * Checks `pg_stat_activity`, because PostgreSQL has no lock like that of a data folder.
 * @param db signed in as `copyingName`
 * @throws StartupError if a server or a command of the staff is connected
 */
export async function refuseOtherProcesses(db: Db, url: string): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while ((await countOtherProcesses(db)) > 0) {
    if (performance.now() > deadline) {
      throw new StartupError(
        `A server, or another program of this site, has ${describeDatabase(url).description} open. Stop all of them first.`,
      );
    }
    await sleep(pauseMs);
  }
}

async function countOtherProcesses(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database()
      and application_name in (${applicationName}, left(concat_ws('.', ${applicationName}::text, current_schema()), 63))
  `.execute(db);
  return rows[0]?.count ?? 0;
}
