import type { Selectable } from 'kysely';
import type { FactChange, FactStore } from '../ports/facts.ts';
import { createWriter, type SqlEngine } from './engine.ts';
import type { Tables } from './schema.ts';

export function createFactStore({ db, write }: SqlEngine): FactStore {
  const { run, changes } = createWriter({ write });
  const all = () => db.selectFrom('fact_change').selectAll();
  return {
    add: ({ pages, overridesSpecification, ...change }) =>
      run((transaction) =>
        transaction.insertInto('fact_change').values({
          ...change,
          pages: pages && JSON.stringify(pages),
          overridesSpecification: Number(overridesSpecification),
        }),
      ),
    list: async (limit) =>
      (await all().orderBy('proposedAt', 'desc').orderBy('id').limit(limit).execute()).map(toChange),
    async find(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row ? toChange(row) : null;
    },
    waiting: async (states) =>
      (await all().where('state', 'in', states).orderBy('proposedAt').orderBy('id').execute()).map(toChange),
    update: (id, from, { pages, overridesSpecification, ...set }) =>
      changes((transaction) =>
        transaction
          .updateTable('fact_change')
          .set({
            ...set,
            ...(pages !== undefined && { pages: pages && JSON.stringify(pages) }),
            ...(overridesSpecification !== undefined && { overridesSpecification: Number(overridesSpecification) }),
          })
          .where('id', '=', id)
          .where('state', '=', from),
      ),
  };
}

const toChange = ({ pages, overridesSpecification, ...row }: Selectable<Tables['fact_change']>): FactChange => ({
  ...row,
  pages: pages && JSON.parse(pages),
  overridesSpecification: overridesSpecification === 1,
});
