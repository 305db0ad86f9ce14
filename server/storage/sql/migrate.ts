import { type Kysely, sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import type { Db, Transaction } from './schema.ts';

/** One change of the tables. */
interface Step {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * The oldest step that a program has to know to work with the tables after this one; its own name if only programs that know it can. One
   * that just adds something (expands) repeats what the step before it says. One that takes away what nobody uses any more (contracts) names the
   * step since when nobody does, and comes a version later.
   */
  readonly least: string;
}

/** By name, such as `0008-outbox-and-quarantine`, in order of it; all names begin with a number of four digits. */
export type Steps = Readonly<Record<string, Step>>;

/** Which steps the tables of a store have seen. */
export interface Applied {
  /** In order. */
  readonly names: readonly string[];
  /** The oldest step that a program has to know to work with them, or the number of that; empty where there are none. */
  readonly least: string;
}

/** A store whose tables an engine changes, and where it writes down that it did. */
export interface Migrated {
  readonly db: Db;
  readonly steps: Steps;
  /** Such as `at /srv/data/store.db`. */
  readonly place: string;
  readApplied(db: Db): Promise<Applied>;
  /** Makes what is written into where it is missing, and keeps other programs out until the transaction ends. */
  begin(transaction: Transaction): Promise<void>;
  addApplied(transaction: Transaction, name: string, least: string): Promise<void>;
}

/**
 * Brings the tables up to date; all steps together or none.
 * @throws StartupError if a newer program has changed them in a way that this one cannot work with
 */
export async function migrate(store: Migrated): Promise<void> {
  const { db, begin, addApplied } = store;
  if ((await stepsLeft(store)).length === 0) return;
  const transaction = db.transaction().setIsolationLevel('read committed');
  await transaction.execute(async (changing) => {
    await begin(changing);
    for (const [name, { up, least }] of await stepsLeft({ ...store, db: changing })) {
      await up(changing.withoutPlugins() as unknown as Kysely<unknown>);
      await addApplied(changing, name, least);
    }
  });
}

/**
 * For those who leave the tables as they are.
 * @throws StartupError if they are older than this program, or newer in a way that it cannot work with
 */
export async function requireUpToDate(store: Migrated): Promise<void> {
  const left = await stepsLeft(store);
  if (left.length === 0) return;
  throw new StartupError(
    left.length === Object.keys(store.steps).length
      ? `There is no store ${store.place} yet. It is made when the server starts: npm start.`
      : `The store ${store.place} was written by an older version of this program. Run once: npm start`,
  );
}

/** @throws StartupError if a newer program has changed the tables in a way that this one cannot work with */
export async function refuseTooNew({ db, steps, place, readApplied }: Migrated): Promise<Applied> {
  const applied = await readApplied(db);
  if (canWorkWith(applied.least, steps)) return applied;
  throw new StartupError(
    `The store ${place} was written by a newer version of this program, and this one cannot work with it. Run that version, or put a backup from before it in its place: npm run restore`,
  );
}

/**
 * For those who have to know every table and column.
 * @throws StartupError if a newer program has changed the tables, also in a way that this one can work with
 */
export async function refuseNewer({ db, steps, place, readApplied }: Migrated): Promise<void> {
  if ((await readApplied(db)).names.every((name) => Object.hasOwn(steps, name))) return;
  throw new StartupError(`The store ${place} was changed by a newer version of this program. Run that version.`);
}

/**
 * Whether a program of these steps can work with tables that a newer one may have changed.
 * @param least the oldest step that it has to know; its number is enough
 */
export const canWorkWith = (least: string, steps: Steps): boolean => least <= (Object.keys(steps).at(-1) ?? '');

/** @throws StartupError */
async function stepsLeft(store: Migrated) {
  const { names } = await refuseTooNew(store);
  return Object.entries(store.steps).filter(([name]) => !names.includes(name));
}

/** A step of SQL alone: statements, each of which ends with a semicolon at the end of its line. */
export const script = (text: string) => async (db: Kysely<unknown>) => {
  for (const statement of text.split(/;$/m)) if (statement.trim() !== '') await sql.raw(statement).execute(db);
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Emails are counted by mailbox; of each lead it is kept whether the staff were told, since emails are forgotten.
 * @param ifMissing of columns that are added, where an engine has words for that
 */
export const mailboxesAndUntold = (ifMissing: 'if not exists' | '') => async (db: Kysely<unknown>) => {
  // Of emails from before, nobody counts any: the limits are of a day.
  await script(`
    alter table outgoing add column ${ifMissing} mailbox text;
    create index if not exists outgoing_by_mailbox on outgoing (mailbox, kind, created_at) where mailbox is not null;
    alter table lead add column ${ifMissing} staff_told integer not null default 0;
  `)(db);
  // Where mail is sent, the emails about a lead that is older were forgotten.
  const forgotten = new Date(Date.now() - 90 * dayMs).toISOString();
  await sql`
    update lead set staff_told = 1
    where id in (select lead_id from outgoing where kind = 'staff-notice')
      or (received_at < ${forgotten} and exists (select 1 from outgoing where kind = 'staff-notice'))
  `.execute(db);
  await script(`
    create index if not exists lead_untold on lead (received_at) where staff_told = 0 and quarantine is null;
  `)(db);
};
