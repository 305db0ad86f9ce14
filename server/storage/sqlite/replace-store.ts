import { existsSync } from 'node:fs';
import { CannotStart } from '../../cannot-start.ts';
import { type Connection, connect } from './connection.ts';
import { isSound } from './copy-store.ts';
import { explained, storePath } from './open.ts';
import { isBusy } from './unavailable.ts';

/** What stands at a store's path: of a `damaged` one it cannot be told what was erased from it. */
export type StoreState = 'none' | 'whole' | 'damaged';

/**
 * Has everything that was written to a store in its one file, with no program that has it open. A damaged one stays as it is.
 * @throws CannotStart if one has
 */
export async function settleStore(dataDir: string): Promise<StoreState> {
  const path = storePath(dataDir);
  if (!existsSync(path)) return 'none';
  return explained(path, async () => {
    if (!isWhole(path)) return 'damaged';
    const connection = connect(path, { isReadOnly: false, waitMs: 0 });
    try {
      // To leave WAL mode SQLite has to be alone with the file, readers included.
      connection.exec('pragma journal_mode = delete');
      return 'whole';
    } catch (error) {
      if (isBusy(error)) throw new CannotStart(`The store ${path} is in use. Stop the server and whatever reads it.`);
      throw error;
    } finally {
      connection.close();
    }
  });
}

/** Reading alone: whoever could write to a damaged store would, on closing it, remove the journal with what is only there. */
function isWhole(path: string): boolean {
  const connection = connect(path, { isReadOnly: true, waitMs: 2000 });
  try {
    return isSound(connection, 'quick_check');
  } finally {
    connection.close();
  }
}

export interface BroughtErasures {
  /** How many entries were erased that the newer store no longer has. */
  readonly erased: number;
  /** How many entries the newer store never had: it began anew, and cannot tell which of them were erased meanwhile. */
  readonly unknown: number;
  /** How many leads only the newer store has. */
  readonly leadsLeftBehind: number;
}

/**
 * Erases from an older store whatever was erased from a newer one since, files and letters included; the newer stays as it is. Neither may be open.
 */
export function bringErasures(olderPath: string, newerPath: string): BroughtErasures {
  const connection = connect(olderPath, { isReadOnly: false, waitMs: 0 });
  try {
    connection.exec('pragma secure_delete = on; pragma temp_store = memory; pragma foreign_keys = on');
    connection.prepare('attach ? as newer').run([newerPath]);
    makeReadable(connection);
    const erased = eraseAsInNewer(connection);
    // Made anew: copies of what was erased may lie in the gaps of other pages.
    if (erased > 0) connection.exec('vacuum');
    return {
      erased,
      unknown:
        countOf(connection, 'lead where id not in (select id from newer_lead)') +
        countOf(connection, 'subscriber where id not in (select id from newer_subscriber)'),
      leadsLeftBehind: countOf(connection, 'newer_lead where id not in (select id from lead)'),
    };
  } finally {
    connection.close();
  }
}

const own = ['lead', 'subscriber'] as const;

/** One that has just begun, or is of an old program, may lack tables: it is then read as if they were empty. */
function makeReadable(connection: Connection): void {
  const has = (table: string) => countOf(connection, `newer.sqlite_schema where name = '${table}'`) > 0;
  for (const table of own) {
    connection.exec(
      `create temp table newer_${table} as ${has(table) ? `select id from newer.${table}` : 'select null as id where false'}`,
    );
  }
  const tombstones = has('tombstone') ? 'select * from newer.tombstone' : 'select * from tombstone where false';
  connection.exec(`create temp table newer_tombstone as ${tombstones}`);
}

/** Also of what came after the older store was made: a link to it then says that it was erased. */
function eraseAsInNewer(connection: Connection): number {
  const columns = 'id, form, reference, cause, erased_at';
  const count = () => own.reduce((sum, table) => sum + countOf(connection, table), 0);
  connection.exec('begin immediate');
  const before = count();
  for (const table of own) connection.exec(`delete from ${table} where id in (select id from newer_tombstone)`);
  connection.exec(`insert or ignore into tombstone (${columns}) select ${columns} from newer_tombstone`);
  const after = count();
  connection.exec('commit');
  return before - after;
}

function countOf(connection: Connection, rows: string): number {
  const [row] = connection.prepare(`select count(*) as count from ${rows}`).all([]) as { count: number }[];
  return row?.count ?? 0;
}
