import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import type { LogEntry } from '../log.ts';
import { createProofOfWork, type ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { startTestSite } from '../test-support/site.ts';
import { type CanaryOptions, sendCanary } from './canary.ts';

const now = new Date('2026-11-22T06:00:00.000Z');
const staff = { staff: { contact: ['desk@example.com'] }, messageDomain: 'example.com', hasWebhook: false };

/** Starts a site whose emails only this test sends. */
async function start(proof?: ProofOfWork) {
  const site = await startTestSite({ recipients: staff, now: () => now, proof });
  onTestFinished(() => site.stop());
  const logged: LogEntry[] = [];
  const run = (change: Partial<CanaryOptions> = {}) =>
    sendCanary({
      email: 'watch@example.com',
      address: site.origin,
      needsProof: false,
      store: site.store,
      log: (entry) => void logged.push(entry),
      now: () => now,
      pollMs: 5,
      ...change,
    });
  const sent: string[] = [];
  async function deliver(outcome: 'sent' | 'dead'): Promise<void> {
    while (sent.length < 2) {
      await pause(5);
      const time = now.toISOString();
      const claimed = await site.store.outbox.claim({
        now: time,
        leaseUntil: new Date(now.getTime() + 60_000).toISOString(),
        limit: 9,
        kinds: ['staff-notice', 'acknowledgement'],
      });
      for (const email of claimed) {
        sent.push(`${email.recipient}: ${email.lead?.answers.name}`);
        await site.store.outbox.begin(email);
        await site.store.outbox.finish(email, { outcome, code: '250' }, time);
      }
    }
  }
  return { site, run, deliver, sent, logged };
}

it('runs once a day: sends the emails to the staff and the sender, and erases the lead', async () => {
  const { site, run, deliver, sent, logged } = await start();
  await Promise.all([run(), deliver('sent')]);
  const anHourLater = new Date(now.getTime() + 60 * 60 * 1000);
  await run({ now: () => anHourLater, emailTimeoutMs: 0 });
  expect(sent.sort()).toEqual(['desk@example.com: Canary', 'watch@example.com: Canary']);
  expect(logged).toEqual([{ level: 'info', event: 'canary-succeeded', ms: 0 }]);
  expect(await site.store.desk.leads()).toEqual([]);
});

it.each([
  ['nobody sends its emails', 'email-waits', undefined],
  ['the mail server refuses them', 'email-dead', 'dead'],
] as const)('names the failed step (%s), erases the lead, and runs again', async (_, reason, outcome) => {
  const { site, run, deliver, logged } = await start();
  await Promise.all([run({ emailTimeoutMs: outcome ? 60_000 : 20 }), outcome && deliver(outcome)]);
  expect(logged).toEqual([{ level: 'error', event: 'canary-failed', reason }]);
  expect(await site.store.desk.leads()).toEqual([]);
  expect(await site.store.retention.jobDoneAt('canary')).toBeNull();
});

it('sends a proof of work if required, and fails if it is quarantined', async () => {
  const { site, run, deliver, logged } = await start(createProofOfWork('x'.repeat(32)));
  await Promise.all([run({ needsProof: true }), deliver('sent')]);
  const tomorrow = new Date(now.getTime() + dayMs);
  await run({ now: () => tomorrow });
  expect(logged).toEqual([
    { level: 'info', event: 'canary-succeeded', ms: 0 },
    { level: 'error', event: 'canary-failed', reason: 'no-proof' },
  ]);
  expect(await site.store.desk.leads()).toEqual([]);
});

it('reports that the site refuses the form', async () => {
  const { run, logged } = await start();
  await run({ address: 'http://127.0.0.1:9' });
  expect(logged).toMatchObject([{ level: 'error', event: 'canary-failed', reason: 'error' }]);
});
