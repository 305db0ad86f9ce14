import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#forms/durations.ts';
import type { NewLead, NewSubscriber } from '../ports/entries.ts';
import { maxClockSkewMs } from '../ports/intake.ts';
import type { NewOutgoing } from '../ports/outbox.ts';
import type { Store } from '../ports/store.ts';
import { attachmentOf, type Engine, leadAt, noon, openForEachTest, subscriberAt } from './fixtures.ts';

const iso = (atMs: number) => new Date(atMs).toISOString();
const now = iso(noon);

/** Tests what every engine must do for retention. Call it in a test file of the engine. */
export function testRetention(name: string, makeEngine: () => Promise<Engine>): void {
  describe(`${name} store, retention`, () => {
    let engine: Engine;
    let store: Store;
    openForEachTest(makeEngine, (opened) => {
      ({ engine, store } = opened);
    });

    const add = (atMs: number, id: string, change: Partial<NewLead> = {}, outgoing: NewOutgoing[] = []) =>
      store.intake.addLead(leadAt(atMs, { id, digest: id, reference: id, ...change }), outgoing);
    const leadIds = async () => (await store.desk.leads()).map(({ id }) => id);
    const subscribe = (atMs: number, id: string, change: Partial<NewSubscriber> = {}, isAsked = true) =>
      store.intake.addSubscriber(
        subscriberAt({ id, emailNormal: `${id}@example.com`, receivedAt: iso(atMs), ...change }),
        isAsked ? [{ ...outgoing(`confirms ${id}`), kind: 'confirmation' }] : [],
      );

    describe('entries', () => {
      it('keeps a joined lead whose main lead enrolled, as long as one that enrolled', async () => {
        await add(noon - 3, 'main');
        await add(noon - 2, 'joined');
        await add(noon - 1, 'other');
        const change = { staffId: null, at: now, kind: 'changed', text: '', seenVersion: null } as const;
        await store.desk.change({ ...change, id: 'e1', leadId: 'joined', set: { joinedTo: 'main' } });
        await store.desk.change({ ...change, id: 'e2', leadId: 'main', set: { status: 'won' } });
        await store.retention.eraseOlder('contact', { before: now, now, limit: 9, only: 'not-enrolled' });
        expect(await leadIds()).toEqual(['joined', 'main']);
      });

      it('erases the oldest of one form first, up to the limit, with files and emails', async () => {
        await add(noon - 1, 'third');
        await add(noon - 3, 'first', { attachments: [attachmentOf(1000)] }, [outgoing('email')]);
        await add(noon - 2, 'second');
        await add(noon, 'not-before');
        await add(noon - 9, 'other', { form: 'apply' });
        const options = { before: now, now, limit: 2 };
        expect(await store.retention.eraseOlder('contact', options)).toBe(2);
        expect(await leadIds()).toEqual(['not-before', 'third', 'other']);
        expect(await store.desk.attachments('first')).toEqual([]);
        expect(await store.outbox.list(['queued'])).toEqual([]);
        expect(await store.retention.eraseOlder('contact', options)).toBe(1);
        expect(await store.retention.eraseOlder('contact', options)).toBe(0);
        expect(await store.people.find('first')).toEqual({ state: 'erased', reference: 'first', cause: 'retention' });
      });

      it('stores the same answers as a new lead after the first is erased', async () => {
        await add(noon - 1, 'first', { idempotencyKey: 'k1', digest: 'same' });
        await store.retention.eraseOlder('contact', { before: now, now, limit: 1 });
        expect(await add(noon, 'again', { idempotencyKey: 'k1', digest: 'same' })).toMatchObject({ outcome: 'added' });
      });

      it('erases subscribers that never confirmed, and no confirmed ones', async () => {
        await subscribe(noon - 2, 'silent');
        await subscribe(noon - 2, 'confirmed');
        await subscribe(noon, 'young');
        await store.people.confirmSubscriber('confirmed', now);
        expect(await store.retention.eraseOlder('newsletter', { before: now, now, limit: 9 })).toBe(1);
        expect((await store.desk.subscribers()).map(({ id }) => id)).toEqual(['young', 'confirmed']);
      });

      it('keeps subscribers that were never asked to confirm, except those in quarantine', async () => {
        await subscribe(noon - 2, 'unasked', {}, false);
        await subscribe(noon - 2, 'robot', { quarantine: 'honeypot' }, false);
        expect(await store.retention.eraseOlder('newsletter', { before: now, now, limit: 9 })).toBe(1);
        expect(await store.desk.subscribers()).toMatchObject([{ id: 'unasked', askedAt: null, quarantine: null }]);
        const email: NewOutgoing = { ...outgoing('confirms'), kind: 'confirmation' };
        const asking = [
          store.desk.askToConfirm('unasked', [email], now),
          store.desk.askToConfirm('unasked', [email], now),
        ];
        expect((await Promise.all(asking)).sort()).toEqual([false, true]);
        expect(await store.desk.subscribers()).toMatchObject([{ id: 'unasked', askedAt: now }]);
        expect(await store.outbox.list(['queued'])).toMatchObject([{ id: 'confirms', kind: 'confirmation' }]);
        const later = iso(noon + 1);
        expect(await store.retention.eraseOlder('newsletter', { before: later, now: later, limit: 9 })).toBe(1);
      });

      it('erases one lead for the staff, and reports if there is none', async () => {
        await add(noon, 'one');
        expect(await store.people.eraseLead('one', now, 'staff')).toMatchObject({ state: 'erased', cause: 'staff' });
        expect(await leadIds()).toEqual([]);
        expect(await store.people.eraseLead('none', now, 'staff')).toBeNull();
      });
    });

    describe('emails', () => {
      const claim = { now, leaseUntil: iso(noon + hourMs), limit: 9, kinds: ['staff-notice'] as const };

      it('deletes old finished emails, and none that may still be sent', async () => {
        const ends = { sent: noon - 1, dead: noon - 1, cancelled: noon - 1, late: noon } as const;
        for (const id of Object.keys(ends)) await add(noon - 9, id, {}, [outgoing(id)]);
        for (const claimed of await store.outbox.claim(claim)) {
          const { id } = claimed;
          await store.outbox.begin(claimed);
          const outcome = id === 'dead' || id === 'cancelled' ? id : 'sent';
          await store.outbox.finish(claimed, { outcome, code: '250' }, iso(ends[id as keyof typeof ends]));
        }
        await add(noon - 9, 'waiting', {}, [outgoing('waiting')]);
        expect(await store.retention.deleteOldOutgoing(now)).toBe(3);
        const remaining = await store.outbox.list(['queued', 'sent', 'dead', 'cancelled']);
        expect(remaining.map(({ id }) => id).sort()).toEqual(['late', 'waiting']);
        expect(await leadIds()).toHaveLength(5);
      });
    });

    it('deletes suppressions that have ended', async () => {
      const [old, young] = ['1'.repeat(64), '2'.repeat(64)] as const;
      await store.outbox.suppress(old, '550 5.1.1', iso(noon - 1));
      await store.outbox.suppress(young, '550 5.1.1', now);
      await store.retention.deleteOldSuppressions(now);
      expect(await store.outbox.isSuppressed(old, now)).toBe(false);
      expect(await store.outbox.isSuppressed(young, now)).toBe(true);
    });

    describe('a job', () => {
      const begin = (atMs: number, server = store) =>
        server.retention.beginJob('tidy', {
          now: iso(atMs),
          dueBefore: iso(atMs - 24 * hourMs),
          leaseUntil: iso(atMs + hourMs),
        });

      it('runs on one of two servers', async () => {
        const other = await engine.openSecondProcess();
        const tokens = await Promise.all([begin(noon), begin(noon, other), begin(noon), begin(noon, other)]);
        expect(tokens.filter((token) => token !== null)).toHaveLength(1);
        await other.close();
      });

      it('is taken over after its lease ends, and the slow server cannot finish it', async () => {
        const slow = await begin(noon);
        expect(await begin(noon + hourMs - 1)).toBeNull();
        const next = await begin(noon + hourMs);
        expect(next).not.toBeNull();
        await store.retention.finishJob('tidy', slow ?? '', iso(noon + hourMs));
        expect(await store.retention.jobDoneAt('tidy')).toBeNull();
        await store.retention.finishJob('tidy', next ?? '', iso(noon + hourMs));
        expect(await store.retention.jobDoneAt('tidy')).toBe(iso(noon + hourMs));
      });

      it('runs once a day', async () => {
        await store.retention.finishJob('tidy', (await begin(noon)) ?? '', now);
        expect(await begin(noon + 24 * hourMs)).toBeNull();
        expect(await begin(noon + 24 * hourMs + 1)).not.toBeNull();
      });

      it('tolerates a clock that is a little behind, and ignores a time that a wrong clock wrote', async () => {
        const token = await begin(noon);
        expect(await begin(noon - maxClockSkewMs)).toBeNull();
        await store.retention.finishJob('tidy', token ?? '', now);
        expect(await begin(noon - maxClockSkewMs)).toBeNull();
        expect(await begin(noon - maxClockSkewMs - 1)).not.toBeNull();
        expect(await begin(noon - 2 * maxClockSkewMs - 2)).not.toBeNull();
      });

      it('is independent of other jobs', async () => {
        await begin(noon);
        const options = { now, dueBefore: now, leaseUntil: now };
        expect(await store.retention.beginJob('other', options)).not.toBeNull();
        expect(await store.retention.jobDoneAt('unknown')).toBeNull();
      });
    });
  });
}

const outgoing = (id: string): NewOutgoing => ({
  id,
  kind: 'staff-notice',
  recipient: 'desk@example.com',
  messageId: `${randomUUID()}@example.com`,
  createdAt: iso(noon - hourMs),
});
