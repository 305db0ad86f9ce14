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
  await refuseNewer(db, path);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * For those who only read: nothing may be changed, so the tables have to be up to date.
 * @throws CannotStart if they are older or newer than this program
 */
export async function requireUpToDate<T>(db: Kysely<T>, path: string): Promise<void> {
  await refuseNewer(db, path);
  if ((await stepsDone(db)).length < Object.keys(migrations).length) {
    throw new CannotStart(`The store ${path} was written by an older version of this program. Run once: npm start`);
  }
}

/** @throws CannotStart if a newer program has changed the tables */
export async function refuseNewer<T>(db: Kysely<T>, path: string): Promise<void> {
  if ((await stepsDone(db)).some((name) => !isKnownStep(name))) {
    throw new CannotStart(
      `The store ${path} was written by a newer version of this program. Run that version, or put a backup from before it in its place: npm run restore`,
    );
  }
}

/** Whether this program has a step of that name; a newer one may have more. */
export const isKnownStep = (name: string) => Object.hasOwn(migrations, name);

/** Empty where there was none. */
export const lastStepDone = async <T>(db: Kysely<T>): Promise<string> => (await stepsDone(db)).at(-1) ?? '';

async function stepsDone<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const done = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return done.map(({ name }) => name);
}
