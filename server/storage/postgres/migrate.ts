import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import { Overtaken, ownJobs, type SqlEngine } from '../sql/engine.ts';
import { createRetentionStore } from '../sql/retention-store.ts';
import type { Tables } from '../sql/schema.ts';
import { canWorkWith, type Steps } from '../sql/steps.ts';
import { PostgresError } from './connection.ts';
import { untilItPasses } from './engine.ts';
import { migrations } from './migrations/index.ts';

const migrationJob = ownJobs.migration;

/** Nobody waits longer than this for a program that was killed. It is renewed for as long as a step takes. */
const leaseMs = 60_000;

const pauseMs = 200;

interface OwnTables {
  migration: { name: string; least: string; applied_at: string };
}

/**
 * Brings the tables up to date, each step in a transaction of its own. A lease has one program do it, and not an advisory lock, which
 * engines that are PostgreSQL to the outside may lack.
 * @throws CannotStart if a newer program has changed the tables in a way that this one cannot work with
 */
export async function migrate(engine: SqlEngine, steps: Steps = migrations): Promise<void> {
  const { db } = engine;
  const isDone = async () => (await stepsLeft(db, steps)).length === 0;
  if (await isDone()) return;
  await untilItPasses(() => makeOwnTables(db));
  await byOneOfSeveral(engine, isDone, async () => {
    for (const name of await stepsLeft(db, steps)) await untilItPasses(() => apply(db, name, steps));
  });
}

/** Does what changes the tables, or waits for another program that does it. */
export async function byOneOfSeveral(
  engine: SqlEngine,
  isDone: () => Promise<boolean>,
  work: () => Promise<void>,
): Promise<void> {
  const jobs = createRetentionStore(engine);
  while (!(await isDone())) {
    const now = timeIn(0);
    const token = await jobs.beginJob(migrationJob, { now, dueBefore: now, leaseUntil: timeIn(leaseMs) });
    if (token === null) {
      await sleep(pauseMs);
      continue;
    }
    const renewing = setInterval(() => void renew(engine.db, token).catch(() => {}), leaseMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await jobs.finishJob(migrationJob, token, timeIn(0));
    }
  }
}

/**
 * For those who leave the tables as they are.
 * @param inWords what the database is called
 * @throws CannotStart if its tables are older than this program, or newer in a way that it cannot work with
 */
export async function requireUpToDate(db: Kysely<Tables>, inWords: string): Promise<void> {
  if ((await stepsLeft(db, migrations)).length === 0) return;
  throw new CannotStart(
    `There is no store in ${inWords} yet, or one of an older version of this program. It is made when the server starts: npm start.`,
  );
}

/**
 * For those who have to know every table and column.
 * @throws CannotStart if a newer program has changed the tables, also in a way that this one can work with
 */
export async function refuseNewer(db: Kysely<Tables>, inWords: string): Promise<void> {
  if ((await stepsDone(db)).every(({ name }) => Object.hasOwn(migrations, name))) return;
  throw new CannotStart(`The store in ${inWords} was changed by a newer version of this program. Run that version.`);
}

/**
 * For those who take the store for whole.
 * @throws CannotStart if only a part of it was copied there
 */
export async function refusePart(db: Kysely<Tables>, inWords: string): Promise<void> {
  const part = await db.selectFrom('job').select('name').where('name', '=', ownJobs.copying).executeTakeFirst();
  if (part === undefined) return;
  throw new CannotStart(
    `There is only a part of the store in ${inWords}: copying it there was broken off. Go on with it: npm run move-store`,
  );
}

/** Empty where there was none. */
export const lastStepDone = async (db: Kysely<Tables>): Promise<string> =>
  (await stepsDone(db))
    .map(({ name }) => name)
    .sort()
    .at(-1) ?? '';

/** @throws CannotStart */
async function stepsLeft(db: Kysely<Tables>, steps: Steps): Promise<string[]> {
  const done = await stepsDone(db);
  if (!done.every(({ least }) => canWorkWith(least, steps))) {
    throw new CannotStart(
      'The store was changed by a newer version of this program, and this one cannot work with it any more. Run that version.',
    );
  }
  const names = new Set(done.map(({ name }) => name));
  return Object.keys(steps).filter((name) => !names.has(name));
}

async function stepsDone(db: Kysely<Tables>): Promise<Omit<OwnTables['migration'], 'applied_at'>[]> {
  try {
    return await own(db).selectFrom('migration').select(['name', 'least']).execute();
  } catch (error) {
    const isMissing = error instanceof PostgresError && error.code === '42P01'; // undefined_table
    if (!isMissing) throw error;
    return [];
  }
}

/** How far the other one was: unique_violation in the catalogue, duplicate_object for the type of a row, duplicate_table. */
const madeMeanwhile = new Set(['23505', '42710', '42P07']);

/** @throws Overtaken where another program makes them at the same time: PostgreSQL lets one of them through */
async function makeOwnTables(db: Kysely<Tables>): Promise<void> {
  try {
    await createOwnTables(db);
  } catch (error) {
    const isThere = error instanceof PostgresError && madeMeanwhile.has(error.code ?? '');
    throw isThere ? new Overtaken() : error;
  }
}

async function createOwnTables(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table if not exists job (
      name text primary key,
      done_at text collate "C",
      lease_token text,
      lease_until text collate "C"
    )
  `.execute(db);
  await sql`
    create table if not exists migration (
      name text collate "C" primary key,
      least text collate "C" not null,
      applied_at text not null
    )
  `.execute(db);
}

/** Its row comes first: should two programs do it after all, the second waits for the first, and then changes nothing. */
async function apply(db: Kysely<Tables>, name: string, steps: Steps): Promise<void> {
  const step = steps[name];
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await own(transaction)
      .insertInto('migration')
      .values({ name, least: step?.least ?? name, applied_at: timeIn(0) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 0n) await step?.up(transaction as unknown as Kysely<unknown>);
  });
}

const renew = (db: Kysely<Tables>, token: string) =>
  db
    .updateTable('job')
    .set({ lease_until: timeIn(leaseMs) })
    .where('lease_token', '=', token)
    .execute();

const own = (db: Kysely<Tables>) => db as unknown as Kysely<OwnTables>;

const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString();
