import { StoreUnavailable } from '../ports/errors.ts';
import type { SqlEngine } from '../sql/engine.ts';
import { type Connection, readValue } from './connection.ts';

/** Entries with files may fill this share of the store. The rest is reserved for entries without files: about a hundred thousand in 256 MB. */
const filesShare = 0.75;

/** The most space that an entry takes beyond its own bytes: partly filled pages and split index pages. */
const overheadBytes = 32 * 1024;

export function createCapacityCheck(connection: Connection, maxBytes: number): SqlEngine['requireCapacity'] {
  const pageSize = readValue(connection, 'pragma page_size');
  return (entryBytes, hasFile) => {
    const usedPages = readValue(connection, 'pragma page_count') - readValue(connection, 'pragma freelist_count');
    // Each page of a large value costs some bytes.
    const bytes = entryBytes * 1.01 + overheadBytes;
    if (usedPages * pageSize + bytes > maxBytes * (hasFile ? filesShare : 1)) throw new StoreUnavailable('full');
  };
}
