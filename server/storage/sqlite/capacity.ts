import type { Log } from '../../log.ts';
import { StoreUnavailable } from '../ports/troubles.ts';
import { type Connection, pragma } from './connection.ts';

const mebibyte = 1024 * 1024;

/** Entries with a file may fill this much of the store; the rest is kept for the small ones, a hundred thousand of them in 256 MB. */
const filesShare = 0.75;

/** What an entry takes beside its own bytes, at most: pages begun, pages of indexes split. */
const overheadBytes = 32 * 1024;

/** In percent: how full a room is when the log says so. */
const marks = [50, 80, 95];

/** How much a store may hold. */
export class Capacity {
  readonly #connection: Connection;
  readonly #maxBytes: number;
  readonly #pageSize: number;
  readonly #gauges: Gauge[];

  constructor(connection: Connection, maxBytes: number, log: Log) {
    this.#connection = connection;
    this.#maxBytes = maxBytes;
    this.#pageSize = pragma(connection, 'page_size');
    this.#gauges = [new Gauge('files', maxBytes * filesShare, log), new Gauge('all', maxBytes, log)];
  }

  /**
   * @param hasFile it may then not use what is kept for small entries
   * @throws StoreUnavailable if the entry does not fit
   */
  admit(entryBytes: number, hasFile: boolean): void {
    const most = this.#maxBytes * (hasFile ? filesShare : 1);
    if (this.#usedBytes() + room(entryBytes) > most) throw new StoreUnavailable('full');
  }

  /** Says in the log when the store is half full, and when little is left; each once. */
  report(): void {
    const used = this.#usedBytes();
    for (const gauge of this.#gauges) gauge.read(used);
  }

  #usedBytes(): number {
    return (pragma(this.#connection, 'page_count') - pragma(this.#connection, 'freelist_count')) * this.#pageSize;
  }
}

/** Large contents are cut into pages, which costs some bytes for each. */
const room = (entryBytes: number) => entryBytes * 1.01 + overheadBytes;

class Gauge {
  readonly #of: string;
  readonly #maxBytes: number;
  readonly #log: Log;
  #told = 0;

  constructor(of: string, maxBytes: number, log: Log) {
    this.#of = of;
    this.#maxBytes = maxBytes;
    this.#log = log;
  }

  read(bytes: number): void {
    const percent = marks.findLast((mark) => bytes >= (mark / 100) * this.#maxBytes) ?? 0;
    if (percent > this.#told) {
      const [usedMb, maxMb] = [bytes, this.#maxBytes].map((each) => Math.round(each / mebibyte));
      this.#log({ level: 'warn', event: 'store-filling', room: this.#of, percent, usedMb, maxMb });
    }
    this.#told = percent;
  }
}
