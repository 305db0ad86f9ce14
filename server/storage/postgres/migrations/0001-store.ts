import { type Kysely, sql } from 'kysely';

/**
 * Times are text that sorts (ISO 8601), as they are handed in and out, and compared by their bytes (`collate "C"`): no driver and no
 * time zone of a session comes between. Answers are `json`, which is checked, and keeps the text as it came, with its order of fields; `jsonb` keeps
 * neither order nor text. Keys are text of ours, drawn at random.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )
  `.execute(db);
  await sql`create unique index if not exists lead_by_reference on lead (reference)`.execute(db);
  await sql`create index if not exists lead_by_time on lead (received_at)`.execute(db);
  await sql`create index if not exists lead_by_form on lead (form, received_at)`.execute(db);
  await sql`create index if not exists lead_by_email on lead (email_normal, program, received_at)`.execute(db);
  // Asked every hour, and of few: without it, all leads would be read.
  await sql`create index if not exists lead_in_quarantine on lead (quarantine_told) where quarantine is not null`.execute(
    db,
  );
  await sql`create index if not exists lead_by_phone on lead (phone_normal, program, received_at)`.execute(db);
  await sql`
    create table if not exists attachment (
      lead_id text collate "C" not null references lead (id) on delete cascade,
      field text collate "C" not null,
      file_name text not null,
      media_type text not null,
      byte_size integer not null check (byte_size = length(content)),
      sha256 text not null check (length(sha256) = 64),
      content bytea not null,
      primary key (lead_id, field)
    )
  `.execute(db);
  // Which lead the same answers belong to, and which keys it came under: the rows in which those who write at once meet.
  await sql`
    create table if not exists arrival (
      form text not null,
      digest text not null,
      lead_id text collate "C" not null references lead (id) on delete cascade,
      received_at text collate "C" not null,
      primary key (form, digest)
    )
  `.execute(db);
  await sql`
    create table if not exists arrival_key (
      form text not null,
      digest text not null,
      idempotency_key text not null,
      lead_id text collate "C" not null references lead (id) on delete cascade,
      primary key (form, digest, idempotency_key)
    )
  `.execute(db);
  await sql`create index if not exists arrival_by_lead on arrival (lead_id)`.execute(db);
  await sql`create index if not exists arrival_key_by_lead on arrival_key (lead_id)`.execute(db);
  await sql`
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
    )
  `.execute(db);
  await sql`
    create table if not exists tombstone (
      id text collate "C" primary key,
      form text not null,
      reference text,
      cause text not null check (cause in ('withdrawn', 'retention', 'staff')),
      erased_at text not null
    )
  `.execute(db);
  await sql`
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
    )
  `.execute(db);
  await sql`create index if not exists outgoing_due on outgoing (kind, due_at, id) where due_at is not null`.execute(
    db,
  );
  await sql`create unique index if not exists outgoing_once on outgoing (lead_id, kind, recipient)`.execute(db);
  await sql`create index if not exists outgoing_by_subscriber on outgoing (subscriber_id)`.execute(db);
  await sql`
    create table if not exists suppression (
      address_hash text primary key check (length(address_hash) = 64),
      reason text not null,
      suppressed_at text not null
    )
  `.execute(db);
}
