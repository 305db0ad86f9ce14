import { type Kysely, sql } from 'kysely';
import { CannotStart } from '../../cannot-start.ts';
import type { SqlEngine } from '../sql/engine.ts';
import type { Tables } from '../sql/schema.ts';
import { byOneOfSeveral } from './migrate.ts';

type Columns = {
  readonly [T in keyof Tables]?: { readonly [P in 'select' | 'update']?: readonly (keyof Tables[T] & string)[] };
};

/**
 * What the user of the intake may do: add rows to these tables, and of their columns read and change what tells a repeat from a new entry. It
 * reads no answers and no files back, not even its own, and erases nothing.
 */
const allowed: Columns = {
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

const tables = Object.entries<Readonly<Record<string, readonly string[]>>>(allowed);

/** Who is signed in. */
export async function userOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ user: string }>`select current_user as "user"`.execute(db);
  return rows[0]?.user ?? '';
}

/**
 * Grants the user of the intake what it needs.
 * @param engine signed in as whoever the tables belong to
 * @throws CannotStart where that cannot be granted
 */
export async function allowIntake(engine: SqlEngine, user: string): Promise<void> {
  const { db } = engine;
  await byOneOfSeveral(
    engine,
    () => isAllowed(db, user),
    () => db.transaction().execute((transaction) => allow(transaction, user)),
  );
  if (await isAllowed(db, user)) return;
  throw new CannotStart(
    `The user ${user} of DATABASE_URL may not add to the store. The tables have to belong to the user of DATABASE_DESK_URL, who grants it.`,
  );
}

async function allow(db: Kysely<Tables>, user: string): Promise<void> {
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
export async function isAllowed(db: Kysely<Tables>, user: string): Promise<boolean> {
  const each = tables.flatMap(([table, columns]) => [
    sql`has_table_privilege(${user}, ${table}, 'insert')`,
    ...Object.entries(columns).flatMap(([privilege, names]) =>
      names.map((name) => sql`has_column_privilege(${user}, ${table}, ${name}, ${privilege})`),
    ),
  ]);
  const { rows } = await sql<{ all: boolean }>`select ${sql.join(each, sql` and `)} as "all"`.execute(db);
  return rows[0]?.all ?? false;
}
