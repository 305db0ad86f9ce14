import type { DeskStore } from './desk.ts';
import type { FactStore } from './facts.ts';
import type { IntakeStore } from './intake.ts';
import type { OutboxStore } from './outbox.ts';
import type { PeopleStore } from './people.ts';
import type { RetentionStore } from './retention.ts';
import type { StaffStore } from './staff.ts';

/** An open store, with a narrow port for each of its users. Only the code that opens it knows the engine. */
export interface Store {
  readonly intake: IntakeStore;
  readonly outbox: OutboxStore;
  readonly people: PeopleStore;
  readonly desk: DeskStore;
  readonly retention: RetentionStore;
  readonly staff: StaffStore;
  readonly facts: FactStore;
  /** Resolves if the store can be read. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreInfo {
  /** Name and version, such as `SQLite 3.53.1`. */
  readonly engine: string;
  /** Name of the last migration; empty if there was none. */
  readonly schema: string;
  /** Database settings that are off although a crash can then lose or damage acknowledged entries. */
  readonly unsafe: readonly string[];
}
