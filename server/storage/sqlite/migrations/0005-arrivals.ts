import { type Kysely, sql } from 'kysely';

/** Which lead the same answers belong to, and which keys it came under: one row that is written, where engines with several writers cannot search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table arrival (
      form text not null,
      digest text not null,
      lead_id text not null references lead (id) on delete cascade,
      received_at text not null,
      primary key (form, digest)
    ) strict
  `.execute(db);
  await sql`
    create table arrival_key (
      form text not null,
      digest text not null,
      idempotency_key text not null,
      lead_id text not null references lead (id) on delete cascade,
      primary key (form, digest, idempotency_key)
    ) strict
  `.execute(db);
  // Without these, erasing a lead would read both tables from end to end.
  await sql`create index arrival_by_lead on arrival (lead_id)`.execute(db);
  await sql`create index arrival_key_by_lead on arrival_key (lead_id)`.execute(db);
  await sql`
    insert into arrival_key select form, digest, idempotency_key, id from lead where idempotency_key is not null
  `.execute(db);
  await sql`
    insert into arrival select form, digest, id, received_at from lead where true
    order by received_at
    on conflict (form, digest) do update set lead_id = excluded.lead_id, received_at = excluded.received_at
  `.execute(db);
  await sql`drop index lead_once`.execute(db);
  await sql`drop index lead_by_digest`.execute(db);
  await sql`alter table lead drop column idempotency_key`.execute(db);
  await sql`alter table lead drop column digest`.execute(db);
}
