import { type Kysely, sql } from 'kysely';
import { dayMs } from '#forms/durations.ts';
import { StartupError } from '../../process/startup-error.ts';
import type { Db, Transaction } from './schema.ts';

/** One change of the schema. */
interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * The name of the oldest migration that a program must know to work with the tables after this one. A migration that only adds (expand)
   * repeats the value of the one before it. A migration that breaks older programs names itself. One that removes something unused (contract)
   * names the first migration whose programs no longer use it, and ships a version later.
   */
  readonly compatibleFrom: string;
}

/** Sorted by name, such as `0008-outbox-and-quarantine`. Every name begins with a number of four digits. */
export type Migrations = Readonly<Record<string, Migration>>;

/** The migrations that were applied to a store. */
export interface Applied {
  /** Sorted. */
  readonly names: readonly string[];
  /** The largest `compatibleFrom` of these migrations, or its number alone; empty for a store without migrations. */
  readonly compatibleFrom: string;
}

/** A store to migrate, and how its engine records what was applied. */
export interface MigrationTarget {
  readonly db: Db;
  readonly migrations: Migrations;
  /** For messages, such as `at /srv/data/store.db`. */
  readonly location: string;
  readApplied(db: Db): Promise<Applied>;
  /** Creates the migration tables if they are missing, and locks out other programs until the transaction ends. */
  begin(transaction: Transaction): Promise<void>;
  recordApplied(transaction: Transaction, name: string, compatibleFrom: string): Promise<void>;
}

/**
 * Applies all pending migrations in one transaction.
 * @throws StartupError if a newer program made a change that this program cannot work with
 */
export async function migrate(target: MigrationTarget): Promise<void> {
  const { db, begin, recordApplied } = target;
  if ((await pendingMigrations(target)).length === 0) return;
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await begin(transaction);
      for (const [name, { up, compatibleFrom }] of await pendingMigrations({ ...target, db: transaction })) {
        await up(transaction.withoutPlugins() as unknown as Kysely<unknown>);
        await recordApplied(transaction, name, compatibleFrom);
      }
    });
}

/**
 * Checks the schema for a program that does not migrate.
 * @throws StartupError if the schema is older than this program, or newer in a way that this program cannot work with
 */
export async function requireUpToDate(target: MigrationTarget): Promise<void> {
  const pending = await pendingMigrations(target);
  if (pending.length === 0) return;
  throw new StartupError(
    pending.length === Object.keys(target.migrations).length
      ? `There is no store ${target.location} yet. The server creates it when it starts: npm start.`
      : `The store ${target.location} was written by an older version of this program. Run once: npm start`,
  );
}

/** @throws StartupError if a newer program made a change that this program cannot work with */
export async function requireCompatible(target: MigrationTarget): Promise<Applied> {
  const applied = await target.readApplied(target.db);
  if (isCompatible(applied.compatibleFrom, target.migrations)) return applied;
  throw new StartupError(
    `The store ${target.location} was written by a newer version of this program, and this version cannot work with it. Run the newer version, or restore a backup from before the update: npm run restore`,
  );
}

/**
 * Checks the schema for a program that must know every table and column.
 * @throws StartupError if a newer program changed the schema at all
 */
export async function requireKnownSchema({ db, migrations, location, readApplied }: MigrationTarget): Promise<void> {
  if ((await readApplied(db)).names.every((name) => Object.hasOwn(migrations, name))) return;
  throw new StartupError(`The store ${location} was changed by a newer version of this program. Run that version.`);
}

/** @param compatibleFrom name of the oldest migration that a program must know, or its number alone */
export const isCompatible = (compatibleFrom: string, migrations: Migrations): boolean =>
  compatibleFrom <= (Object.keys(migrations).at(-1) ?? '');

/** @throws StartupError */
async function pendingMigrations(target: MigrationTarget) {
  const { names } = await requireCompatible(target);
  return Object.entries(target.migrations).filter(([name]) => !names.includes(name));
}

/** A migration of plain SQL. Each statement ends with a semicolon at the end of its line. */
export const script = (text: string) => async (db: Kysely<unknown>) => {
  for (const statement of text.split(/;$/m)) if (statement.trim() !== '') await sql.raw(statement).execute(db);
};

/**
 * Adds the mailbox of each email, to count the emails to it, and whether the staff were notified of a lead, because old emails are deleted.
 * @param ifMissing added to `add column` on engines that support it
 */
export const addMailboxAndStaffTold = (ifMissing: 'if not exists' | '') => async (db: Kysely<unknown>) => {
  // The limits cover one day, so the emails that exist need no mailbox.
  await script(`
    alter table outgoing add column ${ifMissing} mailbox text;
    create index if not exists outgoing_by_mailbox on outgoing (mailbox, kind, created_at) where mailbox is not null;
    alter table lead add column ${ifMissing} staff_told integer not null default 0;
  `)(db);
  // The emails about older leads are already deleted. If the site sends email at all, the staff got them.
  const deletedBefore = new Date(Date.now() - 90 * dayMs).toISOString();
  await sql`
    update lead set staff_told = 1
    where id in (select lead_id from outgoing where kind = 'staff-notice')
      or (received_at < ${deletedBefore} and exists (select 1 from outgoing where kind = 'staff-notice'))
  `.execute(db);
  await script(`
    create index if not exists lead_untold on lead (received_at) where staff_told = 0 and quarantine is null;
  `)(db);
};

/**
 * Adds a table that records which link secret belongs to the store. Deletes the suppressions, whose hashes did not depend on a secret and revealed guessed
 * addresses: an address without a mailbox is suppressed again when its next email fails.
 * @param ifMissing added to `create table` on engines where an interrupted migration may run again
 * @param options added after the columns
 */
export const addLinkSecret = (ifMissing: 'if not exists' | '', options: 'strict' | '') =>
  script(`
    create table ${ifMissing} link_secret (
      id integer primary key not null check (id = 1),
      fingerprint text not null check (length(fingerprint) = 64)
    ) ${options};
    delete from suppression;
  `);
