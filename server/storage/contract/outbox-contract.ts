import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashAddressWith } from '../address-hash.ts';
import type { NewLead } from '../ports/entries.ts';
import { resendAfterMs } from '../ports/intake.ts';
import {
  type Attempt,
  type ClaimedOutgoing,
  maxUnknownSends,
  type NewOutgoing,
  type OutboxStore,
  type OutgoingKind,
  outgoingStates,
  suppressionMs,
} from '../ports/outbox.ts';
import type { Store } from '../ports/store.ts';
import { attachmentOf, type Engine, leadAt, noon, outgoingAt, subscriberAt } from './fixtures.ts';

const at = (ms: number) => new Date(noon + ms).toISOString();
const minute = 60_000;
const hashAddress = hashAddressWith('s'.repeat(32));

const allKinds: readonly OutgoingKind[] = ['staff-notice', 'acknowledgement', 'confirmation', 'webhook'];

const retryAt = (ms: number, isCounted = true): Attempt => ({
  outcome: 'retry',
  code: '450 4.7.1',
  nextAttemptAt: at(ms),
  isCounted,
  isUnknown: false,
});

const sent: Attempt = { outcome: 'sent', code: '250' };

const claimAt = (outbox: OutboxStore, ms: number, limit = 100, kinds = allKinds) =>
  outbox.claim({ now: at(ms), leaseUntil: at(ms + 5 * minute), limit, kinds });

async function claimOne(outbox: OutboxStore, ms: number): Promise<ClaimedOutgoing> {
  const [first, ...others] = await claimAt(outbox, ms);
  if (!first || others.length > 0) throw new Error(`${first ? others.length + 1 : 0} messages were due instead of 1`);
  return first;
}

/** Tests what every engine must do for the outbox. Call it in a test file of the engine. */
export function testOutbox(name: string, makeEngine: () => Promise<Engine>): void {
  describe(`${name} outbox`, () => {
    let engine: Engine;
    let store: Store;
    let outbox: OutboxStore;

    beforeEach(async () => {
      engine = await makeEngine();
      store = await engine.openStore();
      outbox = store.outbox;
    });
    afterEach(async () => {
      await store.close();
      await engine.dispose();
    });

    it('acknowledges three leads under one address a day, and notifies the staff about each', async () => {
      const kinds: string[] = [];
      for (const [digest, ms] of [
        ['d1', 0],
        ['d2', 1],
        ['d3', 2],
        ['d4', 3],
      ] as const) {
        const person = { email: 'a@example.com', phone: null };
        const outgoing = [outgoingAt(ms), outgoingAt(ms, { kind: 'acknowledgement', recipient: 'a@example.com' })];
        await store.intake.addLead(leadAt(noon + ms, { digest, reference: digest, person }), outgoing);
        kinds.push(
          (await claimAt(outbox, ms))
            .map(({ kind }) => kind)
            .sort()
            .join(),
        );
      }
      const both = 'acknowledgement,staff-notice';
      expect(kinds).toEqual([both, both, both, 'staff-notice']);
    });

    it.each([
      ['a+1@x.in', 'A+2@x.in', 'a@X.in', 'a+3@x.in'],
      ['some.one@gmail.com', 'someone@gmail.com', 'someone+x@googlemail.com', 's.o.m.e.one@gmail.com'],
    ])('sends to the mailbox of %s three times a day, to each address as it was typed', async (...addresses) => {
      for (const [index, recipient] of addresses.entries()) {
        const acknowledgement = outgoingAt(index, { kind: 'acknowledgement', recipient });
        await store.intake.addLead(leadAt(noon, { digest: recipient, reference: recipient }), [
          outgoingAt(index),
          acknowledgement,
        ]);
        const subscriber = subscriberAt({ email: recipient, emailNormal: recipient, receivedAt: at(index) });
        await store.intake.addSubscriber(subscriber, [outgoingAt(index, { kind: 'confirmation', recipient })]);
      }
      const emails = await outbox.list(['queued']);
      const to = (kind: OutgoingKind) => emails.filter((email) => email.kind === kind).map((email) => email.recipient);
      expect(to('acknowledgement')).toEqual(addresses.slice(0, 3));
      expect(to('confirmation')).toEqual(addresses.slice(0, 3));
      expect(to('staff-notice')).toHaveLength(4);
      // The owner of the last one signs up again on another day.
      const later = 25 * 60 * minute;
      const [last = ''] = addresses.slice(3);
      const subscriber = subscriberAt({ email: last, emailNormal: last, receivedAt: at(later) });
      await store.intake.addSubscriber(subscriber, [outgoingAt(later, { kind: 'confirmation', recipient: last })]);
      expect((await outbox.list(['queued'])).filter(({ kind }) => kind === 'confirmation')).toHaveLength(4);
    });

    it('acknowledges the first lead of each form, even if a stranger sent three others under the address', async () => {
      const send = (ms: number, form: string) =>
        store.intake.addLead(leadAt(noon + ms, { form, digest: `${ms}`, reference: `${form} ${ms}` }), [
          outgoingAt(ms, { kind: 'acknowledgement', recipient: 'a@example.com' }),
        ]);
      for (const ms of [1, 2, 3, 4]) await send(ms, 'contact');
      for (const ms of [5, 6]) await send(ms, 'application');
      const emails = await outbox.list(['queued']);
      expect(emails.map(({ reference }) => reference)).toEqual([
        'contact 1',
        'contact 2',
        'contact 3',
        'application 5',
      ]);
    });

    it('limits the confirmations that the staff queue for one mailbox, and allows the rest on another day', async () => {
      const askAll = async (ms: number) => {
        const results: boolean[] = [];
        for (const { id, email } of (await store.desk.subscribers()).toSorted((one, other) =>
          one.id < other.id ? -1 : 1,
        ))
          results.push(
            await store.desk.askToConfirm(id, [outgoingAt(ms, { kind: 'confirmation', recipient: email })], at(ms)),
          );
        return results;
      };
      for (const index of [1, 2, 3, 4]) {
        const email = `a+${index}@x.in`;
        await store.intake.addSubscriber(subscriberAt({ id: `s${index}`, email, emailNormal: email }), []);
      }
      expect(await askAll(0)).toEqual([true, true, true, false]);
      expect(await askAll(25 * 60 * minute)).toEqual([false, false, false, true]);
    });

    it('finds the leads without an email to the staff, even after emails are deleted, and notifies once', async () => {
      const unnotified = async () =>
        (await store.desk.leads({ isStaffUnnotified: true })).map(({ reference }) => reference).sort();
      const notified = await addLead({ reference: 'notified' }, outgoingAt(0));
      const one = await addLead({ reference: 'one' }, outgoingAt(0, { kind: 'webhook', recipient: '' }));
      await addLead({ reference: 'other', form: 'application' });
      const quarantined = await addLead({ reference: 'quarantined', quarantine: 'links' });
      for (const claimed of await claimAt(outbox, 0)) {
        await outbox.begin(claimed);
        await outbox.finish(claimed, sent, at(1));
      }
      expect(await store.retention.deleteOldOutgoing(at(2))).toBe(2);
      expect([await unnotified(), await store.desk.countLeads({ isStaffUnnotified: true })]).toEqual([
        ['one', 'other'],
        2,
      ]);
      expect(await store.desk.leads({ isStaffUnnotified: true, form: 'application' })).toHaveLength(1);
      const results: boolean[] = [];
      for (const { id } of [notified, one, one, quarantined])
        results.push(await store.desk.notifyStaff(id, [outgoingAt(3)]));
      expect(results).toEqual([false, true, false, false]);
      expect(await claimAt(outbox, 3)).toMatchObject([{ kind: 'staff-notice', lead: { reference: 'one' } }]);
      await store.desk.restore(quarantined.id, [outgoingAt(4)]);
      expect([await unnotified(), await store.desk.countLeads({ isStaffUnnotified: true })]).toEqual([['other'], 1]);
    });

    it('does not acknowledge a fourth lead that leaves quarantine when a person repeats it', async () => {
      const outgoing = (ms: number) => [
        outgoingAt(ms),
        outgoingAt(ms, { kind: 'acknowledgement', recipient: 'a@example.com' }),
      ];
      const send = (digest: string, quarantine: string | null = null) => {
        const person = { email: 'a@example.com', phone: null };
        const lead = leadAt(noon, { digest, person, quarantine });
        return store.intake.addLead(lead, quarantine === null ? outgoing(0) : []);
      };
      for (const digest of ['d1', 'd2', 'd3']) await send(digest);
      await send('d4', 'too-fast');
      expect(await send('d4')).toMatchObject({ outcome: 'repeated' });
      const kinds = (await outbox.list(['queued'])).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(3);
      expect(kinds.filter((kind) => kind === 'staff-notice')).toHaveLength(4);
    });

    it('queues a confirmation for a repeated subscriber that had none', async () => {
      const subscriber = {
        id: randomUUID(),
        email: 'a@example.com',
        emailNormal: 'a@example.com',
        formVersion: 1,
        noticeVersion: 2,
        quarantine: null,
      };
      await store.intake.addSubscriber({ ...subscriber, receivedAt: at(0) }, []);
      const email = outgoingAt(1, { kind: 'confirmation', recipient: 'a@example.com' });
      expect(await store.intake.addSubscriber({ ...subscriber, receivedAt: at(1) }, [email])).toBe('repeated');
      expect(await claimAt(outbox, 1)).toMatchObject([{ kind: 'confirmation' }]);
    });

    it('returns a delayed email when it is due', async () => {
      await store.intake.addLead(leadAt(noon), [outgoingAt(0, { dueAt: at(minute) })]);
      expect([await claimAt(outbox, minute - 1), await outbox.oldestDue(at(minute - 1))]).toEqual([[], null]);
      expect(await claimOne(outbox, minute)).toMatchObject({ createdAt: at(0) });
    });

    it('ignores a due time that only a wrong clock can have written', async () => {
      const year = 365 * 24 * 60 * minute;
      await store.intake.addLead(leadAt(noon), [outgoingAt(0)]);
      const claimed = await claimOne(outbox, 0);
      await outbox.begin(claimed);
      await outbox.finish(claimed, retryAt(year), at(0));
      const again = await claimOne(outbox, 1);
      expect(await outbox.begin(again)).toBe(true);
    });

    /** Adds one lead for each message. */
    async function add(...messages: NewOutgoing[]): Promise<void> {
      for (const outgoing of messages) await addLead({}, outgoing);
    }

    async function addLead(change: Partial<NewLead>, ...outgoing: NewOutgoing[]): Promise<NewLead> {
      const lead = leadAt(noon, { digest: randomUUID(), ...change });
      await store.intake.addLead(lead, outgoing);
      return lead;
    }

    const states = async () => (await outbox.list(outgoingStates)).map(({ state }) => state);

    it('claims due emails up to the limit, oldest first, with the entry', async () => {
      const [old, young, later] = [outgoingAt(-2), outgoingAt(-1), outgoingAt(1)];
      await add(later, young);
      const attachment = attachmentOf(10);
      const { content: _, ...file } = attachment;
      const lead = await addLead({ attachments: [attachment] }, old);
      expect((await claimAt(outbox, 0, 1)).map(({ id }) => id)).toEqual([old.id]);
      await store.close();
      store = await engine.openStore();
      outbox = store.outbox;
      // An abandoned claim became due when its lease ended.
      const again = await claimAt(outbox, 6 * minute, 2);
      expect(again.map(({ id }) => id)).toEqual([young.id, later.id]);
      expect(await claimAt(outbox, 6 * minute)).toMatchObject([
        {
          ...old,
          attempts: 0,
          lead: { id: lead.id, reference: lead.reference, attachments: [file] },
          subscriber: null,
        },
      ]);
      expect(await claimAt(outbox, 6 * minute)).toEqual([]);
    });

    it('claims the oldest first, in any order of adding', async () => {
      const all = [5, 1, 9, 3, 7, 2, 8, 4, 6].map((age) => outgoingAt(-age));
      await add(...all);
      const oldestFirst = all.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
      expect((await claimAt(outbox, 0)).map(({ id }) => id)).toEqual(oldestFirst.map(({ id }) => id));
    });

    it('claims one of each kind in turn, oldest first, and those from a wrong clock last', async () => {
      const email = (ms: number, kind: OutgoingKind) => outgoingAt(ms, { id: `${kind} ${ms}`, kind });
      await add(
        ...[-9, -8, -7, -6].map((ms) => email(ms, 'staff-notice')),
        ...[-3, -2].map((ms) => email(ms, 'acknowledgement')),
        email(-1, 'confirmation'),
        email(9 * 24 * 60 * minute, 'webhook'),
      );
      const ids = async (limit: number) => (await claimAt(outbox, 0, limit)).map(({ id }) => id);
      expect(await ids(4)).toEqual(['staff-notice -9', 'acknowledgement -3', 'confirmation -1', 'staff-notice -8']);
      expect(await ids(2)).toEqual(['staff-notice -7', 'acknowledgement -2']);
      expect(await ids(9)).toEqual(['staff-notice -6', `webhook ${9 * 24 * 60 * minute}`]);
    });

    it('claims only the requested kinds', async () => {
      const [notice, webhook] = [outgoingAt(-1), outgoingAt(-2, { kind: 'webhook', recipient: '' })];
      await addLead({}, notice, webhook);
      expect(await claimAt(outbox, 0, 9, ['acknowledgement'])).toEqual([]);
      expect((await claimAt(outbox, 0, 9, ['staff-notice'])).map(({ id }) => id)).toEqual([notice.id]);
      expect((await claimAt(outbox, 0, 9)).map(({ id }) => id)).toEqual([webhook.id]);
    });

    it('returns an email about a subscriber with the subscriber', async () => {
      const subscriber = subscriberAt();
      const email = () => outgoingAt(0, { kind: 'confirmation', recipient: 'A@example.com' });
      await store.intake.addSubscriber(subscriber, [email()]);
      expect(await claimOne(outbox, 0)).toMatchObject({
        kind: 'confirmation',
        lead: null,
        subscriber: { id: subscriber.id, state: 'pending' },
      });
      await store.intake.addSubscriber({ ...subscriber, receivedAt: at(1) }, [email()]);
      expect(await claimAt(outbox, 1)).toEqual([]);
      await store.intake.addSubscriber({ ...subscriber, receivedAt: at(resendAfterMs) }, [email()]);
      expect(await outbox.list(['queued'])).toHaveLength(1);
    });

    it('lets only one worker claim an email, even concurrently over two connections', async () => {
      const other = await engine.openSecondProcess();
      await add(...Array.from({ length: 30 }, () => outgoingAt(-1)));
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, index) => claimAt(index % 2 ? outbox : other.outbox, 0, 2)),
      );
      await other.close();
      const ids = all.flat().map(({ id }) => id);
      expect(ids).toHaveLength(30);
      expect(new Set(ids).size).toBe(30);
    });

    it.each([false, true])(
      'claims an email again after its lease ends, with the same message id, and ignores the first worker; begun: %s',
      async (isBegun) => {
        await add(outgoingAt(0));
        const first = await claimOne(outbox, 0);
        if (isBegun) expect(await outbox.begin(first)).toBe(true);
        expect(await claimAt(outbox, 5 * minute - 1)).toEqual([]);
        const second = await claimOne(outbox, 5 * minute);
        expect(second).toMatchObject({ id: first.id, messageId: first.messageId, attempts: isBegun ? 1 : 0 });
        expect(await outbox.begin(first)).toBe(false);
        expect(await outbox.release(first, at(0))).toBe(false);
        expect(await outbox.finish(first, sent, at(6 * minute))).toBe(false);
        expect(await outbox.begin(second)).toBe(true);
        expect(await outbox.finish(first, sent, at(6 * minute))).toBe(false);
        expect(await states()).toEqual(['sending']);
        expect(await outbox.finish(second, sent, at(6 * minute))).toBe(true);
        expect(await outbox.list(['sent'])).toMatchObject([{ finishedAt: at(6 * minute), attempts: isBegun ? 2 : 1 }]);
      },
    );

    it('counts an attempt before sending, begins it once, and finishes only what was begun', async () => {
      await add(outgoingAt(0));
      const claimed = await claimOne(outbox, 0);
      expect(await outbox.finish(claimed, sent, at(0))).toBe(false);
      expect(await outbox.begin(claimed)).toBe(true);
      expect(await outbox.list(['sending'])).toMatchObject([{ attempts: 1 }]);
      expect(await outbox.begin(claimed)).toBe(false);
      expect(await outbox.finish(claimed, sent, at(1))).toBe(true);
      expect(await outbox.finish(claimed, retryAt(0), at(2))).toBe(false);
      expect(await outbox.list(['sent'])).toMatchObject([{ attempts: 1, lastCode: '250', finishedAt: at(1) }]);
      expect(await claimAt(outbox, 60 * minute)).toEqual([]);
    });

    it('returns an email to retry when it is due, and not earlier', async () => {
      await add(outgoingAt(0));
      const first = await claimOne(outbox, 0);
      await outbox.begin(first);
      expect(await outbox.finish(first, retryAt(10 * minute), at(1))).toBe(true);
      expect(await outbox.list(['retry'])).toMatchObject([
        { attempts: 1, lastCode: '450 4.7.1', nextAttemptAt: at(10 * minute), finishedAt: null },
      ]);
      expect(await claimAt(outbox, 10 * minute - 1)).toEqual([]);
      expect(await claimOne(outbox, 10 * minute)).toMatchObject({ attempts: 1 });
    });

    it('does not count an attempt that failed for a reason that affects all emails', async () => {
      await add(outgoingAt(0));
      const first = await claimOne(outbox, 0);
      await outbox.begin(first);
      await outbox.finish(first, retryAt(minute, false), at(1));
      expect(await claimOne(outbox, minute)).toMatchObject({ attempts: 0 });
    });

    it.each(['dead', 'cancelled'] as const)(
      'never claims an email again that is %s, until the staff send it again',
      async (outcome) => {
        await add(outgoingAt(0));
        const first = await claimOne(outbox, 0);
        await outbox.begin(first);
        await outbox.finish(first, { outcome, code: '550 5.1.1' }, at(1));
        expect(await states()).toEqual([outcome]);
        expect(await claimAt(outbox, 60 * minute)).toEqual([]);
        expect(await outbox.sendAgain(first.id, at(61 * minute), hashAddress)).toBe(true);
        expect(await claimOne(outbox, 61 * minute)).toMatchObject({ attempts: 0, messageId: first.messageId });
      },
    );

    it('counts attempts with an unknown outcome: a lost connection, or a worker that ended', async () => {
      await add(outgoingAt(0));
      const lost = await claimOne(outbox, 0);
      await outbox.begin(lost);
      await outbox.finish(
        lost,
        { outcome: 'retry', code: 'ECONNECTION', nextAttemptAt: at(1), isCounted: true, isUnknown: true },
        at(1),
      );
      const ended = await claimOne(outbox, 1);
      await outbox.begin(ended);
      const refused = await claimOne(outbox, 6 * minute);
      await outbox.begin(refused);
      await outbox.finish(refused, retryAt(7 * minute), at(6 * minute));
      const last = await claimOne(outbox, 7 * minute);
      expect([lost, ended, refused, last].map(({ unknownSends }) => unknownSends)).toEqual([0, 1, 2, 2]);
      await outbox.begin(last);
      await outbox.finish(last, { outcome: 'unknown', code: 'ECONNECTION' }, at(7 * minute));
      expect(await claimAt(outbox, 99 * minute)).toEqual([]);
      expect(await outbox.list(['unknown'])).toMatchObject([{ lastCode: 'ECONNECTION', finishedAt: at(7 * minute) }]);
      expect(await outbox.sendAgain(last.id, at(99 * minute), hashAddress)).toBe(true);
      expect(await claimOne(outbox, 99 * minute)).toMatchObject({ attempts: 0, unknownSends: maxUnknownSends - 1 });
    });

    it('releases what was not begun, without counting an attempt', async () => {
      await add(outgoingAt(0));
      const first = await claimOne(outbox, 0);
      expect(await outbox.release(first, at(minute))).toBe(true);
      expect(await outbox.release(first, at(minute))).toBe(false);
      expect(await claimAt(outbox, minute - 1)).toEqual([]);
      const second = await claimOne(outbox, minute);
      expect(second.attempts).toBe(0);
      await outbox.begin(second);
      expect(await outbox.release(second, at(minute))).toBe(false);
    });

    it('refuses to resend an email that a worker holds or that is missing', async () => {
      await add(outgoingAt(0));
      const claimed = await claimOne(outbox, 0);
      expect(await outbox.sendAgain(claimed.id, at(0), hashAddress)).toBe(false);
      await outbox.begin(claimed);
      expect(await outbox.sendAgain(claimed.id, at(0), hashAddress)).toBe(false);
      expect(await outbox.sendAgain(randomUUID(), at(0), hashAddress)).toBe(false);
      await outbox.finish(claimed, sent, at(1));
      expect(await outbox.sendAgain(claimed.id, at(2), hashAddress)).toBe(true);
      expect(await outbox.list(['queued'])).toMatchObject([{ finishedAt: null, attempts: 0 }]);
    });

    it('suppresses an address for 180 days, and again after the next bounce', async () => {
      const isSuppressed = (ms: number, address = 'gone@example.com') =>
        outbox.isSuppressed(hashAddress(address), at(ms));
      expect(await isSuppressed(0)).toBe(false);
      await outbox.suppress(hashAddress('gone@example.com'), '550 5.1.1', at(0));
      expect([await isSuppressed(0), await isSuppressed(suppressionMs - 1), await isSuppressed(suppressionMs)]).toEqual(
        [true, true, false],
      );
      expect(await isSuppressed(0, 'here@example.com')).toBe(false);
      await outbox.suppress(hashAddress('gone@example.com'), '550 5.1.1', at(suppressionMs));
      expect(await isSuppressed(2 * suppressionMs - 1)).toBe(true);
    });

    it('sends an email again to a suppressed address', async () => {
      const [email, other] = ['gone@example.com', 'away@example.com'].map((recipient) =>
        outgoingAt(0, { kind: 'acknowledgement', recipient }),
      );
      if (!email || !other) return;
      await add(email, other);
      for (const { recipient } of [email, other]) await outbox.suppress(hashAddress(recipient), '550 5.1.1', at(0));
      expect(await outbox.sendAgain(email.id, at(1), hashAddress)).toBe(true);
      expect([
        await outbox.isSuppressed(hashAddress(email.recipient), at(1)),
        await outbox.isSuppressed(hashAddress(other.recipient), at(1)),
      ]).toEqual([false, true]);
    });

    it('queues a notice for each recipient, each with its own outcome', async () => {
      const [desk, head] = [outgoingAt(0), outgoingAt(0, { recipient: 'head@example.com' })];
      const lead = await addLead({ quarantine: 'links' });
      await store.desk.restore(lead.id, [desk, head, outgoingAt(0), outgoingAt(0, { recipient: 'head@example.com' })]);
      const claimed = await claimAt(outbox, 0);
      const rows = claimed.map(({ recipient, messageId }) => [recipient, messageId]);
      expect(rows.sort()).toEqual([
        ['desk@example.com', desk.messageId],
        ['head@example.com', head.messageId],
      ]);
      for (const email of claimed) {
        await outbox.begin(email);
        await outbox.finish(email, email.recipient === desk.recipient ? sent : retryAt(10 * minute), at(1));
      }
      expect(await claimOne(outbox, 10 * minute)).toMatchObject({ recipient: head.recipient, attempts: 1 });
    });

    it('reports the due time of the oldest email that is due', async () => {
      expect(await outbox.oldestDue(at(0))).toBeNull();
      await add(outgoingAt(-minute), outgoingAt(-2 * minute), outgoingAt(minute));
      expect(await outbox.oldestDue(at(0))).toBe(at(-2 * minute));
      await claimAt(outbox, 0);
      expect(await outbox.oldestDue(at(0))).toBeNull();
      // An abandoned claim has been due all the time.
      expect(await outbox.oldestDue(at(5 * minute))).toBe(at(-2 * minute));
    });

    it('lists by state, with the reference of the lead', async () => {
      const email = outgoingAt(0);
      const { reference } = await addLead({}, email);
      expect(await outbox.list(['queued'])).toEqual([
        { ...email, state: 'queued', attempts: 0, nextAttemptAt: at(0), finishedAt: null, lastCode: null, reference },
      ]);
      expect(await outbox.list(['sent', 'dead'])).toEqual([]);
    });

    it('keeps no email about an erased lead, not even for the worker that claimed it', async () => {
      const lead = await addLead({}, outgoingAt(0), outgoingAt(1, { kind: 'webhook', recipient: '' }));
      await add(outgoingAt(2));
      const [first, second] = await claimAt(outbox, 1);
      if (!first || !second) throw new Error('two were due');
      await outbox.begin(second);
      await store.people.eraseLead(lead.id, at(2));
      expect(await outbox.begin(first)).toBe(false);
      expect(await outbox.finish(second, sent, at(3))).toBe(false);
      expect(await states()).toEqual(['queued']);
    });

    it('queues nothing for a lead in quarantine until it is restored, then one of each kind for each recipient', async () => {
      const lead = await addLead({ quarantine: 'links' });
      expect(await states()).toEqual([]);
      const messages = () => [outgoingAt(0), outgoingAt(0, { kind: 'acknowledgement', recipient: 'a@example.com' })];
      expect(await store.desk.restore(lead.id, [...messages(), ...messages()])).toBe(true);
      expect(await store.desk.restore(lead.id, messages())).toBe(false);
      const kinds = (await outbox.list(['queued'])).map(({ kind }) => kind);
      expect(kinds.sort()).toEqual(['acknowledgement', 'staff-notice']);
    });

    it('queues nothing for a repeated lead, nor for one that was not added', async () => {
      const lead = await addLead({ idempotencyKey: 'k1', reference: 'CCCC-DDDD' }, outgoingAt(0));
      const repeat = { ...lead, id: randomUUID(), reference: 'FFFF-GGGG' };
      expect(await store.intake.addLead(repeat, [outgoingAt(1)])).toMatchObject({ outcome: 'repeated' });
      const taken = leadAt(noon, { digest: 'other', reference: 'CCCC-DDDD' });
      await expect(store.intake.addLead(taken, [outgoingAt(1)])).rejects.toThrow();
      expect(await states()).toEqual(['queued']);
    });
  });
}
