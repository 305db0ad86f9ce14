import type { DeskStore } from './desk.ts';
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
