import { StoreUnavailable, type Trouble } from '../ports/troubles.ts';
import { resultOf } from './connection.ts';

/** The results that say the store cannot take anything now; any other error is a fault of the program. */
const reasons: Readonly<Record<number, Trouble>> = {
  5: 'busy', // BUSY
  6: 'busy', // LOCKED
  8: 'read-only', // READONLY
  10: 'disk', // IOERR
  11: 'damaged', // CORRUPT
  13: 'full', // FULL
  14: 'disk', // CANTOPEN
  26: 'damaged', // NOTADB
};

/** Runs one piece of work, and names the engine's troubles in the words of the port. */
export async function namingTroubles<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const result = resultOf(error) ?? 0;
    const reason = reasons[result];
    throw reason === undefined ? error : new StoreUnavailable(reason, `SQLite ${result}`);
  }
}

export const isBusy = (error: unknown) => reasons[resultOf(error) ?? 0] === 'busy';

export const isDamage = (error: unknown) => reasons[resultOf(error) ?? 0] === 'damaged';
