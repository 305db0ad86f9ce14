import type { Log } from '../../log.ts';
import { StoreUnavailable } from '../ports/errors.ts';
import { type Connection, readValue } from './connection.ts';

const mebibyte = 1024 * 1024;

/** Entries with files may fill this share of the store. The rest is reserved for entries without files: about a hundred thousand in 256 MB. */
const filesShare = 0.75;

/** The most space that an entry takes beyond its own bytes: partly filled pages and split index pages. */
const overheadBytes = 32 * 1024;

/** In percent of the limit: the log warns at each level. */
const warningLevels = [50, 80, 95];

/** The size limit of a store. */
export interface Capacity {
  /**
   * @param hasFile such entries may not use the space that is reserved for others
   * @throws StoreUnavailable if the entry does not fit
   */
  requireCapacity(entryBytes: number, hasFile: boolean): void;
  /** Logs each warning level once when it is reached. */
  report(): void;
}

export function createCapacity(connection: Connection, maxBytes: number, log: Log): Capacity {
  const pageSize = readValue(connection, 'pragma page_size');
  const usedBytes = () =>
    (readValue(connection, 'pragma page_count') - readValue(connection, 'pragma freelist_count')) * pageSize;
  const limits = [
    { scope: 'files', maxBytes: maxBytes * filesShare, reported: 0 },
    { scope: 'all', maxBytes, reported: 0 },
  ];
  return {
    requireCapacity(entryBytes, hasFile) {
      // Each page of a large value costs some bytes.
      const bytes = entryBytes * 1.01 + overheadBytes;
      if (usedBytes() + bytes > maxBytes * (hasFile ? filesShare : 1)) throw new StoreUnavailable('full');
    },
    report() {
      const used = usedBytes();
      for (const limit of limits) {
        const percent = warningLevels.findLast((level) => used >= (level / 100) * limit.maxBytes) ?? 0;
        if (percent > limit.reported) {
          const [usedMb, maxMb] = [used, limit.maxBytes].map((bytes) => Math.round(bytes / mebibyte));
          log({ level: 'warn', event: 'store-filling', scope: limit.scope, percent, usedMb, maxMb });
        }
        limit.reported = percent;
      }
    },
  };
}
