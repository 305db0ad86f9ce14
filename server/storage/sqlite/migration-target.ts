import { sql } from 'kysely';
import type { Migrations, MigrationTarget } from '../sql/migrate.ts';
import { createBookkeeping, type Dialect, migrationsOf } from '../sql/migrations.ts';
import type { Db } from '../sql/schema.ts';

const dialect: Dialect = {
  key: 'text',
  json: (column) => `text check (json_valid(${column}))`,
  bytes: 'blob',
  longInteger: 'integer',
  generated: 'virtual',
  tableOptions: 'strict',
  smallTableOptions: 'strict, without rowid',
  ownIndexes: '',
};

export const migrations = migrationsOf(dialect);

/** @param path absolute path of the store */
export const migrationTarget = (db: Db, path: string, known: Migrations = migrations): MigrationTarget => ({
  db,
  migrations: known,
  location: `at ${path}`,
  async hasMigrationTable(from) {
    const { rows } = await sql`select 1 from sqlite_schema where name = 'migration'`.execute(from);
    return rows.length > 0;
  },
  // A transaction has the write lock from its beginning.
  begin: createBookkeeping(dialect),
});
