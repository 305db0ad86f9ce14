import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of leads from before, nothing was worked out: their answers say all there is.
  await sql`alter table lead add column phones text not null default '{}' check (json_valid(phones))`.execute(db);
}
