import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { CannotStart } from '../../cannot-start.ts';
import { canWorkWith, type Step, type Steps } from '../sql/steps.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date; all steps together or none.
 * @throws CannotStart if a newer program has changed them in a way that this one cannot work with
 */
export async function migrate<T>(db: Kysely<T>, path: string, steps: Steps = migrations): Promise<void> {
  await refuseTooNew(db, path, steps);
  // Kysely would take the steps of a newer program for a mistake.
  if ((await stepsLeft(db, steps)).length === 0) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => notingLeast(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Has the file say, in the transaction that changes its tables, how old a program may be that still opens it. */
function notingLeast(steps: Steps): Record<string, Migration> {
  const least = Math.max(...Object.values(steps).map((step) => Number.parseInt(step.least, 10)));
  const noting = ({ up }: Step): Migration => ({
    async up(db) {
      await up(db);
      await sql`pragma user_version = ${sql.lit(least)}`.execute(db);
    },
  });
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, noting(step)]));
}

/**
 * For those who leave the tables as they are.
 * @throws CannotStart if they are older than this program, or newer in a way that it cannot work with
 */
export async function requireUpToDate<T>(db: Kysely<T>, path: string): Promise<void> {
  await refuseTooNew(db, path);
  if ((await stepsLeft(db, migrations)).length > 0) {
    throw new CannotStart(`The store ${path} was written by an older version of this program. Run once: npm start`);
  }
}

/** @throws CannotStart if a newer program has changed the tables in a way that this one cannot work with */
export async function refuseTooNew<T>(db: Kysely<T>, path: string, steps: Steps = migrations): Promise<void> {
  if (canWorkWith((await readSchema(db)).leastSchema, steps)) return;
  throw new CannotStart(
    `The store ${path} was written by a newer version of this program, and this one cannot work with it. Run that version, or put a backup from before it in its place: npm run restore`,
  );
}

/**
 * For those who have to know every table and column.
 * @throws CannotStart if a newer program has changed the tables, also in a way that this one can work with
 */
export async function refuseNewer<T>(db: Kysely<T>, path: string): Promise<void> {
  if ((await stepsDone(db)).every((name) => Object.hasOwn(migrations, name))) return;
  throw new CannotStart(`The store ${path} was changed by a newer version of this program. Run that version.`);
}

/** Whether this program can open such a store. */
export const canOpen = ({ leastSchema }: Pick<Schema, 'leastSchema'>): boolean => canWorkWith(leastSchema, migrations);

/** Which tables a store has. */
export interface Schema {
  /** The last step of migration that it has seen; empty where there was none. */
  readonly schema: string;
  /** The oldest step that a program has to know to work with it, or the number of that. */
  readonly leastSchema: string;
}

export async function readSchema<T>(db: Kysely<T>): Promise<Schema> {
  const schema = (await stepsDone(db)).at(-1) ?? '';
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  const least = rows[0]?.user_version ?? 0;
  // Of a program from before this was noted.
  return { schema, leastSchema: least === 0 ? schema : String(least).padStart(4, '0') };
}

async function stepsLeft<T>(db: Kysely<T>, steps: Steps): Promise<string[]> {
  const done = new Set(await stepsDone(db));
  return Object.keys(steps).filter((name) => !done.has(name));
}

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
