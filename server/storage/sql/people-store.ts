import { subscribers } from '../ports/entries.ts';
import type { KnownEntry, PeopleStore } from '../ports/people.ts';
import type { SqlEngine } from './engine.ts';
import { eraseLead, eraseSubscriber } from './erase.ts';

export function createPeopleStore({ db, write, namingTroubles, clearAway }: SqlEngine): PeopleStore {
  async function lead(id: string): Promise<KnownEntry | null> {
    const row = db.selectFrom('lead').select('reference').where('id', '=', id);
    const kept = await namingTroubles(row.executeTakeFirst());
    return kept ? { state: 'kept', reference: kept.reference } : erased(id, '!=');
  }

  async function subscriber(id: string): Promise<KnownEntry | null> {
    const row = db.selectFrom('subscriber').select('state').where('id', '=', id);
    const kept = await namingTroubles(row.executeTakeFirst());
    if (!kept) return erased(id, '=');
    return { state: kept.state === 'pending' ? 'pending' : 'kept', reference: null };
  }

  /** @param is whether it was a subscriber, or a lead of any form */
  async function erased(id: string, is: '=' | '!='): Promise<KnownEntry | null> {
    const row = db.selectFrom('tombstone').select('reference').where('id', '=', id).where('form', is, subscribers);
    const tombstone = await namingTroubles(row.executeTakeFirst());
    return tombstone ? { state: 'erased', reference: tombstone.reference } : null;
  }

  return {
    lead,
    subscriber,
    async eraseLead(id, now) {
      if (await write((transaction) => eraseLead(transaction, id, { cause: 'withdrawn', now }))) await clearAway();
      return lead(id);
    },
    async confirmSubscriber(id, now) {
      await write((transaction) =>
        transaction
          .updateTable('subscriber')
          .set({ state: 'confirmed', confirmed_at: now })
          .where('id', '=', id)
          .where('state', '=', 'pending')
          .execute(),
      );
      return subscriber(id);
    },
    async eraseSubscriber(id, now) {
      const isErased = await write((transaction) => eraseSubscriber(transaction, id, { cause: 'withdrawn', now }));
      if (isErased) await clearAway();
      return subscriber(id);
    },
  };
}
