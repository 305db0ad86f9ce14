import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { script } from '../../sql/migrate.ts';

/** Adds sender, subject, privacy notice and quarantine to leads, confirmation to subscribers, and tombstones. */
export const people = script(`
  -- Null for older leads.
  alter table lead add column notice_version integer;
  alter table lead add column quarantine text;
  alter table lead add column program text not null default '';
  alter table lead add column email_normal text;
  alter table lead add column phone_normal text;
  alter table lead add column duplicate_of text;
  create index lead_by_email on lead (email_normal, program, received_at);
  create index lead_by_phone on lead (phone_normal, program, received_at);
  create index lead_by_form on lead (form, received_at);
  -- SQLite cannot change a check of an existing table.
  alter table subscriber rename to old_subscriber;
  create table subscriber (
    id text primary key not null,
    email text not null,
    email_normal text not null unique,
    state text not null check (state in ('pending', 'confirmed')),
    form_version integer not null,
    notice_version integer,
    received_at text not null,
    asked_at text not null,
    confirmed_at text
  ) strict;
  insert into subscriber (id, email, email_normal, state, form_version, received_at, asked_at)
  select id, email, email_normal, state, form_version, received_at, received_at from old_subscriber;
  drop table old_subscriber;
  -- Records that an entry was erased, when and why. Holds no personal data.
  create table tombstone (
    id text primary key not null,
    form text not null,
    reference text,
    cause text not null check (cause in ('withdrawn', 'retention', 'staff')),
    erased_at text not null
  ) strict;
`);

/** Adds the outbox, suppressed addresses, and the jobs that one server runs at a time. */
export const outgoing = script(`
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
  ) strict;
  create index outgoing_due on outgoing (state, next_attempt_at);
  -- A lead has one message of each kind. A subscriber may have several.
  create unique index outgoing_once on outgoing (lead_id, kind);
  create index outgoing_by_subscriber on outgoing (subscriber_id);
  create table suppression (
    address_hash text primary key not null check (length(address_hash) = 64),
    reason text not null,
    suppressed_at text not null
  ) strict;
  create table job (
    name text primary key not null,
    done_at text,
    lease_token text,
    lease_until text
  ) strict;
`);

/** Limits an email to one recipient, allows emails about erased leads or no entry, and adds quarantine notices and quarantined subscribers. */
export async function outboxAndQuarantine(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outgoing_once`.execute(db);
  await splitByRecipient(db as Kysely<{ outgoing: Email }>);
  await recreateOutgoing(db);
}

const recreateOutgoing = script(`
  -- SQLite cannot change a check of an existing table.
  alter table outgoing rename to old_outgoing;
  create table outgoing (
    id text primary key not null,
    kind text not null,
    lead_id text references lead (id) on delete cascade,
    subscriber_id text references subscriber (id) on delete cascade,
    tombstone_id text references tombstone (id),
    recipient text not null,
    message_id text not null unique,
    state text not null check (state in ('queued', 'leased', 'sending', 'retry', 'dead', 'unknown', 'sent', 'cancelled')),
    attempts integer not null,
    unknown_sends integer not null default 0,
    next_attempt_at text not null,
    lease_token text,
    lease_until text,
    due_at text generated always as (
      case when state in ('queued', 'retry') then next_attempt_at when state in ('leased', 'sending') then lease_until end
    ) virtual,
    last_code text,
    created_at text not null,
    finished_at text,
    check ((lead_id is not null) + (subscriber_id is not null) + (tombstone_id is not null) <= 1)
  ) strict;
  insert into outgoing (id, kind, lead_id, subscriber_id, recipient, message_id, state, attempts,
    next_attempt_at, lease_token, lease_until, last_code, created_at, finished_at)
  select id, kind, lead_id, subscriber_id, recipient, message_id, state, attempts,
    next_attempt_at, lease_token, lease_until, last_code, created_at, finished_at from old_outgoing;
  drop table old_outgoing;
  -- A lead has one message of each kind for each recipient. A subscriber may have several.
  create unique index outgoing_once on outgoing (lead_id, kind, recipient);
  create index outgoing_by_subscriber on outgoing (subscriber_id);
  -- In claiming order and without finished rows, so that a claim needs no sorting.
  create index outgoing_due on outgoing (kind, due_at, id) where due_at is not null;

  alter table subscriber add column quarantine text;
  -- A subscriber without a confirmation email looked like a robot, or subscribed while the site sent no email. It is unknown which, so it gets none.
  update subscriber set quarantine = 'not-known' where asked_at = '1970-01-01T00:00:00.000Z';

  alter table lead add column quarantine_told integer not null default 0;
  -- The quarantine notice looks for these few leads every hour; without the index it would scan the table.
  create index lead_in_quarantine on lead (quarantine_told) where quarantine is not null;
`);

/** The columns that this migration uses. */
interface Email {
  id: string;
  recipient: string;
  message_id: string;
}

/**
 * Splits an email to several staff members into one for each. The first keeps id and message id. The others get new ones, so an email that may
 * have been sent goes to them again.
 */
async function splitByRecipient(db: Kysely<{ outgoing: Email }>): Promise<void> {
  const together = await db.selectFrom('outgoing').selectAll().where('recipient', 'like', '%,%').execute();
  for (const row of together) {
    const [first = '', ...others] = new Set(row.recipient.split(',').map((address) => address.trim()));
    await db.updateTable('outgoing').set({ recipient: first }).where('id', '=', row.id).execute();
    for (const recipient of others) {
      const id = randomUUID();
      const message_id = row.message_id.replace(/^[^@]*/, id);
      await db
        .insertInto('outgoing')
        .values({ ...row, id, recipient, message_id })
        .execute();
    }
  }
}
