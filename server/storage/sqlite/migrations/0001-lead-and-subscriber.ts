import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead (
      id text primary key not null,
      form text not null,
      form_version integer not null,
      idempotency_key text,
      digest text not null,
      answers text not null check (json_valid(answers)),
      questions text not null check (json_valid(questions)),
      received_at text not null
    ) strict
  `.execute(db);
  // Rows without a key never collide here: null is not equal to null.
  await sql`create unique index lead_once on lead (form, idempotency_key, digest)`.execute(db);
  await sql`create index lead_by_digest on lead (form, digest, received_at)`.execute(db);
  await sql`create index lead_by_time on lead (received_at)`.execute(db);
  await sql`
    create table subscriber (
      id text primary key not null,
      email text not null,
      email_normal text not null unique,
      state text not null check (state in ('pending')),
      form_version integer not null,
      received_at text not null
    ) strict
  `.execute(db);
}
