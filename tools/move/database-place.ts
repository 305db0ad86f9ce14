import { makeTables, openTables, readInOneState, refuseOthers } from '../../server/storage/postgres/copying.ts';
import { databaseOf } from '../../server/storage/postgres/database-of.ts';
import type { Place } from './place.ts';

/** @param url of the user to whom the tables belong */
export function databasePlace(url: string): Place {
  const { inWords } = databaseOf(url);
  return {
    inWords,
    async read(work) {
      const engine = await openTables(url);
      try {
        // A server that was started meanwhile has taken what is not in the copy.
        const refuse = () => engine.namingTroubles(refuseOthers(engine.db, inWords));
        return await readInOneState(engine, (source) => work(source, refuse));
      } finally {
        await engine.db.destroy();
      }
    },
    async fill(work) {
      const engine = await makeTables(url);
      try {
        return await engine.namingTroubles(work(engine));
      } finally {
        await engine.db.destroy();
      }
    },
    howToEmpty: 'Name an empty database (DATABASE_URL), or drop the tables of this one',
  };
}
