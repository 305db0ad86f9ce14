import type { OpenLeadReader, Store } from '../ports/store.ts';
import { createDeskStore, createQuarantineStore } from './desk-store.ts';
import type { SqlEngine } from './engine.ts';
import { createIntakeStore } from './intake-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createPeopleStore } from './people-store.ts';
import { createRetentionStore } from './retention-store.ts';

/** Every port on one engine. */
export function createSqlStore(engine: SqlEngine): Store {
  const { db, translateErrors } = engine;
  /** What each of a port's methods throws is named in the words of the port, also by those that only read. */
  const named = <Port extends object>(port: Port): Port =>
    Object.fromEntries(
      Object.entries(port).map(([name, method]) => [
        name,
        async (...given: unknown[]) => translateErrors(method(...given)),
      ]),
    ) as Port;
  return {
    intake: named(createIntakeStore(engine)),
    outbox: named(createOutboxStore(engine)),
    people: named(createPeopleStore(engine)),
    desk: named(createDeskStore(engine)),
    quarantine: named(createQuarantineStore(engine)),
    retention: named(createRetentionStore(engine)),
    ping: async () => void (await translateErrors(db.selectFrom('job').select('name').limit(1).execute())),
    close: () => db.destroy(),
  };
}

/** The part of a store that only reads. */
export const toLeadReader = ({ desk, outbox, retention, close }: Store): OpenLeadReader => ({
  ...desk,
  outbox,
  retention,
  close,
});
