import { sql } from 'kysely';
import { Conflict, migrationJob } from '../sql/engine.ts';
import type { Migrations, MigrationTarget } from '../sql/migrate.ts';
import { createBookkeeping, type Dialect, migrationsOf } from '../sql/migrations.ts';
import type { Db, Transaction } from '../sql/schema.ts';
import { migrationTimeouts, PostgresError } from './connection.ts';
import { describeDatabase } from './describe-database.ts';

const dialect: Dialect = {
  key: 'text collate "C"',
  // `jsonb` would not keep the order of the fields.
  json: () => 'json',
  bytes: 'bytea',
  longInteger: 'bigint',
  generated: 'stored',
  tableOptions: '',
  smallTableOptions: '',
  // For the counts of the desk, which omit joined leads. They are quick in SQLite without it.
  ownIndexes: `create index if not exists lead_in_lists on lead (status, form, owner_id, follow_up_on, received_at)
    where quarantine is null and joined_to is null;`,
};

export const migrations = migrationsOf(dialect);

/** @param url names the database in messages */
export const migrationTarget = (db: Db, url: string, known: Migrations = migrations): MigrationTarget => ({
  db,
  migrations: known,
  location: `in ${describeDatabase(url).description}`,
  async hasMigrationTable(from) {
    const { rows } = await sql<{ is: boolean }>`select to_regclass('migration') is not null as is`.execute(from);
    return rows[0]?.is ?? false;
  },
  async begin(transaction) {
    await sql`set local lock_timeout = 0`.execute(transaction);
    await createBookkeeping(dialect)(transaction).catch((error: unknown) => {
      const isConflict = error instanceof PostgresError && createdConcurrently.has(error.code ?? '');
      throw isConflict ? new Conflict() : error;
    });
    await lockMigrationRow(transaction);
  },
});

/**
 * `create table if not exists` fails with these when another program creates the same table at the same time: unique_violation in the
 * catalogue, duplicate_object for the row type, duplicate_table.
 */
const createdConcurrently = new Set(['23505', '42710', '42P07']);

/**
 * Locks a row of `job` until the transaction ends, so that one program at a time runs the rest of it. It waits without a timeout. An advisory
 * lock would do the same, but not every PostgreSQL-compatible engine has one.
 */
export async function lockMigrationRow(transaction: Transaction): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`
    insert into job (name) values (${migrationJob}) on conflict (name) do update set lease_token = null
  `.execute(transaction);
  await sql`set local lock_timeout = ${sql.lit(migrationTimeouts.lock_timeout)}`.execute(transaction);
}
