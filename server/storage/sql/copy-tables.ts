import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { StartupError } from '../../process/startup-error.ts';
import { migrationJob } from './engine.ts';
import type { Db, Tables, Transaction } from './schema.ts';

type TableName = keyof Tables;

type Row = Readonly<Record<string, string | number | Uint8Array | null>>;

/** The primary key of every table. A table comes after those that it refers to. */
const primaryKeys: Readonly<Record<TableName, readonly string[]>> = {
  lead: ['id'],
  attachment: ['leadId', 'field'],
  arrival: ['form', 'digest'],
  arrival_key: ['form', 'digest', 'idempotencyKey'],
  subscriber: ['id'],
  tombstone: ['id'],
  lead_term: ['term', 'leadId'],
  lead_event: ['id'],
  outgoing: ['id'],
  staff: ['id'],
  staff_session: ['tokenHash'],
  passkey: ['id'],
  sign_in: ['browserHash'],
  page_view: ['day', 'page'],
  fact_change: ['id'],
  setting: ['name'],
  audit: ['id'],
  suppression: ['addressHash'],
  job: ['name'],
};

export const tableNames = Object.keys(primaryKeys) as readonly TableName[];

export type RowCounts = Readonly<Record<TableName, number>>;

/**
 * Copies every row, and then compares the two stores.
 * @param source must not change during the copy
 * @param target must be migrated and empty. Servers must not see it before this resolves: it is a transaction, or in a new file
 * @returns the number of rows of each table
 * @throws StartupError if the target has rows, or a row differs after the copy
 */
export async function copyTables(source: Db, target: Db): Promise<RowCounts> {
  const [from, to] = [asRows(source), asRows(target)];
  const counts = Object.fromEntries(tableNames.map((table) => [table, 0])) as Record<TableName, number>;
  for (const table of tableNames) {
    if (!(await readBatches(to, table).next()).done)
      throw new StartupError(
        `The database is not empty: it has rows in the table ${table}. Set DATABASE_URL to an empty database.`,
      );
  }
  for (const table of tableNames) {
    for await (const rows of readBatches(from, table)) {
      await to.insertInto(table).values(rows).execute();
      counts[table] += rows.length;
    }
  }
  for (const table of tableNames) {
    const copied = readBatches(to, table);
    for await (const rows of readBatches(from, table)) {
      if (!isDeepStrictEqual(rows, (await copied.next()).value))
        throw new StartupError(
          `After the copy, the table ${table} differs from its source. Check the disk, and try again.`,
        );
    }
  }
  return counts;
}

export async function emptyTables(transaction: Transaction): Promise<void> {
  for (const table of tableNames.toReversed()) await asRows(transaction).deleteFrom(table).execute();
}

const asRows = (db: Db) => db as unknown as Kysely<Record<string, Row>>;

/** Reads the rows by primary key, so that few of them are in memory. A file has up to 5 MB. */
async function* readBatches(db: Kysely<Record<string, Row>>, table: TableName): AsyncGenerator<Row[]> {
  const columns = sql.join(primaryKeys[table].map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = sql.join(primaryKeys[table].map((column) => last?.[column]));
    const found: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .$if(table === 'job', (rows) => rows.where('name', '!=', migrationJob))
      .$if(last !== undefined, (rows) => rows.where(sql<boolean>`(${columns}) > (${after})`))
      .orderBy(columns)
      .limit(table === 'attachment' ? 4 : 200)
      .execute();
    last = found.at(-1);
    if (found.length > 0) yield found.map(toPortableRow);
  } while (last !== undefined);
}

/** Without the generated column, and with bytes of the same class from each engine. */
const toPortableRow = ({ dueAt: _, ...row }: Row): Row =>
  row.content instanceof Uint8Array ? { ...row, content: new Uint8Array(row.content) } : row;
