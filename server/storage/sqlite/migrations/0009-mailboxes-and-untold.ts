import { type Kysely, sql } from 'kysely';

const dayMs = 24 * 60 * 60 * 1000;

/** Letters are counted by mailbox; of each lead it is kept whether the staff were told, since letters are forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of letters from before, nobody counts any: the limits are of a day.
  await sql`alter table outgoing add column mailbox text`.execute(db);
  await sql`create index outgoing_by_mailbox on outgoing (mailbox, kind, created_at) where mailbox is not null`.execute(
    db,
  );

  await sql`alter table lead add column staff_told integer not null default 0`.execute(db);
  // Where mail is sent, the letters about a lead that is older were forgotten.
  const forgotten = new Date(Date.now() - 90 * dayMs).toISOString();
  await sql`
    update lead set staff_told = 1
    where id in (select lead_id from outgoing where kind = 'staff-notice')
      or (received_at < ${forgotten} and exists (select 1 from outgoing where kind = 'staff-notice'))
  `.execute(db);
  await sql`create index lead_untold on lead (received_at) where staff_told = 0 and quarantine is null`.execute(db);
}
