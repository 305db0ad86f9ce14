import { type Kysely, sql } from 'kysely';
import {
  addDesk,
  addFactChanges,
  addJoins,
  addLanguage,
  addPasskeys,
  addReplies,
  addSources,
} from '../../sql/desk-tables.ts';
import { Conflict, internalJobs } from '../../sql/engine.ts';
import {
  addLinkSecret,
  addMailboxAndStaffTold,
  type Migrations,
  type MigrationTarget,
  script,
} from '../../sql/migrate.ts';
import type { Db, Transaction } from '../../sql/schema.ts';
import { migrationTimeouts, PostgresError } from '../connection.ts';
import { describeDatabase } from '../describe-database.ts';

/**
 * Applied migrations are recorded in the table `migration`.
 * @param url names the database in messages
 */
export const migrationTarget = (db: Db, url: string, known: Migrations = migrations): MigrationTarget => ({
  db,
  migrations: known,
  location: `in ${describeDatabase(url).description}`,
  async readApplied(from) {
    const table = await sql<{ is: boolean }>`select to_regclass('migration') is not null as is`.execute(from);
    if (!table.rows[0]?.is) return { names: [], compatibleFrom: '' };
    const { rows } = await sql<{ name: string; least: string }>`select name, least from migration`.execute(from);
    const names = rows.map(({ name }) => name).sort();
    const compatibleFrom = rows.map(({ least }) => least).sort();
    return { names, compatibleFrom: compatibleFrom.at(-1) ?? '' };
  },
  async begin(transaction) {
    await createBookkeepingTables(transaction as unknown as Kysely<unknown>).catch((error: unknown) => {
      const isConflict = error instanceof PostgresError && createdConcurrently.has(error.code ?? '');
      throw isConflict ? new Conflict() : error;
    });
    await lockMigrationRow(transaction);
  },
  async recordApplied(transaction, name, compatibleFrom) {
    const at = new Date().toISOString();
    await sql`
      insert into migration (name, least, applied_at) values (${name}, ${compatibleFrom}, ${at})
    `.execute(transaction);
  },
});

/**
 * `create table if not exists` fails with these when another program creates the same table at the same time: unique_violation in the
 * catalogue, duplicate_object for the row type, duplicate_table.
 */
const createdConcurrently = new Set(['23505', '42710', '42P07']);

const createBookkeepingTables = script(`
  set local lock_timeout = 0;
  create table if not exists job (
    name text primary key,
    done_at text collate "C",
    lease_token text,
    lease_until text collate "C"
  );
  create table if not exists migration (
    name text collate "C" primary key,
    least text collate "C" not null,
    applied_at text not null
  );
`);

/**
 * Locks a row of `job` until the transaction ends, so that one program at a time runs the rest of it. It waits without a timeout. An advisory
 * lock would do the same, but not every PostgreSQL-compatible engine has one.
 */
export async function lockMigrationRow(transaction: Transaction): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`
    insert into job (name) values (${internalJobs.migration}) on conflict (name) do update set lease_token = null
  `.execute(transaction);
  await sql`set local lock_timeout = ${sql.lit(migrationTimeouts.lock_timeout)}`.execute(transaction);
}

/**
 * Times are ISO 8601 text, compared by bytes (`collate "C"`), so neither a driver nor the time zone of a session changes them. Answers are
 * `json`, which is validated but keeps text and field order; `jsonb` keeps neither. Keys are random text.
 */
const initialTables = script(`
  create table if not exists lead (
    id text collate "C" primary key,
    form text not null,
    form_version integer not null,
    answers json not null,
    questions json not null,
    received_at text collate "C" not null,
    reference text not null,
    phones json not null,
    notice_version integer,
    quarantine text,
    quarantine_told integer not null default 0,
    program text not null,
    email_normal text,
    phone_normal text,
    duplicate_of text
  );
  create unique index if not exists lead_by_reference on lead (reference);
  create index if not exists lead_by_time on lead (received_at);
  create index if not exists lead_by_form on lead (form, received_at);
  create index if not exists lead_by_email on lead (email_normal, program, received_at);
  -- The quarantine notice looks for these few leads every hour; without the index it would scan the table.
  create index if not exists lead_in_quarantine on lead (quarantine_told) where quarantine is not null;
  create index if not exists lead_by_phone on lead (phone_normal, program, received_at);
  create table if not exists attachment (
    lead_id text collate "C" not null references lead (id) on delete cascade,
    field text collate "C" not null,
    file_name text not null,
    media_type text not null,
    byte_size integer not null check (byte_size = length(content)),
    sha256 text not null check (length(sha256) = 64),
    content bytea not null,
    primary key (lead_id, field)
  );
  -- The lead that a set of answers belongs to, and the keys it was submitted under. Concurrent writers conflict on these unique rows.
  create table if not exists arrival (
    form text not null,
    digest text not null,
    lead_id text collate "C" not null references lead (id) on delete cascade,
    received_at text collate "C" not null,
    primary key (form, digest)
  );
  create table if not exists arrival_key (
    form text not null,
    digest text not null,
    idempotency_key text not null,
    lead_id text collate "C" not null references lead (id) on delete cascade,
    primary key (form, digest, idempotency_key)
  );
  create index if not exists arrival_by_lead on arrival (lead_id);
  create index if not exists arrival_key_by_lead on arrival_key (lead_id);
  create table if not exists subscriber (
    id text collate "C" primary key,
    email text not null,
    email_normal text not null unique,
    state text not null check (state in ('pending', 'confirmed')),
    form_version integer not null,
    notice_version integer,
    received_at text collate "C" not null,
    asked_at text collate "C" not null,
    quarantine text,
    confirmed_at text
  );
  create table if not exists tombstone (
    id text collate "C" primary key,
    form text not null,
    reference text,
    cause text not null check (cause in ('withdrawn', 'retention', 'staff')),
    erased_at text not null
  );
  create table if not exists outgoing (
    id text collate "C" primary key,
    kind text not null,
    lead_id text collate "C" references lead (id) on delete cascade,
    subscriber_id text collate "C" references subscriber (id) on delete cascade,
    tombstone_id text collate "C" references tombstone (id),
    recipient text not null,
    message_id text not null unique,
    state text not null check (state in ('queued', 'leased', 'sending', 'retry', 'dead', 'unknown', 'sent', 'cancelled')),
    attempts integer not null,
    unknown_sends integer not null default 0,
    next_attempt_at text collate "C" not null,
    lease_token text,
    lease_until text collate "C",
    due_at text collate "C" generated always as (
      case when state in ('queued', 'retry') then next_attempt_at when state in ('leased', 'sending') then lease_until end
    ) stored,
    last_code text,
    created_at text collate "C" not null,
    finished_at text collate "C",
    check ((lead_id is not null)::int + (subscriber_id is not null)::int + (tombstone_id is not null)::int <= 1)
  );
  create index if not exists outgoing_due on outgoing (kind, due_at, id) where due_at is not null;
  create unique index if not exists outgoing_once on outgoing (lead_id, kind, recipient);
  create index if not exists outgoing_by_subscriber on outgoing (subscriber_id);
  create table if not exists suppression (
    address_hash text primary key check (length(address_hash) = 64),
    reason text not null,
    suppressed_at text not null
  );
`);

/**
 * With this index, searches of the desk read no rows of the table. It begins with the column of `lead_term_by_lead` and so replaces it.
 * SQLite does not need it: its tables without row ids have the whole key in every index.
 */
const addSearchIndex = script(`
  create index if not exists lead_term_by_lead_and_term on lead_term (lead_id, term);
  drop index if exists lead_term_by_lead;
`);

/**
 * The lists of the desk omit joined leads, so the partial index for their counts omits them too. SQLite does not need it, because its counts
 * are quick.
 */
const addJoinsAndIndex = async (db: Kysely<unknown>) => {
  await addJoins(dialect)(db);
  await script(`
    create index if not exists lead_in_lists on lead (status, form, owner_id, follow_up_on, received_at)
      where quarantine is null and joined_to is null;
  `)(db);
};

const dialect = {
  key: 'text collate "C"',
  longInteger: 'bigint',
  tableOptions: '',
  ifMissing: 'if not exists',
} as const;

/** Every migration, sorted by name. A migration that has shipped never changes. */
export const migrations: Migrations = {
  '0001-store': { up: initialTables, compatibleFrom: '0001-store' },
  '0002-mailboxes-and-untold': { up: addMailboxAndStaffTold('if not exists'), compatibleFrom: '0001-store' },
  // Older programs ignore the new table. Their suppressions have plain hashes, which this program does not find.
  '0003-link-secret': { up: addLinkSecret('if not exists', ''), compatibleFrom: '0001-store' },
  // Only adds. Leads that an older program stores get their search terms from the next start of this one.
  '0004-desk': { up: addDesk(dialect), compatibleFrom: '0001-store' },
  // Only adds.
  '0005-passkey': { up: addPasskeys(dialect), compatibleFrom: '0001-store' },
  // Only adds. Older programs send no replies.
  '0006-replies': { up: addReplies(dialect), compatibleFrom: '0001-store' },
  // Only adds.
  '0007-sources': { up: addSources(dialect), compatibleFrom: '0001-store' },
  // Only adds. In an older program, an editor is a counsellor.
  '0008-fact-changes': { up: addFactChanges(dialect), compatibleFrom: '0001-store' },
  // Only adds. An older program stores every lead as English.
  '0009-language': { up: addLanguage(dialect), compatibleFrom: '0001-store' },
  // Changes indexes only.
  '0010-desk-indexes': { up: addSearchIndex, compatibleFrom: '0001-store' },
  // Only adds. An older program lists joined leads one by one.
  '0011-joins': { up: addJoinsAndIndex, compatibleFrom: '0001-store' },
};
