import { Kysely } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import type { DatabaseSettings } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { OpenLeadReader, Store } from '../ports/store.ts';
import { StoreUnavailable } from '../ports/troubles.ts';
import { createSqlStore, readerOf } from '../sql/create-store.ts';
import type { SqlEngine } from '../sql/engine.ts';
import { createIntakeStore } from '../sql/intake-store.ts';
import type { Tables } from '../sql/schema.ts';
import { allowIntake, userOf } from './allow-intake.ts';
import { createPool, forSteps, forVisitors, PostgresError } from './connection.ts';
import { databaseOf } from './database-of.ts';
import { UncertainPostgresDialect } from './dialect.ts';
import { createEngine, untilItPasses } from './engine.ts';
import { migrate, refusePart, requireUpToDate } from './migrate.ts';

/**
 * Opens the store, brings its tables up to date, and lets the user of the intake do what that has to.
 * @throws CannotStart, without the passwords
 */
export async function openStore({ intakeUrl, deskUrl }: DatabaseSettings, log: Log): Promise<Store> {
  const intake = createEngine(kyselyOn(intakeUrl, forVisitors), log);
  try {
    await using(createEngine(kyselyOn(deskUrl, forSteps), log), async (steps) => {
      await explained(deskUrl, () => untilItPasses(() => migrate(steps)));
      await explained(deskUrl, () => refusePart(steps.db, databaseOf(deskUrl).inWords));
      if (deskUrl === intakeUrl) return;
      const user = await explained(intakeUrl, () => untilItPasses(() => userOf(intake.db)));
      await explained(deskUrl, () => untilItPasses(() => allowIntake(steps, user)));
    });
  } catch (error) {
    await intake.db.destroy();
    throw error;
  }
  if (deskUrl === intakeUrl) return createSqlStore(intake);
  const desk = createSqlStore(createEngine(kyselyOn(deskUrl, forVisitors), log));
  return {
    ...desk,
    // What is under an address, and what went there, is read by the desk's user alone.
    intake: { ...createIntakeStore(intake), addWithdrawal: desk.intake.addWithdrawal },
    close: async () => void (await Promise.all([desk.close(), intake.db.destroy()])),
  };
}

async function using(engine: SqlEngine, work: (engine: SqlEngine) => Promise<void>): Promise<void> {
  try {
    await work(engine);
  } finally {
    await engine.db.destroy();
  }
}

/**
 * Opens the store for a few changes beside the server: its tables stay as they are.
 * @throws CannotStart, also if there is no store yet or it cannot be written
 */
export async function openStoreAsGuest(url: string): Promise<Store> {
  const engine = await openExisting(url, async ({ db }) => {
    // Found out now, and not half-way.
    await db.selectFrom('job').select('name').limit(1).forUpdate().skipLocked().execute();
  });
  return createSqlStore(engine);
}

/** @throws CannotStart, also if there is no store yet */
export async function openLeadReader(url: string): Promise<OpenLeadReader> {
  return readerOf(createSqlStore(await openExisting(url, async () => {})));
}

function openExisting(url: string, tryOut: (engine: SqlEngine) => Promise<void>): Promise<SqlEngine> {
  return openEngine(url, kyselyOn(url, forVisitors), async (engine) => {
    await requireUpToDate(engine.db, databaseOf(url).inWords);
    await refusePart(engine.db, databaseOf(url).inWords);
    await tryOut(engine);
  });
}

/** @throws CannotStart where what is to be done first cannot be */
export async function openEngine(
  url: string,
  db: Kysely<Tables>,
  first: (engine: SqlEngine) => Promise<void>,
): Promise<SqlEngine> {
  const engine = createEngine(db, () => {});
  try {
    await explained(url, () => first(engine));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return engine;
}

export const kyselyOn = (url: string, limits: typeof forVisitors, name?: string) =>
  new Kysely<Tables>({ dialect: new UncertainPostgresDialect(createPool(url, limits, name)) });

async function explained<T>(url: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const why = explanation(error);
    if (why === undefined) throw error;
    throw new CannotStart(`The store in ${databaseOf(url).inWords} cannot be opened: ${why}`);
  }
}

function explanation(error: unknown): string | undefined {
  if (error instanceof StoreUnavailable)
    return `it takes nothing now (${error.code ?? error.reason}). Try again later.`;
  if (!(error instanceof PostgresError)) return undefined;
  const { code = '', isLost } = error;
  const known = explanations[code];
  if (known !== undefined || !isLost) return known;
  const how = code === '' ? '' : ` (${code})`;
  return `it does not answer${how}. Is it running, and its address right (DATABASE_URL, DATABASE_DESK_URL)? To another machine the line has to be encrypted, unless sslmode in the address says otherwise.`;
}

const signIn = 'user or password are not taken. Correct them in its address.';

const explanations: Readonly<Record<string, string>> = {
  '25006': 'it is a standby, which takes nothing. Set the address of the server that does.',
  '28000': signIn,
  '28P01': signIn,
  '3D000': 'there is no such database. Create it, or correct its address.',
  '42501': 'its user may not make tables or read them. Grant that, or sign in as another.',
  '53100': 'its disk is full. Make room, then start again.',
  '53300': 'it has no connection left. Raise max_connections there, or stop a program that has too many.',
  '57P03': 'it is starting up or shutting down. Try again in a minute.',
};
