import { statSync } from 'node:fs';
import { type Connection, pragma } from './connection.ts';
import type { Place } from './remember-place.ts';

export interface JournalTimes {
  /** How long nobody may write before the journal is emptied. */
  readonly idleMs: number;
  /** How long it waits for that, where somebody writes now and then. */
  readonly longestMs: number;
}

type JournalPlace = Omit<Place, 'expectWriting'>;

/** From this size on, an entry is followed by emptying it. */
const longBytes = 4 * 1024 * 1024;

/**
 * What was written since it last went into the store's one file. It is moved there as soon as nobody writes for a while, so that whoever
 * copies that file at night does not copy an empty one. SQLite empties nothing by itself: what else is written to the file is not ours.
 */
export class Journal {
  readonly #connection: Connection;
  readonly #place: JournalPlace;
  readonly #times: JournalTimes;
  /** Does something while no transaction is under way. */
  readonly #alone: (work: () => void) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #look: NodeJS.Timeout | undefined;
  #waitsSince: number | undefined;

  constructor(
    connection: Connection,
    place: JournalPlace,
    times: JournalTimes,
    alone: (work: () => void) => Promise<void>,
  ) {
    this.#connection = connection;
    this.#place = place;
    this.#times = times;
    this.#alone = alone;
  }

  /** From here on also empties, within twice `idleMs`, what a guest wrote (`openStoreAsGuest`): it tells nobody. */
  watch(): void {
    const look = () => {
      if (this.#timer === undefined && this.#bytes() > 0) this.#emptyLater();
    };
    this.#look = setInterval(look, this.#times.idleMs).unref();
  }

  /** Something was written, or could not be: what was refused half-way lies in it, too. */
  async touch(): Promise<void> {
    this.#emptyLater();
    if (this.#bytes() > longBytes) await this.#emptyAlone();
  }

  /** Only while no transaction is under way. A reader may keep a part of it; then later. */
  empty(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waitsSince = undefined;
    // Into a file that somebody else has written over, it would damage that one. The next entry finds it out. Into ours it goes also once that
    // was moved: what is left behind in the journal would be lost, or come over the file that stands at the path now.
    if (!this.#place.isOurs() && !this.#place.isMoved()) return;
    try {
      if (pragma(this.#connection, 'wal_checkpoint(truncate)') !== 0) this.#emptyLater();
    } catch {
      // Whatever is wrong with the disk, the next entry meets it too, and says so.
    } finally {
      this.#place.noteWriting();
    }
  }

  /** Before the store is closed: SQLite leaves the journal of a file that was moved as it is. */
  async stop(): Promise<void> {
    clearInterval(this.#look);
    await this.#emptyAlone();
    clearTimeout(this.#timer);
  }

  #bytes(): number {
    return statSync(this.#place.journalPath, { throwIfNoEntry: false })?.size ?? 0;
  }

  #emptyLater(): void {
    const { idleMs, longestMs } = this.#times;
    this.#waitsSince ??= performance.now();
    if (this.#timer !== undefined && performance.now() - this.#waitsSince >= longestMs) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#emptyAlone(), idleMs).unref();
  }

  async #emptyAlone(): Promise<void> {
    await this.#alone(() => this.empty()).catch(() => {
      // The store was closed meanwhile, which empties it.
    });
  }
}
