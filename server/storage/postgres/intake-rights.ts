import { sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import type { Db, Tables } from '../sql/schema.ts';
import { lockMigrationRow } from './migrations/index.ts';

type Columns = Partial<Record<'select' | 'update', readonly string[]>>;

/**
 * What the user of the intake may do: add rows to these tables, and of their columns read and change what tells a repeat from a new entry. It
 * reads no answers and no files back, not even its own, and erases nothing.
 */
const allowed: Partial<Record<keyof Tables, Columns>> = {
  lead: {
    select: ['id', 'reference', 'received_at', 'program', 'email_normal', 'phone_normal', 'quarantine'],
    update: ['quarantine', 'staff_told'],
  },
  attachment: {},
  arrival: { select: ['form', 'digest', 'lead_id', 'received_at'], update: ['lead_id', 'received_at'] },
  arrival_key: { select: ['form', 'digest', 'idempotency_key', 'lead_id'] },
  subscriber: { select: ['id', 'email_normal', 'state', 'asked_at', 'quarantine'], update: ['asked_at', 'quarantine'] },
  outgoing: { select: ['lead_id', 'kind', 'recipient', 'mailbox', 'created_at'] },
};

const tables = Object.entries<Columns>(allowed);

/** Who is signed in. */
export async function userOf(db: Db): Promise<string> {
  const { rows } = await sql<{ user: string }>`select current_user as "user"`.execute(db);
  return rows[0]?.user ?? '';
}

/**
 * Grants the user of the intake what it needs.
 * @param db signed in as whoever the tables belong to
 * @throws StartupError where that cannot be granted
 */
export async function grantIntakeRights(as: Db, user: string): Promise<void> {
  const db = as.withoutPlugins();
  if (await hasAllRights(db, user)) return;
  await db.transaction().execute(async (transaction) => {
    await lockMigrationRow(transaction);
    await allow(transaction, user);
  });
  if (await hasAllRights(db, user)) return;
  throw new StartupError(
    `The user ${user} of DATABASE_URL may not add to the store. The tables have to belong to the user of DATABASE_DESK_URL, who grants it.`,
  );
}

async function allow(db: Db, user: string): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema as schema`.execute(db);
  await sql`grant usage on schema ${sql.id(rows[0]?.schema ?? 'public')} to ${sql.id(user)}`.execute(db);
  for (const [table, columns] of tables) {
    const ofColumns = Object.entries(columns).map(
      ([privilege, names]) => sql`${sql.raw(privilege)} (${sql.join(names.map((name) => sql.id(name)))})`,
    );
    await sql`grant ${sql.join([sql`insert`, ...ofColumns])} on ${sql.id(table)} to ${sql.id(user)}`.execute(db);
  }
}

/** Whether it has all that it needs. */
async function hasAllRights(db: Db, user: string): Promise<boolean> {
  const each = tables.flatMap(([table, columns]) => [
    sql`has_table_privilege(${user}, ${table}, 'insert')`,
    ...Object.entries(columns).flatMap(([privilege, names]) =>
      names.map((name) => sql`has_column_privilege(${user}, ${table}, ${name}, ${privilege})`),
    ),
  ]);
  const { rows } = await sql<{ all: boolean }>`select ${sql.join(each, sql` and `)} as "all"`.execute(db);
  return rows[0]?.all ?? false;
}

export interface IntakeRights {
  readonly user: string;
  /** Whether it has all that it needs. */
  readonly canAdd: boolean;
  /** What it should not be able to do, such as `read answers`; nothing where it is as it should be. */
  readonly excessRights: readonly string[];
}

/** Of who is signed in. */
export async function rightsOf(db: Db): Promise<IntakeRights> {
  const user = await userOf(db);
  // Where there are no tables yet, or it may not look into their schema, asking for a right would fail.
  const there = await sql<{ is: boolean }>`select to_regclass('lead') is not null as is`.execute(db);
  if (!there.rows[0]?.is) return { user, canAdd: false, excessRights: [] };
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(forbidden.map(([what, right]) => sql`${sql.raw(right)} as ${sql.id(what)}`))}
  `.execute(db);
  const excessRights = forbidden.map(([what]) => what).filter((what) => rows[0]?.[what]);
  return { user, canAdd: await hasAllRights(db, user), excessRights };
}

/** Beyond what the intake needs: what was answered and sent along, and to whom it is told. */
const forbidden = [
  ['read answers', "has_column_privilege('lead', 'answers', 'select')"],
  ['read files', "has_column_privilege('attachment', 'content', 'select')"],
  ['read addresses of the newsletter', "has_column_privilege('subscriber', 'email', 'select')"],
  ['change answers', "has_column_privilege('lead', 'answers', 'update')"],
  ['erase entries', "has_table_privilege('lead', 'delete')"],
] as const;
