import { sql } from 'kysely';
import {
  addDesk,
  addFactChanges,
  addJoins,
  addLanguage,
  addPasskeys,
  addReplies,
  addSources,
} from '../../sql/desk-tables.ts';
import { addLinkSecret, addMailboxAndStaffTold, type Migrations, type MigrationTarget } from '../../sql/migrate.ts';
import type { Db } from '../../sql/schema.ts';
import { arrivals, attachment, leadAndSubscriber, phones, reference } from './0001-to-0005.ts';
import { outboxAndQuarantine, outgoing, people } from './0006-to-0008.ts';

/**
 * Applied migrations are recorded in Kysely's table. Their `compatibleFrom` is the file's `user_version`, as a number.
 * @param path absolute path of the store
 */
export const migrationTarget = (db: Db, path: string, known: Migrations = migrations): MigrationTarget => ({
  db,
  migrations: known,
  location: `at ${path}`,
  async readApplied(from) {
    const table = await sql`select 1 from sqlite_schema where name = 'kysely_migration'`.execute(from);
    if (table.rows.length === 0) return { names: [], compatibleFrom: '' };
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(from);
    const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(from);
    const names = applied.rows.map(({ name }) => name);
    // 0: the program that wrote it did not record this yet, and works only with the tables it knows.
    const number = rows[0]?.userVersion || undefined;
    return { names, compatibleFrom: number === undefined ? (names.at(-1) ?? '') : String(number).padStart(4, '0') };
  },
  async begin(transaction) {
    await sql`
      create table if not exists kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)
    `.execute(transaction);
  },
  async recordApplied(transaction, name, compatibleFrom) {
    const at = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(transaction);
    await sql`pragma user_version = ${sql.lit(Number.parseInt(compatibleFrom, 10))}`.execute(transaction);
  },
});

const dialect = { key: 'text', longInteger: 'integer', tableOptions: 'strict, without rowid', ifMissing: '' } as const;

/** Every migration, sorted by name. A migration that has shipped never changes. */
export const migrations: Migrations = {
  '0001-lead-and-subscriber': { up: leadAndSubscriber, compatibleFrom: '0001-lead-and-subscriber' },
  '0002-attachment': { up: attachment, compatibleFrom: '0002-attachment' },
  '0003-reference': { up: reference, compatibleFrom: '0003-reference' },
  '0004-phones': { up: phones, compatibleFrom: '0004-phones' },
  '0005-arrivals': { up: arrivals, compatibleFrom: '0005-arrivals' },
  '0006-people': { up: people, compatibleFrom: '0006-people' },
  '0007-outgoing': { up: outgoing, compatibleFrom: '0007-outgoing' },
  '0008-outbox-and-quarantine': { up: outboxAndQuarantine, compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds: programs that know 0008 can work with it.
  '0009-mailboxes-and-untold': { up: addMailboxAndStaffTold(''), compatibleFrom: '0008-outbox-and-quarantine' },
  // Older programs ignore the new table. Their suppressions have plain hashes, which this program does not find.
  '0010-link-secret': { up: addLinkSecret('', 'strict'), compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds. Leads that an older program stores get their search terms from the next start of this one.
  '0011-desk': { up: addDesk(dialect), compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds.
  '0012-passkey': { up: addPasskeys(dialect), compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds. Older programs send no replies.
  '0013-replies': { up: addReplies(dialect), compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds.
  '0014-sources': { up: addSources(dialect), compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds. In an older program, an editor is a counsellor.
  '0015-fact-changes': { up: addFactChanges(dialect), compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds. An older program stores every lead as English.
  '0016-language': { up: addLanguage(dialect), compatibleFrom: '0008-outbox-and-quarantine' },
  // Only adds. An older program lists joined leads one by one.
  '0017-joins': { up: addJoins(dialect), compatibleFrom: '0008-outbox-and-quarantine' },
};
