import { existsSync } from 'node:fs';
import { CannotStart } from '../../cannot-start.ts';
import { type Connection, connect, resultOf } from './connection.ts';
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
    if (!isSound(path)) return 'damaged';
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
function isSound(path: string): boolean {
  const connection = connect(path, { isReadOnly: true, waitMs: 2000 });
  try {
    const [row] = connection.prepare('pragma quick_check(1)').all([]) as Record<string, string>[];
    return Object.values(row ?? {})[0] === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    connection.close();
  }
}

const isDamage = (error: unknown) => [11, 26].includes(resultOf(error) ?? 0);

export interface BroughtErasures {
  /** How many entries were erased that the newer store no longer has. */
  readonly erased: number;
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
    const erased = eraseAsInNewer(connection);
    // Made anew: copies of what was erased may lie in the gaps of other pages.
    if (erased > 0) connection.exec('vacuum');
    return { erased, leadsLeftBehind: countOf(connection, 'newer.lead where id not in (select id from lead)') };
  } finally {
    connection.close();
  }
}

/** Also of what came after the older store was made: a link to it then says that it was erased. */
function eraseAsInNewer(connection: Connection): number {
  const columns = 'id, form, reference, cause, erased_at';
  connection.exec('begin immediate');
  const before = countOf(connection, 'lead') + countOf(connection, 'subscriber');
  for (const table of ['lead', 'subscriber']) {
    connection.exec(`delete from ${table} where id in (select id from newer.tombstone)`);
  }
  connection.exec(`insert or ignore into tombstone (${columns}) select ${columns} from newer.tombstone`);
  const after = countOf(connection, 'lead') + countOf(connection, 'subscriber');
  connection.exec('commit');
  return before - after;
}

function countOf(connection: Connection, rows: string): number {
  const [row] = connection.prepare(`select count(*) as count from ${rows}`).all([]) as { count: number }[];
  return row?.count ?? 0;
}
