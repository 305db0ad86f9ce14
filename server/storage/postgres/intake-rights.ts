import { sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import type { Db, Tables } from '../sql/schema.ts';
import { lockMigrationRow } from './migration-target.ts';

type Columns = Partial<Record<'select' | 'update', readonly string[]>>;

/**
 * The rights of the intake user: insert rows, and read and update only the columns that distinguish a repeat from a new entry. It can read no
 * answers or files, and can erase nothing.
 */
const intakeGrants: Partial<Record<keyof Tables, Columns>> = {
  lead: {
    select: ['id', 'form', 'reference', 'received_at', 'program', 'email_normal', 'phone_normal', 'quarantine'],
    update: ['quarantine', 'staff_told'],
  },
  lead_term: {},
  attachment: {},
  arrival: { select: ['form', 'digest', 'lead_id', 'received_at'], update: ['lead_id', 'received_at'] },
  arrival_key: { select: ['form', 'digest', 'idempotency_key', 'lead_id'] },
  subscriber: { select: ['id', 'email_normal', 'state', 'asked_at', 'quarantine'], update: ['asked_at', 'quarantine'] },
  outgoing: { select: ['lead_id', 'kind', 'recipient', 'mailbox', 'created_at'] },
};

const tables = Object.entries<Columns>(intakeGrants);

export async function userOf(db: Db): Promise<string> {
  const { rows } = await sql<{ user: string }>`select current_user as "user"`.execute(db);
  return rows[0]?.user ?? '';
}

/**
 * Grants the intake user the rights that it lacks.
 * @param ownerDb signed in as the owner of the tables
 * @throws StartupError if the rights cannot be granted
 */
export async function grantIntakeRights(ownerDb: Db, user: string): Promise<void> {
  const db = ownerDb.withoutPlugins();
  if (await hasAllRights(db, user)) return;
  await db.transaction().execute(async (transaction) => {
    await lockMigrationRow(transaction);
    await grantAll(transaction, user);
  });
  if (await hasAllRights(db, user)) return;
  throw new StartupError(
    `The user ${user} of DATABASE_URL may not add to the store. The tables must belong to the user of DATABASE_DESK_URL, which grants this right.`,
  );
}

async function grantAll(db: Db, user: string): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema as schema`.execute(db);
  await sql`grant usage on schema ${sql.id(rows[0]?.schema ?? 'public')} to ${sql.id(user)}`.execute(db);
  for (const [table, columns] of tables) {
    const columnGrants = Object.entries(columns).map(
      ([privilege, names]) => sql`${sql.raw(privilege)} (${sql.join(names.map((name) => sql.id(name)))})`,
    );
    await sql`grant ${sql.join([sql`insert`, ...columnGrants])} on ${sql.id(table)} to ${sql.id(user)}`.execute(db);
  }
}

async function hasAllRights(db: Db, user: string): Promise<boolean> {
  const checks = tables.flatMap(([table, columns]) => [
    sql`has_table_privilege(${user}, ${table}, 'insert')`,
    ...Object.entries(columns).flatMap(([privilege, names]) =>
      names.map((name) => sql`has_column_privilege(${user}, ${table}, ${name}, ${privilege})`),
    ),
  ]);
  const { rows } = await sql<{ all: boolean }>`select ${sql.join(checks, sql` and `)} as "all"`.execute(db);
  return rows[0]?.all ?? false;
}

export type IntakeRights = Awaited<ReturnType<typeof rightsOf>>;

/** @returns also the rights that the user should not have, such as `read answers` */
export async function rightsOf(db: Db) {
  const user = await userOf(db);
  // Without tables, or without the right to use their schema, the checks below would fail.
  const table = await sql<{ is: boolean }>`select to_regclass('lead') is not null as is`.execute(db);
  if (!table.rows[0]?.is) return { user, canAdd: false, excessRights: [] };
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(forbidden.map(([what, right]) => sql`${sql.raw(right)} as ${sql.id(what)}`))}
  `.execute(db);
  const excessRights = forbidden.map(([what]): string => what).filter((what) => rows[0]?.[what]);
  return { user, canAdd: await hasAllRights(db, user), excessRights };
}

/** Rights that would reveal or change answers, files and addresses. */
const forbidden = [
  ['read answers', "has_column_privilege('lead', 'answers', 'select')"],
  ['read files', "has_column_privilege('attachment', 'content', 'select')"],
  ['read addresses of the newsletter', "has_column_privilege('subscriber', 'email', 'select')"],
  ['change answers', "has_column_privilege('lead', 'answers', 'update')"],
  ['erase entries', "has_table_privilege('lead', 'delete')"],
] as const;
