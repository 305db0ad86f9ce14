import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { internalJobs, type SqlEngine } from './engine.ts';
import type { Db, Tables, Transaction } from './schema.ts';

export type TableName = keyof Tables;

type Value = string | number | Uint8Array | null;

type Row = Readonly<Record<string, Value>>;

interface TableFacts {
  /** Its primary key, in the order of which it is read. */
  readonly key: readonly string[];
  /** Indexed, and nothing that anybody typed: by it rows are found and named. Several rows may have the same. */
  readonly id: string;
  /** How many rows are in memory at once, of each store. */
  readonly portion?: number;
}

/** Every table, each after those it refers to. */
const tables: Readonly<Record<TableName, TableFacts>> = {
  lead: { key: ['id'], id: 'id' },
  // Of 5 MB each.
  attachment: { key: ['leadId', 'field'], id: 'leadId', portion: 4 },
  arrival: { key: ['form', 'digest'], id: 'leadId' },
  arrival_key: { key: ['form', 'digest', 'idempotencyKey'], id: 'leadId' },
  subscriber: { key: ['id'], id: 'id' },
  tombstone: { key: ['id'], id: 'id' },
  outgoing: { key: ['id'], id: 'id' },
  suppression: { key: ['addressHash'], id: 'addressHash' },
  job: { key: ['name'], id: 'name' },
};

const tableNames = Object.keys(tables) as readonly TableName[];

/** Jobs that say nothing of the entries: each engine has its own. */
const ownOfEngine = Object.values(internalJobs);

export type RowCounts = Readonly<Record<TableName, number>>;

/** `differs` a row is in both and not the same, `foreign` only the target has it, `lost` only the source has it after all was copied. */
export type Difference = 'differs' | 'foreign' | 'lost';

/**
 * Copies every row of one store into another that is empty, or holds a part of the same: what is there stays as it is. Then compares the two.
 * @param source nobody may change it meanwhile
 * @param target its tables are up to date; each portion of rows is a transaction of its own, and marks it as a part until all was compared
 * @param errorOf what is thrown where they differ; `foreign` before anything is copied. It is given what names a row and nobody typed
 * @returns how many rows each of the two has
 */
export async function copyTables(
  source: Db,
  target: SqlEngine,
  errorOf: (how: Difference, table: TableName, id: string) => Error,
): Promise<RowCounts> {
  const [from, to] = [inRows(source), inRows(target.db)];
  const refuse =
    (how: Difference): OnRows =>
    async (table, [row]) => {
      throw errorOf(how, table, idOf(table, row));
    };
  const compare = (one: InRows, other: InRows, onMissing: OnRows) =>
    compareEach(one, other, onMissing, refuse('differs'));
  await compare(to, from, refuse('foreign'));
  await compare(from, to, (table, rows) =>
    target.write(async (transaction) => {
      await markAsPart(transaction);
      await inRows(transaction).insertInto(table).values(rows).execute();
    }),
  );
  const copied = await compare(from, to, refuse('lost'));
  await compare(to, from, refuse('foreign'));
  await target.write((transaction) => transaction.deleteFrom('job').where('name', '=', internalJobs.copying).execute());
  return copied;
}

/** Whatever ends the program: no server takes a part for the whole, and adds to it. */
async function markAsPart(transaction: Transaction): Promise<void> {
  await transaction
    .insertInto('job')
    .values({ name: internalJobs.copying })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type InRows = Kysely<Record<string, Row>>;

/** What is done with any table alike. */
const inRows = (db: Db) => db as unknown as InRows;

/** Given some of a table's rows. */
type OnRows = (table: TableName, rows: readonly Row[]) => Promise<void>;

/** Looks for every row of one store in another. @returns how many rows the first has */
async function compareEach(from: InRows, to: InRows, onMissing: OnRows, onOther: OnRows): Promise<RowCounts> {
  const counts = Object.fromEntries(tableNames.map((table) => [table, 0])) as Record<TableName, number>;
  for (const table of tableNames) {
    for await (const rows of portionsOf(from, table)) {
      counts[table] += rows.length;
      const there = await digestsOf(to, table, rows);
      const digestThere = (row: Row) => there.get(keyOf(table, row));
      const missing = rows.filter((row) => digestThere(row) === undefined);
      const other = rows.filter((row) => !missing.includes(row) && digestThere(row) !== digestOf(row));
      if (other.length > 0) await onOther(table, other);
      if (missing.length > 0) await onMissing(table, missing);
    }
  }
  return counts;
}

async function* portionsOf(db: InRows, table: TableName): AsyncGenerator<Row[]> {
  const { key, portion = 200 } = tables[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = sql.join(key.map((column) => last?.[column]));
    const found: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .$if(table === 'job', (rows) => rows.where('name', 'not in', ownOfEngine))
      .$if(last !== undefined, (rows) => rows.where(sql<boolean>`(${columns}) > (${after})`))
      .orderBy(columns)
      .limit(portion)
      .execute();
    last = found.at(-1);
    if (found.length > 0) yield found.map(withoutComputed);
  } while (last !== undefined);
}

/** The engine works it out from the others, and takes none. */
const withoutComputed = ({ dueAt: _, ...row }: Row): Row => row;

/** Of the rows with the ids of these, by key. */
async function digestsOf(db: InRows, table: TableName, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = new Set(rows.map((row) => idOf(table, row)));
  const found = await db
    .selectFrom(table)
    .selectAll()
    .where(sql.ref(tables[table].id), 'in', [...ids])
    .execute();
  return new Map(found.map((row) => [keyOf(table, row), digestOf(withoutComputed(row))]));
}

const idOf = (table: TableName, row: Row | undefined) => String(row?.[tables[table].id]);

const keyOf = (table: TableName, row: Row) => JSON.stringify(tables[table].key.map((column) => row[column]));

/** The same on every engine. JSON is kept as the text it came as, and files as their own digest, not to have them in memory twice. */
function digestOf(row: Row): string {
  const columns = Object.keys(row).sort();
  return sha256(JSON.stringify(columns.map((column) => [column, plain(row[column])])));
}

const plain = (value: Value | undefined) => (value instanceof Uint8Array ? sha256(value) : value);

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
