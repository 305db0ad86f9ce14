import type { OpenLeadReader, Store } from '../ports/store.ts';
import { createDeskStore } from './desk-store.ts';
import type { SqlEngine } from './engine.ts';
import { createIntakeStore } from './intake-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createPeopleStore } from './people-store.ts';
import { createQuarantineStore } from './quarantine-store.ts';
import { createRetentionStore } from './retention-store.ts';

/** Every port on one engine. */
export function createSqlStore(engine: SqlEngine): Store {
  const { db, namingTroubles } = engine;
  return {
    intake: createIntakeStore(engine),
    outbox: createOutboxStore(engine),
    people: createPeopleStore(engine),
    desk: createDeskStore(engine),
    quarantine: createQuarantineStore(engine),
    retention: createRetentionStore(engine),
    async ping() {
      await namingTroubles(db.selectFrom('job').select('name').limit(1).execute());
    },
    close: () => db.destroy(),
  };
}

/** The part of a store that only reads. */
export const readerOf = ({ desk, outbox, retention, close }: Store): OpenLeadReader => ({
  ...desk,
  outbox,
  retention,
  close,
});
