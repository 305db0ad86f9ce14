import type { Selectable } from 'kysely';
import type { FactChange, FactStore } from '../ports/facts.ts';
import type { SqlEngine } from './engine.ts';
import type { Tables } from './schema.ts';

export function createFactStore({ db, write }: SqlEngine): FactStore {
  const changes = () => db.selectFrom('fact_change').selectAll();
  return {
    add: ({ pages, overridesSpecification, ...change }) =>
      write(async (transaction) => {
        const row = { ...change, ...toColumns({ pages, overridesSpecification }) };
        await transaction.insertInto('fact_change').values(row).execute();
      }),
    list: async (limit) =>
      (await changes().orderBy('proposedAt', 'desc').orderBy('id').limit(limit).execute()).map(toChange),
    async find(id) {
      const row = await changes().where('id', '=', id).executeTakeFirst();
      return row ? toChange(row) : null;
    },
    waiting: async (states) =>
      (await changes().where('state', 'in', states).orderBy('proposedAt').orderBy('id').execute()).map(toChange),
    update: (id, from, { pages, overridesSpecification, ...set }) =>
      write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('fact_change')
          .set({ ...set, ...toColumns({ pages, overridesSpecification }) })
          .where('id', '=', id)
          .where('state', '=', from)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
  };
}

type Converted = 'pages' | 'overridesSpecification';

const toColumns = <Change extends { [Column in Converted]?: FactChange[Column] | undefined }>(change: Change) =>
  ({
    ...(change.pages !== undefined && { pages: change.pages && JSON.stringify(change.pages) }),
    ...(change.overridesSpecification !== undefined && {
      overridesSpecification: Number(change.overridesSpecification),
    }),
  }) as Pick<Tables['fact_change'], Converted>;

const toChange = ({ pages, overridesSpecification, ...row }: Selectable<Tables['fact_change']>): FactChange => ({
  ...row,
  pages: pages === null ? null : JSON.parse(pages),
  overridesSpecification: overridesSpecification === 1,
});
