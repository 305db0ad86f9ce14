import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column reference text`.execute(db);
  // Leads from before get one too, so that the staff can call every lead the same way.
  const { rows } = await sql<{ id: string }>`select id from lead`.execute(db);
  const drawn = new Set<string>();
  while (drawn.size < rows.length) drawn.add(drawReference());
  for (const [at, reference] of [...drawn].entries()) {
    await sql`update lead set reference = ${reference} where id = ${rows[at]?.id}`.execute(db);
  }
  await sql`alter table lead alter column reference set not null`.execute(db);
  await sql`create unique index lead_by_reference on lead (reference)`.execute(db);
}

// Written out here: a migration does tomorrow what it did on the day it came, whatever becomes of new references.
function drawReference(): string {
  const signs = Array.from({ length: 8 }, () => '34679CDFGHJKMNPQRTWXY'[randomInt(21)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
