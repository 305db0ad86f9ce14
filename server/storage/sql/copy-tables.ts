import { createHash } from 'node:crypto';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { ownJobs, type SqlEngine } from './engine.ts';
import type { Tables } from './schema.ts';

export type TableName = keyof Tables;

type Value = string | number | Uint8Array | null;

type Row = Readonly<Record<string, Value>>;

interface TableFacts<Column = string> {
  /** Its primary key, in the order of which it is read. */
  readonly key: readonly Column[];
  /** Indexed, and nothing that anybody typed: by it rows are found and named. Several rows may have the same. */
  readonly id: Column;
  /** How many rows are in memory at once, of each store. */
  readonly portion: number;
  /** Ids of rows that say nothing of the entries: each engine has its own. */
  readonly ownOfEngine?: readonly string[];
}

/** Every table, each after those it refers to. */
const tables: { readonly [T in TableName]: TableFacts<keyof Tables[T] & string> } = {
  lead: { key: ['id'], id: 'id', portion: 200 },
  // Of 5 MB each.
  attachment: { key: ['lead_id', 'field'], id: 'lead_id', portion: 4 },
  arrival: { key: ['form', 'digest'], id: 'lead_id', portion: 500 },
  arrival_key: { key: ['form', 'digest', 'idempotency_key'], id: 'lead_id', portion: 500 },
  subscriber: { key: ['id'], id: 'id', portion: 500 },
  tombstone: { key: ['id'], id: 'id', portion: 500 },
  outgoing: { key: ['id'], id: 'id', portion: 500 },
  suppression: { key: ['address_hash'], id: 'address_hash', portion: 500 },
  job: { key: ['name'], id: 'name', portion: 500, ownOfEngine: Object.values(ownJobs) },
};

const factsOf = (table: TableName): TableFacts => tables[table];

const tableNames = Object.keys(tables) as readonly TableName[];

type ComputedColumn = { [T in TableName]: Exclude<keyof Tables[T], keyof Insertable<Tables[T]>> }[TableName];

/** The engine works them out from the others, and takes none. */
const computed: Readonly<Record<ComputedColumn, true>> = { due_at: true };

export type RowCounts = Readonly<Record<TableName, number>>;

/**
 * `differs` a row is in both and not the same, `foreign` only the target has it, `lost` only the source has it after all was copied.
 * Names the row by what nobody typed, and tells nothing of its content.
 */
export class StoresDiffer extends Error {
  override name = 'StoresDiffer';
  readonly how: 'differs' | 'foreign' | 'lost';
  readonly table: TableName;
  readonly id: string;

  constructor(how: StoresDiffer['how'], table: TableName, id: string) {
    super(`${table} ${id}: ${how}`);
    this.how = how;
    this.table = table;
    this.id = id;
  }
}

/**
 * Copies every row of one store into another that is empty, or holds a part of the same: what is there stays as it is. Then compares the two.
 * @param source nobody may change it meanwhile
 * @param target its tables are up to date; each portion of rows is a transaction of its own, and marks it as a part until all was compared
 * @returns how many rows each of the two has
 * @throws StoresDiffer, before anything is copied where the target holds what the source does not
 */
export async function copyTables(source: Kysely<Tables>, target: SqlEngine): Promise<RowCounts> {
  const from = inRows(source);
  const to = inRows(target.db);
  await compareEach(to, from, refuse('foreign'));
  await compareEach(from, to, (table, rows) =>
    target.write(async (transaction) => {
      await markAsPart(transaction);
      await inRows(transaction).insertInto(table).values(rows).execute();
    }),
  );
  const copied = await compareEach(from, to, refuse('lost'));
  await compareEach(to, from, refuse('foreign'));
  await target.write((transaction) => transaction.deleteFrom('job').where('name', '=', ownJobs.copying).execute());
  return copied;
}

/** Whatever ends the program: no server takes a part for the whole, and adds to it. */
async function markAsPart(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('job')
    .values({ name: ownJobs.copying, done_at: null, lease_token: null, lease_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const refuse =
  (how: StoresDiffer['how']): Missing =>
  async (table, [row]) => {
    throw new StoresDiffer(how, table, idOf(table, row));
  };

type InRows = Kysely<Record<string, Row>>;

/** What is done with any table alike. */
const inRows = (db: Kysely<Tables>) => db as unknown as InRows;

type Missing = (table: TableName, rows: readonly Row[]) => Promise<void>;

/**
 * Looks for every row of one store in another.
 * @param onMissing given those of a portion that are not there
 * @returns how many rows the first has
 * @throws StoresDiffer where one is there and is not the same
 */
async function compareEach(from: InRows, to: InRows, onMissing: Missing): Promise<RowCounts> {
  const counts = Object.fromEntries(tableNames.map((table) => [table, 0])) as Record<TableName, number>;
  for (const table of tableNames) {
    for await (const rows of portionsOf(from, table)) {
      counts[table] += rows.length;
      const there = await digestsOf(to, table, rows);
      const missing = rows.filter((row) => !there.has(keyOf(table, row)));
      const other = rows.find((row) => !isSame(row, there.get(keyOf(table, row))));
      if (other) throw new StoresDiffer('differs', table, idOf(table, other));
      if (missing.length > 0) await onMissing(table, missing);
    }
  }
  return counts;
}

/** @param digest of the row that is there; where none is, nothing differs */
const isSame = (row: Row, digest: string | undefined) => digest === undefined || digest === digestOf(row);

async function* portionsOf(db: InRows, table: TableName): AsyncGenerator<Row[]> {
  const { key, id, portion, ownOfEngine } = factsOf(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = sql.join(key.map((column) => last?.[column]));
    const found: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .$if(ownOfEngine !== undefined, (rows) => rows.where(sql.ref(id), 'not in', ownOfEngine ?? []))
      .$if(last !== undefined, (rows) => rows.where(sql<boolean>`(${columns}) > (${after})`))
      .orderBy(columns)
      .limit(portion)
      .execute();
    last = found.at(-1);
    if (found.length > 0) yield found.map(withoutComputed);
  } while (last !== undefined);
}

const withoutComputed = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !Object.hasOwn(computed, column)));

/** Of the rows with the ids of these, by key. */
async function digestsOf(db: InRows, table: TableName, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = new Set(rows.map((row) => idOf(table, row)));
  const found = await db
    .selectFrom(table)
    .selectAll()
    .where(sql.ref(factsOf(table).id), 'in', [...ids])
    .execute();
  return new Map(found.map((row) => [keyOf(table, row), digestOf(withoutComputed(row))]));
}

const idOf = (table: TableName, row: Row | undefined) => String(row?.[factsOf(table).id]);

const keyOf = (table: TableName, row: Row) => JSON.stringify(factsOf(table).key.map((column) => row[column]));

/** The same on every engine. JSON is kept as the text it came as, and files as their own digest, not to have them in memory twice. */
function digestOf(row: Row): string {
  const columns = Object.keys(row).sort();
  return sha256(JSON.stringify(columns.map((column) => [column, plain(row[column])])));
}

const plain = (value: Value | undefined) => (value instanceof Uint8Array ? sha256(value) : value);

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
