import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** A letter has one recipient: each of the staff who were told together has one of their own from here on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outgoing_once`.execute(db);
  await giveEachTheirOwn(db as Kysely<Old>);
  await sql`create unique index outgoing_once on outgoing (lead_id, kind, recipient)`.execute(db);
}

interface Old {
  outgoing: { id: string; recipient: string; message_id: string };
}

/** The first keeps id and message id; a letter that may just have left goes to the others under a new one. */
async function giveEachTheirOwn(db: Kysely<Old>): Promise<void> {
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
