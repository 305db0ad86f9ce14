import { type Kysely, sql } from 'kysely';
import { makeReference } from '../../../intake/reference.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column reference text`.execute(db);
  // Leads from before get one too, so that the staff can call every lead the same way.
  const { rows } = await sql<{ id: string }>`select id from lead`.execute(db);
  const drawn = new Set<string>();
  while (drawn.size < rows.length) drawn.add(makeReference());
  for (const [at, reference] of [...drawn].entries()) {
    await sql`update lead set reference = ${reference} where id = ${rows[at]?.id}`.execute(db);
  }
  await sql`alter table lead alter column reference set not null`.execute(db);
  await sql`create unique index lead_by_reference on lead (reference)`.execute(db);
}
