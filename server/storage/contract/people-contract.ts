import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import type { NewLead, WithdrawnLead } from '../ports/entries.ts';
import { resendAfterMs } from '../ports/intake.ts';
import { type NewOutgoing, outgoingStates } from '../ports/outbox.ts';
import type { Store } from '../ports/store.ts';
import { attachmentOf, type Engine, leadAt, noon, openForEachTest, subscriberAt } from './fixtures.ts';

/** The kinds of message about a lead or a subscriber. */
const kinds = ['staff-notice', 'acknowledgement', 'confirmation', 'webhook'] as const;

const iso = (afterMs: number) => new Date(noon + afterMs).toISOString();

const email = (kind: NewOutgoing['kind'] = 'acknowledgement'): NewOutgoing => {
  const id = randomUUID();
  const recipient = kind === 'webhook' ? '' : 'a@example.com';
  return { id, kind, recipient, messageId: `${id}@example.com`, createdAt: iso(0) };
};

/** Tests what every engine must do for people who withdraw or confirm, and for retention. Call it in a test file of the engine. */
export function testPeople(name: string, makeEngine: () => Promise<Engine>): void {
  describe(`${name} store: people and their entries`, () => {
    let store: Store;
    openForEachTest(makeEngine, (opened) => {
      store = opened.store;
    });

    const addLead = async (change: Partial<NewLead> = {}) => {
      const lead = leadAt(noon, { idempotencyKey: 'k1', attachments: [attachmentOf(9000)], ...change });
      await store.intake.addLead(lead, [email(), email('staff-notice')]);
      return lead;
    };
    const addSubscriber = async (receivedAt = iso(0)) => {
      const subscriber = subscriberAt({ receivedAt, emailNormal: `${randomUUID()}@example.com` });
      await store.intake.addSubscriber(subscriber, [email('confirmation')]);
      return subscriber;
    };

    it('finds a lead by its id, and returns nothing for an unknown id', async () => {
      const { id, reference } = await addLead();
      expect(await store.people.find(id)).toEqual({ state: 'stored', reference });
      expect(await store.people.find(randomUUID())).toBeNull();
    });

    it('finds leads by a part of a name, an email address, a reference or a phone number in any notation', async () => {
      const add = (reference: string, answers: Record<string, string>, phone: string) => {
        const lead = {
          reference,
          digest: reference,
          answers,
          phones: { phone },
          person: { email: answers.email ?? '', phone },
        };
        return store.intake.addLead(leadAt(noon, lead));
      };
      await add('3CCC-DDDD', { name: 'Rina "R" Debbarma', email: 'rina_d@example.org' }, '+919812345670');
      await add('4FFF-GGGG', { name: 'অনন্যা', email: 'ananya@example.org' }, '+919812345671');
      const find = async (text: string) => (await store.desk.leads({ text })).map(({ reference }) => reference).sort();
      for (const text of [
        'rina',
        'DEBBARMA',
        '"r"',
        'Rina_D@',
        ' 3ccc-d',
        '098123 45670',
        '+91 98123-45670',
        '2345670',
      ])
        expect(await find(text), text).toEqual(['3CCC-DDDD']);
      expect(await find('অনন্যা')).toEqual(['4FFF-GGGG']);
      for (const text of ['name', '","', '%', 'rinaXd', '45670 45671', '\\'])
        expect(await find(text), text).toEqual([]);
      expect(await find('example.org')).toEqual(['3CCC-DDDD', '4FFF-GGGG']);
      expect(await store.desk.countLeads({ text: 'example.org' })).toBe(2);
      expect(await store.desk.countLeads({ form: 'application' })).toBe(0);
    });

    it('reads the newest leads up to a limit', async () => {
      for (const minutes of [1, 3, 2])
        await addLead({
          digest: `${minutes}`,
          idempotencyKey: `${minutes}`,
          reference: `${minutes}`,
          receivedAt: iso(minutes * 60_000),
        });
      expect((await store.desk.leads({}, { limit: 2 })).map(({ reference }) => reference)).toEqual(['3', '2']);
      expect(await store.desk.countLeads()).toBe(3);
    });

    it('records who erased a subscriber: the person or the staff', async () => {
      const [left, erased] = [await addSubscriber(), await addSubscriber()];
      expect(await store.people.eraseSubscriber(left.id, iso(1))).toMatchObject({ cause: 'withdrawn' });
      expect(await store.people.eraseSubscriber(erased.id, iso(1), 'staff')).toMatchObject({ cause: 'staff' });
    });

    it('erases a lead with its files and emails, and leaves a tombstone with time and cause', async () => {
      const { id, reference } = await addLead();
      const other = await addLead({ digest: 'd2', idempotencyKey: 'k2' });
      expect(await store.people.eraseLead(id, iso(1))).toEqual({ state: 'erased', reference, cause: 'withdrawn' });
      expect(await store.people.find(id)).toEqual({ state: 'erased', reference, cause: 'withdrawn' });
      const tombstone = { id, reference, form: 'contact', cause: 'withdrawn', erasedAt: iso(1) };
      expect([await store.desk.erased(reference), await store.desk.erased(other.reference)]).toEqual([tombstone, null]);
      expect((await store.desk.leads()).map((lead) => lead.id)).toEqual([other.id]);
      expect(await store.desk.attachments(id)).toEqual([]);
      expect(await store.desk.attachments(other.id)).toHaveLength(1);
      const emails = await store.outbox.list(outgoingStates);
      expect(emails.map((email) => email.reference)).toEqual([other.reference, other.reference]);
    });

    it('announces a withdrawal to all who were notified of the lead, without personal data', async () => {
      const { id, reference } = await addLead();
      const notice = email('withdrawal-notice');
      const planned: unknown[] = [];
      const plan = (lead: WithdrawnLead) => {
        planned.push(lead);
        return [notice];
      };
      await store.people.eraseLead(id, iso(1), 'withdrawn', plan);
      await store.people.eraseLead(id, iso(2), 'withdrawn', plan);
      expect(planned).toEqual([{ form: 'contact', quarantine: null, notified: ['a@example.com'] }]);
      expect(await store.outbox.list(outgoingStates)).toMatchObject([{ id: notice.id, reference, state: 'queued' }]);
      const claim = { now: iso(1), leaseUntil: iso(dayMs), limit: 9, kinds: ['withdrawal-notice'] as const };
      expect(await store.outbox.claim(claim)).toMatchObject([
        {
          ...notice,
          lead: null,
          subscriber: null,
          erased: { id, reference, form: 'contact', cause: 'withdrawn', erasedAt: iso(1) },
        },
      ]);
    });

    it('announces a withdrawal to the webhook only after a call about the lead has ended', async () => {
      const lead = leadAt(noon);
      await store.intake.addLead(lead, [email('webhook')]);
      const claim = { now: iso(1), leaseUntil: iso(dayMs), limit: 9, kinds: ['webhook'] as const };
      const [claimed] = await store.outbox.claim(claim);
      if (claimed) await store.outbox.begin(claimed);
      const withdrawal = { ...email('webhook'), createdAt: iso(2) };
      await store.people.eraseLead(lead.id, iso(2), 'withdrawn', () => [withdrawal]);
      expect(await store.outbox.claim({ ...claim, now: iso(14_000) })).toEqual([]);
      expect(await store.outbox.claim({ ...claim, now: iso(16_000) })).toMatchObject([{ id: withdrawal.id }]);
    });

    it('erases nothing if the announcement cannot be stored', async () => {
      const { id, reference } = await addLead();
      const twice = email('withdrawal-notice');
      await expect(store.people.eraseLead(id, iso(1), 'withdrawn', () => [twice, twice])).rejects.toThrow();
      expect(await store.people.find(id)).toEqual({ state: 'stored', reference });
    });

    it('erases once, even if two callers do it concurrently or one later', async () => {
      const { id, reference } = await addLead();
      const erased = { state: 'erased', reference, cause: 'withdrawn' };
      const both = [store.people.eraseLead(id, iso(1)), store.people.eraseLead(id, iso(1))];
      expect(await Promise.all(both)).toEqual([erased, erased]);
      expect(await store.people.eraseLead(id, iso(2))).toEqual(erased);
      expect(await store.people.eraseLead(id, iso(3), 'staff')).toEqual(erased);
    });

    it('changes nothing for an unknown entry', async () => {
      await addLead();
      for (const method of ['eraseLead', 'confirmSubscriber', 'eraseSubscriber'] as const) {
        expect(await store.people[method](randomUUID(), iso(1))).toBeNull();
      }
      expect(await store.people.eraseLead(randomUUID(), iso(1), 'staff')).toBeNull();
      expect(await store.desk.leads()).toHaveLength(1);
    });

    it('does not apply a subscriber operation to a lead, nor the reverse', async () => {
      const lead = await addLead();
      const subscriber = await addSubscriber();
      expect(await store.people.eraseSubscriber(lead.id, iso(1))).toMatchObject({ state: 'stored' });
      expect(await store.people.confirmSubscriber(lead.id, iso(1))).toMatchObject({ state: 'stored' });
      expect(await store.people.eraseLead(subscriber.id, iso(1))).toMatchObject({ state: 'pending' });
      expect([await store.desk.leads(), await store.desk.subscribers()]).toMatchObject([
        [{ id: lead.id }],
        [{ id: subscriber.id, state: 'pending' }],
      ]);
    });

    it('lists everything under an address, newest first, and nothing of other addresses', async () => {
      const person = { email: 'a@example.com', phone: null };
      const older = await addLead({ person });
      const newer = await addLead({ person, digest: 'd2', idempotencyKey: 'k2', receivedAt: iso(2) });
      await addLead({ digest: 'd3', idempotencyKey: 'k3', person: { email: 'b@example.com', phone: null } });
      const subscriber = subscriberAt({ receivedAt: iso(1), emailNormal: person.email });
      await store.intake.addSubscriber(subscriber);
      const entryOf = ({ id, form, reference, language, receivedAt }: NewLead) => ({
        ...{ id, form, reference },
        ...{ language, receivedAt },
      });
      const all = [
        entryOf(newer),
        { id: subscriber.id, form: 'newsletter', reference: null, language: 'en', receivedAt: iso(1) },
        entryOf(older),
      ];
      expect(await store.people.entriesByEmail(person.email, 9)).toEqual(all);
      expect(await store.people.entriesByEmail(person.email, 2)).toEqual(all.slice(0, 2));
      expect(await store.people.entriesByEmail('c@example.com', 9)).toEqual([]);
    });

    describe('the email with the withdrawal links of an address', () => {
      const person = { email: 'a@example.com', phone: null };
      const ask = (afterMs: number, recipient = person.email) => {
        const links = { ...email('withdrawal-links'), recipient, createdAt: iso(afterMs) };
        return store.intake.queueWithdrawalLinks(links).then(() => links.id);
      };
      const emailIds = async () =>
        (await store.outbox.list(outgoingStates)).flatMap(({ id, kind }) => (kind === 'withdrawal-links' ? [id] : []));
      async function finish(afterMs: number): Promise<void> {
        const now = iso(afterMs);
        const [claimed] = await store.outbox.claim({ now, leaseUntil: now, limit: 1, kinds: ['withdrawal-links'] });
        if (!claimed || !(await store.outbox.begin(claimed))) throw new Error('nothing was due');
        await store.outbox.finish(claimed, { outcome: 'sent', code: '250' }, now);
      }

      it('is queued if there is a lead or a subscriber, and erased with it', async () => {
        const lead = await addLead({ person });
        const subscriber = subscriberAt({ emailNormal: 'b@example.com' });
        await store.intake.addSubscriber(subscriber);
        const both = [await ask(0), await ask(1, 'b@example.com')];
        expect(await emailIds()).toEqual(both);
        await store.people.eraseLead(lead.id, iso(3));
        await store.people.eraseSubscriber(subscriber.id, iso(3));
        expect(await emailIds()).toEqual([]);
      });

      it('is queued for an unknown address, too, but without the address and not twice an hour', async () => {
        const first = await ask(0, 'c@example.com');
        await ask(1, 'c@example.com');
        expect(await store.outbox.list(['queued'])).toMatchObject([{ id: first, recipient: '', reference: null }]);
        await finish(10);
        await ask(11, 'c@example.com');
        expect(await emailIds()).toEqual([first]);
        const second = await ask(resendAfterMs, 'c@example.com');
        expect(await emailIds()).toEqual([second]);
      });

      it('is queued at most once an hour, and not while another is queued', async () => {
        await addLead({ person });
        const first = await ask(0);
        await ask(2 * resendAfterMs);
        expect(await emailIds()).toEqual([first]);
        await finish(resendAfterMs - 1);
        await ask(resendAfterMs - 1);
        expect(await emailIds()).toEqual([first]);
        const second = await ask(resendAfterMs);
        expect(await emailIds()).toEqual([second]);
      });

      it('has the same limit for one mailbox with different plus suffixes', async () => {
        for (const address of ['a+1@x.in', 'a+2@x.in', 'b@x.in'])
          await addLead({ digest: address, idempotencyKey: null, person: { email: address, phone: null } });
        const first = await ask(0, 'a+1@x.in');
        await ask(1, 'a+2@x.in');
        const other = await ask(1, 'b@x.in');
        expect(await emailIds()).toEqual([first, other]);
      });

      it('is queued again if a clock that was ahead dated the last one', async () => {
        await addLead({ person });
        await ask(dayMs);
        await finish(dayMs);
        const second = await ask(0);
        expect(await emailIds()).toEqual([second]);
      });
    });

    it('stores the same answers, even under the same key, as a new lead after the first is erased', async () => {
      const first = await addLead();
      await store.people.eraseLead(first.id, iso(1));
      const again = leadAt(noon + 2, { idempotencyKey: 'k1' });
      const { reference } = again;
      expect(await store.intake.addLead(again)).toEqual({ outcome: 'added', reference });
      expect(await store.people.find(again.id)).toEqual({ state: 'stored', reference });
      expect(await store.people.find(first.id)).toEqual({
        state: 'erased',
        reference: first.reference,
        cause: 'withdrawn',
      });
    });

    it('returns nothing about an erased entry, even to a worker that holds it', async () => {
      const { id } = await addLead();
      const [claimed] = await store.outbox.claim({
        now: iso(1),
        leaseUntil: iso(1000),
        limit: 1,
        kinds,
      });
      await store.people.eraseLead(id, iso(2));
      expect(claimed && (await store.outbox.begin(claimed))).toBe(false);
      expect(
        await store.outbox.claim({
          now: iso(dayMs),
          leaseUntil: iso(2 * dayMs),
          limit: 9,
          kinds,
        }),
      ).toEqual([]);
    });

    it('confirms a subscriber once, and stores the time', async () => {
      const { id } = await addSubscriber();
      expect(await store.people.find(id)).toEqual({ state: 'pending', reference: null });
      const confirmed = { state: 'stored', reference: null };
      expect(await store.people.confirmSubscriber(id, iso(1))).toEqual(confirmed);
      expect(await store.people.confirmSubscriber(id, iso(2))).toEqual(confirmed);
      expect(await store.desk.subscribers()).toMatchObject([{ state: 'confirmed', confirmedAt: iso(1) }]);
    });

    it('erases a subscriber for good, confirmed or not; the same address may subscribe again', async () => {
      const one = await addSubscriber();
      const other = await addSubscriber();
      await store.people.confirmSubscriber(other.id, iso(1));
      const erased = { state: 'erased', reference: null, cause: 'withdrawn' };
      for (const { id } of [one, other, one]) expect(await store.people.eraseSubscriber(id, iso(2))).toEqual(erased);
      expect(await store.people.confirmSubscriber(one.id, iso(3))).toEqual(erased);
      expect([await store.desk.subscribers(), await store.outbox.list(outgoingStates)]).toEqual([[], []]);
      const again = { ...one, id: randomUUID() };
      expect(await store.intake.addSubscriber(again)).toBe('added');
      expect(await store.people.find(again.id)).toEqual({ state: 'pending', reference: null });
    });

    it('erases entries past their retention period, oldest first, in batches, and none of another form', async () => {
      for (const day of [3, 1, 2]) {
        await addLead({
          digest: `d${day}`,
          idempotencyKey: null,
          reference: `day ${day}`,
          receivedAt: iso(day * dayMs),
        });
      }
      await addLead({ digest: 'd4', form: 'apply', idempotencyKey: null, reference: 'other', receivedAt: iso(0) });
      const before = iso(3 * dayMs);
      expect(
        await store.retention.eraseOlder('contact', {
          before,
          now: before,
          limit: 1,
        }),
      ).toBe(1);
      expect((await store.desk.leads()).map(({ reference }) => reference)).toEqual(['day 3', 'day 2', 'other']);
      expect(
        await store.retention.eraseOlder('contact', {
          before,
          now: before,
          limit: 9,
        }),
      ).toBe(1);
      expect(
        await store.retention.eraseOlder('contact', {
          before,
          now: before,
          limit: 9,
        }),
      ).toBe(0);
      expect((await store.desk.leads()).map(({ reference }) => reference)).toEqual(['day 3', 'other']);
    });

    it('erases addresses that were never confirmed, and no others', async () => {
      const [expired, confirmed, recent] = [await addSubscriber(), await addSubscriber(), await addSubscriber(iso(2))];
      await store.people.confirmSubscriber(confirmed.id, iso(1));
      expect(
        await store.retention.eraseOlder('newsletter', {
          before: iso(1),
          now: iso(1),
          limit: 9,
        }),
      ).toBe(1);
      expect(await store.people.find(expired.id)).toMatchObject({ state: 'erased', cause: 'retention' });
      const remaining = (await store.desk.subscribers()).map(({ id }) => id);
      expect(remaining.sort()).toEqual([confirmed.id, recent.id].sort());
    });
  });
}
