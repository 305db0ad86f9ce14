import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { internalJobs, type SqlEngine } from './engine.ts';
import type { Db, Tables, Transaction } from './schema.ts';

export type TableName = keyof Tables;

type Value = string | number | Uint8Array | null;

type Row = Readonly<Record<string, Value>>;

interface TableInfo {
  /** Primary key. Rows are read in its order. */
  readonly key: readonly string[];
  /** An indexed column without personal data, which identifies rows in messages and finds them. It may have equal values. */
  readonly id: string;
  /** How many rows of each store are in memory at once. */
  readonly batchSize?: number;
}

/** Every table, after the tables that it refers to. */
const tables: Readonly<Record<TableName, TableInfo>> = {
  lead: { key: ['id'], id: 'id' },
  // Up to 5 MB each.
  attachment: { key: ['leadId', 'field'], id: 'leadId', batchSize: 4 },
  arrival: { key: ['form', 'digest'], id: 'leadId' },
  arrival_key: { key: ['form', 'digest', 'idempotencyKey'], id: 'leadId' },
  subscriber: { key: ['id'], id: 'id' },
  tombstone: { key: ['id'], id: 'id' },
  lead_term: { key: ['term', 'leadId'], id: 'leadId' },
  lead_event: { key: ['id'], id: 'id' },
  outgoing: { key: ['id'], id: 'id' },
  staff: { key: ['id'], id: 'id' },
  staff_session: { key: ['tokenHash'], id: 'tokenHash' },
  passkey: { key: ['id'], id: 'id' },
  sign_in: { key: ['browserHash'], id: 'browserHash' },
  page_view: { key: ['day', 'page'], id: 'day' },
  fact_change: { key: ['id'], id: 'id' },
  desk_setting: { key: ['name'], id: 'name' },
  audit: { key: ['id'], id: 'id' },
  suppression: { key: ['addressHash'], id: 'addressHash' },
  link_secret: { key: ['id'], id: 'id' },
  job: { key: ['name'], id: 'name' },
};

export const tableNames = Object.keys(tables) as readonly TableName[];

/** Each engine has its own rows for these jobs. */
const internalJobNames = Object.values(internalJobs);

export type RowCounts = Readonly<Record<TableName, number>>;

/** `different`: the two stores differ in a row. `extra`: only the target has it. `missing`: only the source has it after the copy. */
export type Difference = 'different' | 'extra' | 'missing';

/**
 * Copies every row into a store that is empty or has some of the rows from an interrupted copy, and then compares both stores.
 * @param source must not change during the copy
 * @param target must be migrated. Each batch is a transaction, and marks the target as partial until the comparison is done
 * @param createError creates the error to throw at a difference. `extra` rows are found before anything is copied. `id` contains no personal data
 * @returns the number of rows of each table
 */
export async function copyTables(
  source: Db,
  target: SqlEngine,
  createError: (kind: Difference, table: TableName, id: string) => Error,
): Promise<RowCounts> {
  const [from, to] = [asRows(source), asRows(target.db)];
  const refuse =
    (kind: Difference): OnRows =>
    async (table, [row]) => {
      throw createError(kind, table, idOf(table, row));
    };
  const compare = (one: RowDb, other: RowDb, onMissing: OnRows) =>
    compareRows(one, other, onMissing, refuse('different'));
  await compare(to, from, refuse('extra'));
  await compare(from, to, (table, rows) =>
    target.write(async (transaction) => {
      await markAsPartial(transaction);
      await asRows(transaction).insertInto(table).values(rows).execute();
    }),
  );
  const copied = await compare(from, to, refuse('missing'));
  await compare(to, from, refuse('extra'));
  await target.write((transaction) => transaction.deleteFrom('job').where('name', '=', internalJobs.copying).execute());
  return copied;
}

/** Deletes every row, and marks the store as partial. Every server then refuses it until another store is copied into it. */
export async function emptyTables(transaction: Transaction): Promise<void> {
  await markAsPartial(transaction);
  for (const table of tableNames.toReversed()) {
    await asRows(transaction)
      .deleteFrom(table)
      .$if(table === 'job', (rows) => rows.where('name', 'not in', internalJobNames))
      .execute();
  }
}

/** Makes every server refuse to open the target until the copy is complete. */
async function markAsPartial(transaction: Transaction): Promise<void> {
  await transaction
    .insertInto('job')
    .values({ name: internalJobs.copying })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The database with untyped tables. */
type RowDb = Kysely<Record<string, Row>>;

const asRows = (db: Db) => db as unknown as RowDb;

type OnRows = (table: TableName, rows: readonly Row[]) => Promise<void>;

/** Looks up every row of one store in another. @returns the number of rows of each table */
async function compareRows(from: RowDb, to: RowDb, onMissing: OnRows, onDifferent: OnRows): Promise<RowCounts> {
  const counts = Object.fromEntries(tableNames.map((table) => [table, 0])) as Record<TableName, number>;
  for (const table of tableNames) {
    for await (const rows of readBatches(from, table)) {
      counts[table] += rows.length;
      const targetDigests = await digestsOf(to, table, rows);
      const targetDigest = (row: Row) => targetDigests.get(keyOf(table, row));
      const missing = rows.filter((row) => targetDigest(row) === undefined);
      const different = rows.filter((row) => !missing.includes(row) && targetDigest(row) !== digestOf(row));
      if (different.length > 0) await onDifferent(table, different);
      if (missing.length > 0) await onMissing(table, missing);
    }
  }
  return counts;
}

async function* readBatches(db: RowDb, table: TableName): AsyncGenerator<Row[]> {
  const { key, batchSize = 200 } = tables[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = sql.join(key.map((column) => last?.[column]));
    const found: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .$if(table === 'job', (rows) => rows.where('name', 'not in', internalJobNames))
      .$if(last !== undefined, (rows) => rows.where(sql<boolean>`(${columns}) > (${after})`))
      .orderBy(columns)
      .limit(batchSize)
      .execute();
    last = found.at(-1);
    if (found.length > 0) yield found.map(withoutGenerated);
  } while (last !== undefined);
}

const withoutGenerated = ({ dueAt: _, ...row }: Row): Row => row;

/** The digests of the rows that have the ids of these rows, by primary key. */
async function digestsOf(db: RowDb, table: TableName, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = new Set(rows.map((row) => idOf(table, row)));
  const found = await db
    .selectFrom(table)
    .selectAll()
    .where(sql.ref(tables[table].id), 'in', [...ids])
    .execute();
  return new Map(found.map((row) => [keyOf(table, row), digestOf(withoutGenerated(row))]));
}

const idOf = (table: TableName, row: Row | undefined) => String(row?.[tables[table].id]);

const keyOf = (table: TableName, row: Row) => JSON.stringify(tables[table].key.map((column) => row[column]));

/** The same on every engine. JSON columns are text; files are replaced by their digest, so that they are not in memory twice. */
function digestOf(row: Row): string {
  const columns = Object.keys(row).sort();
  return sha256(JSON.stringify(columns.map((column) => [column, hashIfBinary(row[column])])));
}

const hashIfBinary = (value: Value | undefined) => (value instanceof Uint8Array ? sha256(value) : value);

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
