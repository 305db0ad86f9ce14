import { sql } from 'kysely';
import { type Migrated, mailboxesAndUntold, type Steps } from '../../sql/migrate.ts';
import type { Db } from '../../sql/schema.ts';
import { arrivals, attachment, leadAndSubscriber, phones, reference } from './0001-to-0005.ts';
import { outboxAndQuarantine, outgoing, people } from './0006-to-0008.ts';

/** Steps are written down in the table of Kysely's own migrations; how old a program may be that still opens the file, in the file's head. */
export const tablesOf = (db: Db, path: string, steps: Steps = migrations): Migrated => ({
  db,
  steps,
  place: `at ${path}`,
  async readApplied(from) {
    const made = await sql`select 1 from sqlite_schema where name = 'kysely_migration'`.execute(from);
    if (made.rows.length === 0) return { names: [], least: '' };
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(from);
    const head = await sql<{ userVersion: number }>`pragma user_version`.execute(from);
    const names = applied.rows.map(({ name }) => name);
    const least = head.rows[0]?.userVersion || (names.at(-1) ?? ''); // 0: of a program from before this was noted.
    return { names, least: typeof least === 'number' ? String(least).padStart(4, '0') : least };
  },
  async begin(transaction) {
    await sql`
      create table if not exists kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)
    `.execute(transaction);
  },
  async addApplied(transaction, name, least) {
    const at = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(transaction);
    await sql`pragma user_version = ${sql.lit(Number.parseInt(least, 10))}`.execute(transaction);
  },
});

/** Every step from an empty store to today's, in order of name. A step that has shipped is never changed. */
export const migrations: Steps = {
  '0001-lead-and-subscriber': { up: leadAndSubscriber, least: '0001-lead-and-subscriber' },
  '0002-attachment': { up: attachment, least: '0002-attachment' },
  '0003-reference': { up: reference, least: '0003-reference' },
  '0004-phones': { up: phones, least: '0004-phones' },
  '0005-arrivals': { up: arrivals, least: '0005-arrivals' },
  '0006-people': { up: people, least: '0006-people' },
  '0007-outgoing': { up: outgoing, least: '0007-outgoing' },
  '0008-outbox-and-quarantine': { up: outboxAndQuarantine, least: '0008-outbox-and-quarantine' },
  // It only adds.
  '0009-mailboxes-and-untold': { up: mailboxesAndUntold(''), least: '0008-outbox-and-quarantine' },
};
