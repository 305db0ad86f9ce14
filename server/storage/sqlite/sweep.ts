import { describeFault, type Log } from '../../log.ts';
import { type Connection, pragma } from './connection.ts';

/** A store up to this size is made anew in a quarter of a second, in which nothing else is done. */
const smallBytes = 64 * 1024 * 1024;

/**
 * Clears away what erasing leaves. SQLite overwrites what is deleted (`secure_delete`), but not the copies that stay behind in the gaps of a
 * page when its neighbours are moved: one entry in some hundred has one. Only to make the file anew finds them all. A large store just
 * gives its free pages back, and is made anew once a day (`make-anew.ts`).
 *
 * Not inside a transaction. What cannot be done now, because another program writes or the disk is full, is done after the next erasing.
 */
export function sweep(connection: Connection, log: Log): void {
  const isSmall = pragma(connection, 'page_count') * pragma(connection, 'page_size') <= smallBytes;
  try {
    connection.exec(isSmall ? 'vacuum' : 'pragma incremental_vacuum');
  } catch (error) {
    log({ level: 'warn', event: 'store-not-swept', ...describeFault(error) });
  }
}
