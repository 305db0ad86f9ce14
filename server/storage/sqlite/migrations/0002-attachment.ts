import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The content comes last: SQLite then reads the rest of a row without it. A lead that is erased takes its files with it.
  await sql`
    create table attachment (
      lead_id text not null references lead (id) on delete cascade,
      field text not null,
      file_name text not null,
      media_type text not null,
      byte_size integer not null check (byte_size = length(content)),
      sha256 text not null check (length(sha256) = 64),
      content blob not null,
      primary key (lead_id, field)
    ) strict
  `.execute(db);
}
