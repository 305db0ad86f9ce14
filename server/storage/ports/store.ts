import type { DeskStore, LeadReader } from './desk.ts';
import type { IntakeStore } from './intake.ts';
import type { OutboxStore } from './outbox.ts';
import type { PeopleStore } from './people.ts';
import type { QuarantineStore } from './quarantine.ts';
import type { RetentionStore } from './retention.ts';

/** A store that is open: a narrow port for each who works with it. Only whoever opens it knows the engine. */
export interface Store {
  readonly intake: IntakeStore;
  readonly outbox: OutboxStore;
  readonly people: PeopleStore;
  readonly desk: DeskStore;
  readonly quarantine: QuarantineStore;
  readonly retention: RetentionStore;
  /** Resolves where the store can be read. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What keeps a store, and which tables it has. */
export interface StoreInfo {
  /** With its version, such as `SQLite 3.53.1`. */
  readonly engine: string;
  /** The last step of migration that it has seen; empty where there was none. */
  readonly schema: string;
  /** Settings of a database that are off, without which it can lose, or damage, what it has acknowledged. */
  readonly unsafe: readonly string[];
}

/** For who reads and nothing else: to be closed like a store. */
export interface OpenLeadReader extends LeadReader {
  readonly outbox: Pick<OutboxStore, 'list' | 'oldestDue'>;
  readonly retention: Pick<RetentionStore, 'countOlder' | 'jobDoneAt'>;
  close(): Promise<void>;
}
