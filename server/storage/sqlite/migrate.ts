import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { CannotStart } from '../../cannot-start.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date; all steps together or none.
 * @throws CannotStart if a newer program has already changed them
 */
export async function migrate<T>(db: Kysely<T>, path: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  if (await isNewer(db)) {
    throw new CannotStart(`The store ${path} was written by a newer version of this program. Run that version.`);
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function isNewer<T>(db: Kysely<T>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return false;
  const done = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.some(({ name }) => !Object.hasOwn(migrations, name));
}
