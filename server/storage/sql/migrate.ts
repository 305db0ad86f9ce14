import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import type { Db, Transaction } from './schema.ts';

interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * The name of the oldest migration that a program must know to work with the tables after this one. A migration that only adds (expand)
   * repeats the value of the one before it. A migration that breaks older programs names itself. One that removes something unused (contract)
   * names the first migration whose programs no longer use it, and ships a version later.
   */
  readonly compatibleFrom: string;
}

/** Sorted by name, such as `0001-tables`. Every name begins with a number of four digits. */
export type Migrations = Readonly<Record<string, Migration>>;

/** The migrations that were applied to a store. */
interface Applied {
  /** Sorted. */
  readonly names: readonly string[];
  /** The largest `compatibleFrom` of these migrations; empty for a store without migrations. */
  readonly compatibleFrom: string;
}

export interface MigrationTarget {
  readonly db: Db;
  readonly migrations: Migrations;
  /** For messages, such as `at /srv/data/store.db`. */
  readonly location: string;
  hasMigrationTable(db: Db): Promise<boolean>;
  /** Creates the tables of `createBookkeeping`, and locks out other programs until the transaction ends. */
  begin(transaction: Transaction): Promise<void>;
}

/** The migrations are recorded in the table `migration`. */
export async function readApplied({ db, hasMigrationTable }: Omit<MigrationTarget, 'migrations'>): Promise<Applied> {
  if (!(await hasMigrationTable(db))) return { names: [], compatibleFrom: '' };
  const { rows } = await sql<{ name: string; compatibleFrom: string }>`
    select name, compatible_from from migration order by name
  `.execute(db);
  const compatibleFrom = rows.map((row) => row.compatibleFrom).sort();
  return { names: rows.map(({ name }) => name), compatibleFrom: compatibleFrom.at(-1) ?? '' };
}

/**
 * Applies all pending migrations in one transaction.
 * @throws StartupError if a newer program made a change that this program cannot work with
 */
export async function migrate(target: MigrationTarget): Promise<void> {
  const { db, begin } = target;
  if ((await pendingMigrations(target)).length === 0) return;
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await begin(transaction);
      for (const [name, { up, compatibleFrom }] of await pendingMigrations({ ...target, db: transaction })) {
        await up(transaction.withoutPlugins() as unknown as Kysely<unknown>);
        const at = new Date().toISOString();
        await sql`
          insert into migration (name, compatible_from, applied_at) values (${name}, ${compatibleFrom}, ${at})
        `.execute(transaction);
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
  const applied = await readApplied(target);
  if (isCompatible(applied.compatibleFrom, target.migrations)) return applied;
  throw new StartupError(
    `The store ${target.location} was written by a newer version of this program, and this version cannot work with it. Run the newer version, or restore a backup from before the update: npm run restore`,
  );
}

/**
 * Checks the schema for a program that must know every table and column.
 * @throws StartupError if a newer program changed the schema at all
 */
export async function requireKnownSchema(target: MigrationTarget): Promise<void> {
  if ((await readApplied(target)).names.every((name) => Object.hasOwn(target.migrations, name))) return;
  throw new StartupError(
    `The store ${target.location} was changed by a newer version of this program. Run that version.`,
  );
}

/** @param compatibleFrom name of the oldest migration that a program must know */
export const isCompatible = (compatibleFrom: string, migrations: Migrations): boolean =>
  compatibleFrom <= (Object.keys(migrations).at(-1) ?? '');

/** @throws StartupError */
async function pendingMigrations(target: MigrationTarget) {
  const { names } = await requireCompatible(target);
  return Object.entries(target.migrations).filter(([name]) => !names.includes(name));
}

/** A migration of plain SQL. Each statement ends with a semicolon at the end of its line. */
export const script = (text: string) => async (db: QueryExecutorProvider) => {
  for (const statement of text.split(/;$/m)) if (statement.trim() !== '') await sql.raw(statement).execute(db);
};
