import { type Kysely, sql } from 'kysely';

/** Who sent a lead and what for, which notice they saw, whether a person has to look first; subscribers that can confirm; what was erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of leads from before, neither was kept.
  await sql`alter table lead add column notice_version integer`.execute(db);
  await sql`alter table lead add column quarantine text`.execute(db);
  await sql`alter table lead add column program text not null default ''`.execute(db);
  await sql`alter table lead add column email_normal text`.execute(db);
  await sql`alter table lead add column phone_normal text`.execute(db);
  await sql`alter table lead add column duplicate_of text`.execute(db);
  await sql`create index lead_by_email on lead (email_normal, program, received_at)`.execute(db);
  await sql`create index lead_by_phone on lead (phone_normal, program, received_at)`.execute(db);
  await sql`create index lead_by_form on lead (form, received_at)`.execute(db);

  // SQLite changes no check of a table that stands.
  await sql`alter table subscriber rename to old_subscriber`.execute(db);
  await sql`
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
    ) strict
  `.execute(db);
  await sql`
    insert into subscriber (id, email, email_normal, state, form_version, received_at, asked_at)
    select id, email, email_normal, state, form_version, received_at, received_at from old_subscriber
  `.execute(db);
  await sql`drop table old_subscriber`.execute(db);

  // Nothing of a person stands here: that an entry was erased, when and why.
  await sql`
    create table tombstone (
      id text primary key not null,
      form text not null,
      reference text,
      cause text not null check (cause in ('withdrawn', 'retention', 'staff')),
      erased_at text not null
    ) strict
  `.execute(db);
}
