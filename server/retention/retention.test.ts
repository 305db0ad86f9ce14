import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#forms/durations.ts';
import type { LogEntry } from '../log.ts';
import { leadAt } from '../storage/contract/fixtures.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import type { Store } from '../storage/ports/store.ts';
import { openStore } from '../storage/sqlite/open.ts';
import { remindOfGuardians } from './guardian-reminders.ts';
import { applyRetention, isClockTrusted, type RetentionOptions, startRetention, vacuumStore } from './retention.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
let dataDir: string;
let store: Store;
let entries: LogEntry[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  store = await openStore(dataDir, 64);
  entries = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const options = (change: Partial<RetentionOptions> = {}): RetentionOptions => ({
  store: store.retention,
  rules: [
    { form: 'contact', days: 10 },
    { form: 'application', days: 0 },
    { form: 'newsletter', days: 30 },
  ],
  log: (entry) => entries.push(entry),
  now: () => now,
  pauseMs: 0,
  ...change,
});

/** The store's port with some methods replaced. */
const withMethods = (change: Partial<RetentionStore>): RetentionStore => ({ ...store.retention, ...change });

const add = (daysAgo: number, form: string, digest: string) =>
  store.intake.addLead(leadAt(now.getTime() - daysAgo * dayMs, { form, digest, reference: digest }));

const references = async () => (await store.desk.leads()).map(({ reference }) => reference).sort();

it('erases the expired entries of each form in batches, and logs only their number', async () => {
  for (const day of [1, 2, 3, 4, 5]) await add(10 + day, 'contact', `old-${day}`);
  await add(9, 'contact', 'young');
  await add(900, 'application', 'for-ever');
  const batches: number[] = [];
  const counting = withMethods({
    async eraseOlder(form, options) {
      const count = await store.retention.eraseOlder(form, options);
      batches.push(count);
      return count;
    },
  });
  await applyRetention(options({ store: counting }));
  expect(await references()).toEqual(['for-ever', 'young']);
  expect(batches).toEqual([2, 2, 1, 0]);
  expect(entries).toEqual([{ level: 'info', event: 'retention-applied', erased: 5, emails: 0 }]);
});

it('erases registrations without an enrolment sooner, once the staff could record enrolments for that long', async () => {
  const rules = [
    { form: 'contact', days: 900 },
    { form: 'contact', days: 10, only: 'not-enrolled' },
  ] as const;
  for (const digest of ['enrolled', 'lost', 'untouched']) await add(20, 'contact', digest);
  for (const [reference, status] of [
    ['enrolled', 'won'],
    ['lost', 'lost'],
  ] as const) {
    const [lead] = await store.desk.leads({ reference });
    const event = { id: reference, leadId: lead?.id ?? '', staffId: null, at: now.toISOString(), text: '' };
    await store.desk.change({ ...event, kind: 'changed', set: { status }, seenVersion: null });
  }
  await applyRetention(options({ rules }));
  expect(await references()).toEqual(['enrolled']);
});

it('erases registrations for which no parent has agreed, and reminds the staff once before', async () => {
  const rules = [{ form: 'contact', days: 30, only: 'guardian-awaited' }] as const;
  const recipients = { staff: { contact: ['desk@example.com'] }, messageDomain: 'example.com', hasWebhook: false };
  const addMinor = (daysAgo: number, reference: string) =>
    store.intake.addLead(leadAt(now.getTime() - daysAgo * dayMs, { digest: reference, reference, isMinor: true }));
  for (const [days, reference] of [
    [31, 'too old'],
    [24, 'soon'],
    [22, 'later'],
    [24, 'agreed'],
  ] as const)
    await addMinor(days, reference);
  await add(31, 'contact', 'of age');
  const [agreed] = await store.desk.leads({ reference: 'agreed' });
  const event = { id: 'e', leadId: agreed?.id ?? '', staffId: null, at: now.toISOString(), text: '' };
  await store.desk.change({ ...event, kind: 'guardian-agreed', set: { guardian: 'agreed' }, seenVersion: null });
  const remind = () =>
    remindOfGuardians({
      store: store.retention,
      recipients,
      settings: { guardianDays: 30 },
      now: () => now,
    });
  await remind();
  await remind();
  const reminders = (await store.outbox.list(['queued'])).filter(({ kind }) => kind === 'guardian-reminder');
  expect(reminders.map(({ reference, recipient }) => [reference, recipient]).sort()).toEqual([
    ['soon', 'desk@example.com'],
    ['too old', 'desk@example.com'],
  ]);
  await applyRetention(options({ rules }));
  expect(await references()).toEqual(['agreed', 'later', 'of age', 'soon']);
});

it('runs once a day, on one of several servers', async () => {
  await Promise.all([applyRetention(options()), applyRetention(options())]);
  await applyRetention(options({ now: () => new Date(now.getTime() + dayMs - 1) }));
  expect(entries).toHaveLength(1);
  await applyRetention(options({ now: () => new Date(now.getTime() + dayMs + 1) }));
  expect(entries).toHaveLength(2);
});

it('vacuums the store once a day, with the time of the last success', async () => {
  const since: (string | null)[] = [];
  let isFull = true;
  let hasSucceeded = false;
  const counting = withMethods({
    async vacuumErased(from) {
      since.push(from);
      if (isFull) throw new StoreUnavailable('full');
      return hasSucceeded;
    },
  });
  const vacuumAt = (afterMs: number) => vacuumStore({ store: counting, now: () => new Date(now.getTime() + afterMs) });
  await expect(vacuumAt(0)).rejects.toThrow(StoreUnavailable);
  await vacuumAt(60 * 60 * 1000 - 1);
  expect(since).toEqual([null]);
  isFull = false;
  await vacuumAt(hourMs);
  await vacuumAt(2 * hourMs - 1);
  expect(since).toEqual([null, null]);
  hasSucceeded = true;
  await vacuumAt(2 * hourMs);
  await vacuumAt(dayMs);
  await vacuumAt(2 * hourMs + dayMs + 1);
  expect(since).toEqual([null, null, null, '2026-11-20T14:00:00.000Z']);
  // The clock is correct again.
  await vacuumAt(-dayMs);
  expect(since.at(-1)).toBeNull();
});

it('stops when its lease ends, and the next run erases the rest', async () => {
  await add(11, 'contact', 'one');
  await add(12, 'contact', 'two');
  await add(13, 'contact', 'three');
  const times = [now, now, now, new Date(now.getTime() + 2 * 60 * 60 * 1000)];
  await applyRetention(options({ batchSize: 1, now: () => times.shift() ?? now }));
  expect(entries).toEqual([{ level: 'info', event: 'retention-unfinished', erased: 1 }]);
  expect(await references()).toEqual(['one', 'two']);
  await applyRetention(options({ now: () => new Date(now.getTime() + 2 * 60 * 60 * 1000) }));
  expect(await references()).toEqual([]);
});

it('deletes completed emails after ninety days, and suppressions after half a year', async () => {
  const email = { kind: 'webhook', recipient: '', createdAt: '2026-01-01T00:00:00.000Z' } as const;
  await store.intake.addLead(leadAt(now.getTime()), [{ ...email, id: 'l1', messageId: 'm1' }]);
  const claim = { now: email.createdAt, leaseUntil: '2026-01-02T00:00:00.000Z', limit: 1, kinds: ['webhook'] as const };
  for (const claimed of await store.outbox.claim(claim)) {
    await store.outbox.begin(claimed);
    await store.outbox.finish(claimed, { outcome: 'sent', code: '250' }, email.createdAt);
  }
  const hash = 'a'.repeat(64);
  await store.outbox.suppress(hash, '550 5.1.1', email.createdAt);
  await applyRetention(options());
  expect(entries).toMatchObject([{ erased: 0, emails: 1 }]);
  expect(await store.outbox.isSuppressed(hash, email.createdAt)).toBe(false);
});

it('logs a failure, runs again the next time, and ends before the store is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  let attempts = 0;
  const broken = withMethods({
    jobDoneAt: async () => new Date(now.getTime() - 2 * dayMs).toISOString(),
    beginJob: async (name) => {
      if (name !== 'retention') return null;
      attempts += 1;
      throw new StoreUnavailable('busy');
    },
  });
  const stop = startRetention(options({ store: broken }));
  await vi.advanceTimersByTimeAsync(2 * 60 * 1000);
  expect(attempts).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(attempts).toBe(2);
  expect(entries).toMatchObject([{ event: 'retention-failed' }, { event: 'retention-failed' }]);
  await stop();
  await vi.advanceTimersByTimeAsync(5 * 60 * 60 * 1000);
  expect(attempts).toBe(2);
});

it('vacuums the store afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const jobs: string[] = [];
  const otherServer = withMethods({
    jobDoneAt: async () => now.toISOString(),
    async beginJob(name) {
      jobs.push(name);
      return null;
    },
  });
  const stop = startRetention(options({ store: otherServer }));
  await vi.advanceTimersByTimeAsync(60 * 1000);
  expect(jobs).toEqual(['clock-seen', 'retention', 'clearing']);
  await stop();
});

it.each<[string, number | null, boolean]>([
  ['was done yesterday', -1, true],
  ['was never done', null, false],
  ['was done long ago, or the clock is ahead', -366, false],
  ['was done by a clock that was ahead', 400, false],
])('decides at the first start whether to trust the clock if retention %s', async (_, doneDaysAgo, isTrusted) => {
  const jobDoneAt = async (name: string) =>
    name === 'retention' && doneDaysAgo !== null ? daysLater(doneDaysAgo).toISOString() : null;
  expect(await isClockTrusted({ store: withMethods({ jobDoneAt }), now: () => now })).toBe(isTrusted);
});

const daysLater = (days: number) => new Date(now.getTime() + days * dayMs);

/** Runs the hourly job at these times, in days after the first. @returns whether the clock was trusted at each */
async function trustAt(...days: number[]): Promise<boolean[]> {
  const trusted: boolean[] = [];
  for (const day of days) {
    trusted.push(await isClockTrusted({ store: store.retention, now: () => daysLater(day) }));
  }
  return trusted;
}

it('trusts the clock after a day, even if the server is restarted every day or runs for an hour a day', async () => {
  expect(await trustAt(0, 1 / 24, 0.9, 1)).toEqual([false, false, false, true]);
});

it('trusts the clocks of two servers that differ a little', async () => {
  const secondMs = 1000 / dayMs;
  expect(await trustAt(0, -secondMs, 0.5, 0.5 - secondMs, 1, 1 - secondMs)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ]);
});

it('trusts a clock that jumped only after it has run for another day', async () => {
  expect(await trustAt(0, 1, 366, 366.5, 2, 2.5, 3)).toEqual([false, true, false, false, false, false, true]);
});

it('erases expired entries of a server that is restarted every day', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  await add(20, 'contact', 'old');
  for (const day of [0, 1]) {
    const stop = startRetention(options({ now: () => daysLater(day) }));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await stop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  }
  expect(await references()).toEqual([]);
});
