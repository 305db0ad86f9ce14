import { subscribers } from '../ports/entries.ts';
import type { KnownEntry, OwnEntry, PeopleStore } from '../ports/people.ts';
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
    const row = db
      .selectFrom('tombstone')
      .select(['reference', 'cause'])
      .where('id', '=', id)
      .where('form', is, subscribers);
    const tombstone = await namingTroubles(row.executeTakeFirst());
    return tombstone ? { state: 'erased', ...tombstone } : null;
  }

  return {
    lead,
    subscriber,
    async entriesUnder(emailNormal, most) {
      const leads = db
        .selectFrom('lead')
        .select(['id', 'form', 'reference', 'received_at as receivedAt'])
        .where('email_normal', '=', emailNormal)
        .orderBy('received_at', 'desc')
        .limit(most);
      const subscriber = db
        .selectFrom('subscriber')
        .select(['id', 'received_at as receivedAt'])
        .where('email_normal', '=', emailNormal);
      const entries: OwnEntry[] = [
        ...(await namingTroubles(leads.execute())),
        ...(await namingTroubles(subscriber.execute())).map((each) => ({
          ...each,
          form: subscribers,
          reference: null,
        })),
      ];
      return entries.sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1)).slice(0, most);
    },
    async eraseLead(id, now, plan) {
      const isErased = await write((transaction) => eraseLead(transaction, id, { cause: 'withdrawn', now }, plan));
      if (isErased) await clearAway();
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
