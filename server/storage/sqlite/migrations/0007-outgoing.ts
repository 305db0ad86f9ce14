import { type Kysely, sql } from 'kysely';

/** What goes out because of an entry, until it is sent; who wants nothing more; and what is done now and then by one server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outgoing (
      id text primary key not null,
      kind text not null,
      lead_id text references lead (id) on delete cascade,
      subscriber_id text references subscriber (id) on delete cascade,
      recipient text not null,
      message_id text not null unique,
      state text not null check (state in ('queued', 'leased', 'sending', 'sent', 'retry', 'dead', 'cancelled')),
      attempts integer not null,
      next_attempt_at text not null,
      lease_token text,
      lease_until text,
      last_code text,
      created_at text not null,
      finished_at text,
      check ((lead_id is null) <> (subscriber_id is null))
    ) strict
  `.execute(db);
  await sql`create index outgoing_due on outgoing (state, next_attempt_at)`.execute(db);
  // Of each kind a lead has one; a subscriber may be asked again.
  await sql`create unique index outgoing_once on outgoing (lead_id, kind)`.execute(db);
  await sql`create index outgoing_by_subscriber on outgoing (subscriber_id)`.execute(db);
  await sql`
    create table suppression (
      address_hash text primary key not null check (length(address_hash) = 64),
      reason text not null,
      suppressed_at text not null
    ) strict
  `.execute(db);
  await sql`
    create table job (
      name text primary key not null,
      done_at text,
      lease_token text,
      lease_until text
    ) strict
  `.execute(db);
}
