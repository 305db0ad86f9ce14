import type { Store } from '../ports/store.ts';
import { createDeskStore } from './desk-store.ts';
import type { SqlEngine } from './engine.ts';
import { createFactStore } from './fact-store.ts';
import { createIntakeStore } from './intake-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createPeopleStore } from './people-store.ts';
import { createRetentionStore } from './retention-store.ts';
import { createStaffStore } from './staff-store.ts';

/** Creates every port on one engine. */
export function createSqlStore(engine: SqlEngine): Store {
  const { db, translateErrors } = engine;
  /** Wraps every method of a port, so that reads also throw the errors of the ports. */
  const withTranslatedErrors = <Port extends object>(port: Port): Port =>
    Object.fromEntries(
      Object.entries(port).map(([name, method]) => [
        name,
        async (...args: unknown[]) => translateErrors(method(...args)),
      ]),
    ) as Port;
  return {
    intake: withTranslatedErrors(createIntakeStore(engine)),
    outbox: withTranslatedErrors(createOutboxStore(engine)),
    people: withTranslatedErrors(createPeopleStore(engine)),
    desk: withTranslatedErrors(createDeskStore(engine)),
    retention: withTranslatedErrors(createRetentionStore(engine)),
    staff: withTranslatedErrors(createStaffStore(engine)),
    facts: withTranslatedErrors(createFactStore(engine)),
    ping: async () => void (await translateErrors(db.selectFrom('job').select('name').limit(1).execute())),
    close: () => db.destroy(),
  };
}
