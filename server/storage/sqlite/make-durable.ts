import { CannotStart } from '../../cannot-start.ts';
import { type Connection, pragma } from './connection.ts';

/** As SQLite answers when asked: 2 is FULL, 1 is on, 0 is off. */
const settings = [
  // Readers never wait for the writer; and every commit reaches the disk before it is acknowledged.
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['trusted_schema', 0],
] as const;

/**
 * Makes what is acknowledged last, and reads each setting back: SQLite says nothing where it cannot do as it was told.
 * @throws CannotStart
 */
export function makeDurable(connection: Connection): void {
  for (const [name, wanted] of settings) {
    connection.exec(`pragma ${name} = ${wanted}`);
    const found: number | string = pragma(connection, name);
    if (found === wanted) continue;
    throw new CannotStart(
      `The store cannot keep what it is given: SQLite's ${name} is ${found} there and has to be ${wanted}. Set DATA_DIR to a folder on a local disk.`,
    );
  }
}
