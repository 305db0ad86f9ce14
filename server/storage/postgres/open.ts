import { setTimeout as sleep } from 'node:timers/promises';
import { type PostgresPool, sql } from 'kysely';
import type { DatabaseSettings } from '../../config/settings.ts';
import type { Log } from '../../log.ts';
import { StartupError } from '../../process/startup-error.ts';
import { StoreUnavailable } from '../ports/errors.ts';
import type { Store, StoreInfo } from '../ports/store.ts';
import { createSqlStore } from '../sql/create-store.ts';
import { openOrExplain, retryWithBackoff, type SqlEngine } from '../sql/engine.ts';
import { createIntakeStore } from '../sql/intake-store.ts';
import { migrate, readApplied, requireKnownSchema, requireUpToDate } from '../sql/migrate.ts';
import type { Db } from '../sql/schema.ts';
import { applicationName, copyTimeouts, createPool, migrationTimeouts, PostgresError } from './connection.ts';
import { describeDatabase } from './describe-database.ts';
import { createEngine, isTransient } from './engine.ts';
import { grantIntakeRights, type IntakeRights, rightsOf, userOf } from './intake-rights.ts';
import { migrationTarget } from './migration-target.ts';

/**
 * Opens the store, migrates it, and grants the intake user its rights.
 * @throws StartupError, without the passwords
 */
export async function openStore({ intakeUrl, deskUrl }: DatabaseSettings, log: Log): Promise<Store> {
  const isOneUser = deskUrl === intakeUrl;
  const openMaintenancePool = () => createPool(deskUrl, migrationTimeouts);
  const intake = createEngine(createPool(intakeUrl), log, isOneUser ? openMaintenancePool : undefined);
  await using stack = new AsyncDisposableStack();
  stack.use(intake.db);
  const user = isOneUser
    ? null
    : await tryOpen(intakeUrl, () => retryWithBackoff(() => userOf(intake.db), isTransient));
  await tryOpen(deskUrl, async () => {
    await using db = createEngine(createPool(deskUrl, migrationTimeouts)).db;
    await retryWithBackoff(() => migrate(migrationTarget(db, deskUrl)), isTransient);
    if (user !== null) await retryWithBackoff(() => grantIntakeRights(db, user), isTransient);
  });
  stack.move();
  if (isOneUser) return createSqlStore(intake);
  const desk = createSqlStore(createEngine(createPool(deskUrl), log, openMaintenancePool));
  return {
    ...desk,
    // Only the desk's user may read the entries under an address, and the emails to it.
    intake: { ...createIntakeStore(intake), queueWithdrawalLinks: desk.intake.queueWithdrawalLinks },
    close: async () => void (await Promise.all([desk.close(), intake.db.destroy()])),
  };
}

/** Opens the store for a command of the staff, without migrating it. @throws StartupError */
export async function openStoreForCommand(url: string): Promise<Store> {
  const engine = await openEngine(url, createPool(url), async ({ db }) => {
    await requireUpToDate(migrationTarget(db, url));
    // Fails before any change if the store cannot be written.
    await db.selectFrom('job').select('name').limit(1).forUpdate().skipLocked().execute();
  });
  return createSqlStore(engine);
}

/** @param url of the user that owns the tables @throws StartupError, without the password */
export const readStoreInfo = (url: string): Promise<StoreInfo> =>
  readOnce(url, async (db) => {
    const names = ['server_version', ...durabilitySettings];
    const columns = names.map((name) => sql`current_setting(${name}, true) as ${sql.id(name)}`);
    const { rows } = await sql<Record<string, string | null>>`select ${sql.join(columns)}`.execute(db);
    return {
      // Some builds append their origin.
      engine: `PostgreSQL ${rows[0]?.server_version?.split(' ')[0]}`,
      schema: (await readApplied(migrationTarget(db, url))).names.at(-1) ?? '',
      unsafe: durabilitySettings.filter((name) => rows[0]?.[name] === 'off'),
    };
  });

/** Settings without which a power cut can lose or damage a commit. A compatible engine may not know them. */
const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Signs in as the intake user and reads its rights. @throws StartupError */
export const readIntakeRights = (url: string): Promise<IntakeRights> => readOnce(url, rightsOf);

const readOnce = <T>(url: string, read: (db: Db) => Promise<T>): Promise<T> =>
  tryOpen(url, async () => {
    await using db = createEngine(createPool(url)).db;
    return await read(db.withoutPlugins());
  });

/** @param prepare runs first @throws StartupError if it fails */
async function openEngine(
  url: string,
  pool: PostgresPool,
  prepare: (engine: SqlEngine) => Promise<void>,
): Promise<SqlEngine> {
  const engine = createEngine(pool);
  await using stack = new AsyncDisposableStack();
  stack.use(engine.db);
  await tryOpen(url, () => prepare(engine));
  stack.move();
  return engine;
}

const tryOpen = <T>(url: string, open: () => Promise<T>): Promise<T> =>
  openOrExplain(`in ${describeDatabase(url).description}`, explain, open);

function explain(error: unknown): string | undefined {
  if (error instanceof StoreUnavailable) return `it is unavailable (${error.code ?? error.reason}). Try again later.`;
  if (!(error instanceof PostgresError)) return undefined;
  const { code = '', isLost } = error;
  const explanation = explanations[code];
  if (explanation !== undefined || !isLost) return explanation;
  const detail = code === '' ? '' : ` (${code})`;
  return `it does not answer${detail}. Check that it runs, and that its address is right (DATABASE_URL, DATABASE_DESK_URL). A connection to another machine must be encrypted, unless sslmode in the address says otherwise.`;
}

const signIn = 'it refuses the user or the password. Correct them in its address.';

const explanations: Readonly<Record<string, string>> = {
  '25006': 'it is a read-only standby. Set the address of the primary server.',
  '28000': signIn,
  '28P01': signIn,
  '3D000': 'there is no such database. Create it, or correct its address.',
  '42501': 'its user may not create or read tables. Grant that, or sign in as another user.',
  '53100': 'its disk is full. Free some space, then start again.',
  '53300': 'it has no connection left. Raise max_connections there, or stop a program that has too many.',
  '57P03': 'it is starting up or shutting down. Try again in a minute.',
  ENOENT: 'its address names a file that does not exist (sslrootcert, or the folder of a socket). Correct it.',
};

/** Differs from other programs: a killed copy may still be listed for a moment, and must not count as one of them. */
const copyingName = `${applicationName}-copy`;

/** Time for the database to notice that a program has ended, and for a program to append its schema to its name. */
const copyTimeoutMs = 1000;

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
  const deadline = performance.now() + copyTimeoutMs;
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
