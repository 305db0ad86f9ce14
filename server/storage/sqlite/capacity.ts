import type { Log } from '../../log.ts';
import { StoreUnavailable } from '../ports/errors.ts';
import { type Connection, readValue } from './connection.ts';

const mebibyte = 1024 * 1024;

/** Entries with a file may fill this much of the store; the rest is kept for the small ones, a hundred thousand of them in 256 MB. */
const filesShare = 0.75;

/** What an entry takes beside its own bytes, at most: pages begun, pages of indexes split. */
const overheadBytes = 32 * 1024;

/** In percent: how full a room is when the log says so. */
const marks = [50, 80, 95];

/** How much a store may hold. */
export interface Capacity {
  /**
   * @param hasFile it may then not use what is kept for small entries
   * @throws StoreUnavailable if the entry does not fit
   */
  requireCapacity(entryBytes: number, hasFile: boolean): void;
  /** Says in the log when the store is half full, and when little is left; each once. */
  report(): void;
}

export function createCapacity(connection: Connection, maxBytes: number, log: Log): Capacity {
  const pageSize = readValue(connection, 'pragma page_size');
  const usedBytes = () =>
    (readValue(connection, 'pragma page_count') - readValue(connection, 'pragma freelist_count')) * pageSize;
  const rooms = [
    { room: 'files', most: maxBytes * filesShare, told: 0 },
    { room: 'all', most: maxBytes, told: 0 },
  ];
  return {
    requireCapacity(entryBytes, hasFile) {
      // Large contents are cut into pages, which costs some bytes for each.
      const bytes = entryBytes * 1.01 + overheadBytes;
      if (usedBytes() + bytes > maxBytes * (hasFile ? filesShare : 1)) throw new StoreUnavailable('full');
    },
    report() {
      const used = usedBytes();
      for (const each of rooms) {
        const percent = marks.findLast((mark) => used >= (mark / 100) * each.most) ?? 0;
        if (percent > each.told) {
          const [usedMb, maxMb] = [used, each.most].map((bytes) => Math.round(bytes / mebibyte));
          log({ level: 'warn', event: 'store-filling', room: each.room, percent, usedMb, maxMb });
        }
        each.told = percent;
      }
    },
  };
}
