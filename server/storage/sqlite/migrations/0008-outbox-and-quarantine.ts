import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** A letter has one recipient, and may be about a lead that was erased, or about none; what the staff were told of quarantine, where subscribers may be, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index outgoing_once`.execute(db);
  await giveEachTheirOwn(db as Kysely<{ outgoing: Letter }>);
  await renewOutgoing(db);
  // Of each kind a lead has one for each recipient; a subscriber may be asked again.
  await sql`create unique index outgoing_once on outgoing (lead_id, kind, recipient)`.execute(db);
  await sql`create index outgoing_by_subscriber on outgoing (subscriber_id)`.execute(db);
  // In the order in which they are taken, and without all that is done: whoever takes the next one sorts nothing.
  await sql`create index outgoing_due on outgoing (kind, due_at, id) where due_at is not null`.execute(db);

  await sql`alter table subscriber add column quarantine text`.execute(db);
  // Who was not asked looked like a robot, or came while no mail was sent: nobody can tell any more, and strangers are not written to.
  await sql`update subscriber set quarantine = 'not-known' where asked_at = '1970-01-01T00:00:00.000Z'`.execute(db);

  await sql`alter table lead add column quarantine_told integer not null default 0`.execute(db);
  // Asked every hour, and of few: without it, all leads would be read.
  await sql`create index lead_in_quarantine on lead (quarantine_told) where quarantine is not null`.execute(db);
}

/** SQLite changes no check of a table that stands. */
async function renewOutgoing(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outgoing rename to old_outgoing`.execute(db);
  await sql`
    create table outgoing (
      id text primary key not null,
      kind text not null,
      lead_id text references lead (id) on delete cascade,
      subscriber_id text references subscriber (id) on delete cascade,
      tombstone_id text references tombstone (id),
      recipient text not null,
      message_id text not null unique,
      state text not null check (state in ('queued', 'leased', 'sending', 'retry', 'dead', 'unknown', 'sent', 'cancelled')),
      attempts integer not null,
      unknown_sends integer not null default 0,
      next_attempt_at text not null,
      lease_token text,
      lease_until text,
      due_at text generated always as (
        case when state in ('queued', 'retry') then next_attempt_at when state in ('leased', 'sending') then lease_until end
      ) virtual,
      last_code text,
      created_at text not null,
      finished_at text,
      check ((lead_id is not null) + (subscriber_id is not null) + (tombstone_id is not null) <= 1)
    ) strict
  `.execute(db);
  const columns = sql.raw(
    'id, kind, lead_id, subscriber_id, recipient, message_id, state, attempts, next_attempt_at, lease_token, lease_until, last_code, created_at, finished_at',
  );
  await sql`insert into outgoing (${columns}) select ${columns} from old_outgoing`.execute(db);
  await sql`drop table old_outgoing`.execute(db);
}

/** As far as it matters here. */
interface Letter {
  id: string;
  recipient: string;
  message_id: string;
}

/**
 * Of the staff who were told together, each has a letter of their own. The first keeps id and message id; one that may just have left goes to
 * the others under a new one.
 */
async function giveEachTheirOwn(db: Kysely<{ outgoing: Letter }>): Promise<void> {
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
