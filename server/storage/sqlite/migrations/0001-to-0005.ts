import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { script } from '../../sql/migrate.ts';

export const leadAndSubscriber = script(`
  create table lead (
    id text primary key not null,
    form text not null,
    form_version integer not null,
    idempotency_key text,
    digest text not null,
    answers text not null check (json_valid(answers)),
    questions text not null check (json_valid(questions)),
    received_at text not null
  ) strict;
  -- Rows without a key never collide here: null is not equal to null.
  create unique index lead_once on lead (form, idempotency_key, digest);
  create index lead_by_digest on lead (form, digest, received_at);
  create index lead_by_time on lead (received_at);
  create table subscriber (
    id text primary key not null,
    email text not null,
    email_normal text not null unique,
    state text not null check (state in ('pending')),
    form_version integer not null,
    received_at text not null
  ) strict;
`);

export const attachment = script(`
  -- The content comes last: SQLite then reads the rest of a row without it. Erasing a lead erases its files.
  create table attachment (
    lead_id text not null references lead (id) on delete cascade,
    field text not null,
    file_name text not null,
    media_type text not null,
    byte_size integer not null check (byte_size = length(content)),
    sha256 text not null check (length(sha256) = 64),
    content blob not null,
    primary key (lead_id, field)
  ) strict;
`);

export async function reference(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column reference text`.execute(db);
  // Older leads get a reference too, so that the staff can name every lead the same way.
  const { rows } = await sql<{ id: string }>`select id from lead`.execute(db);
  const references = new Set<string>();
  while (references.size < rows.length) references.add(randomReference());
  for (const [index, reference] of [...references].entries()) {
    await sql`update lead set reference = ${reference} where id = ${rows[index]?.id}`.execute(db);
  }
  await sql`alter table lead alter column reference set not null`.execute(db);
  await sql`create unique index lead_by_reference on lead (reference)`.execute(db);
}

// Copied, not imported: a migration must not change when the format of references does.
function randomReference(): string {
  const characters = Array.from({ length: 8 }, () => '34679CDFGHJKMNPQRTWXY'[randomInt(21)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

export const phones = script(`
  -- Empty for older leads.
  alter table lead add column phones text not null default '{}' check (json_valid(phones));
`);

/** Adds tables with the lead of each set of answers, and with its keys. Their unique rows make concurrent writers conflict. */
export const arrivals = script(`
  create table arrival (
    form text not null,
    digest text not null,
    lead_id text not null references lead (id) on delete cascade,
    received_at text not null,
    primary key (form, digest)
  ) strict;
  create table arrival_key (
    form text not null,
    digest text not null,
    idempotency_key text not null,
    lead_id text not null references lead (id) on delete cascade,
    primary key (form, digest, idempotency_key)
  ) strict;
  -- Without these, erasing a lead would read both tables from end to end.
  create index arrival_by_lead on arrival (lead_id);
  create index arrival_key_by_lead on arrival_key (lead_id);
  insert into arrival_key select form, digest, idempotency_key, id from lead where idempotency_key is not null;
  insert into arrival select form, digest, id, received_at from lead where true
  order by received_at
  on conflict (form, digest) do update set lead_id = excluded.lead_id, received_at = excluded.received_at;
  drop index lead_once;
  drop index lead_by_digest;
  alter table lead drop column idempotency_key;
  alter table lead drop column digest;
`);
