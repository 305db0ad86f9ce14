import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hourMs } from '#forms/durations.ts';
import { noRecipients, type Recipients } from '../intake/outgoing-messages.ts';
import type { LogEntry } from '../log.ts';
import { leadAt } from '../storage/contract/fixtures.ts';
import type { Store } from '../storage/ports/store.ts';
import { openStore } from '../storage/sqlite/open.ts';
import { notifyQuarantine } from './notify-quarantine.ts';

const staff = {
  contact: ['desk@example.com', 'head@example.com'],
  application: ['people@example.com', 'head@example.com'],
  'course-question': ['academy@example.com'],
};
const recipients: Recipients = { staff, messageDomain: 'example.com', hasWebhook: true };
/** Six in the evening in India. */
const evening = Date.parse('2026-11-22T12:30:00.000Z');

let dataDir: string;
let store: Store;
let logged: LogEntry[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'quarantine-'));
  store = await openStore(dataDir, 64);
  logged = [];
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** Adds a lead in quarantine. @returns its id */
async function addQuarantined(form = 'contact') {
  const lead = leadAt(evening, { form, digest: crypto.randomUUID(), quarantine: 'honeypot' });
  await store.intake.addLead(lead);
  return lead.id;
}

const notify = (afterHours = 0, to = recipients) =>
  notifyQuarantine({
    store: store.retention,
    recipients: to,
    log: (entry) => logged.push(entry),
    now: () => new Date(evening + afterHours * hourMs),
  });

const queued = async () =>
  (await store.outbox.list(['queued', 'retry'])).map(({ kind, recipient }) => [kind, recipient]);

/** Sends the notices that are due. @returns the recipient and the number of entries in each */
async function sendAll(): Promise<unknown[]> {
  const now = new Date(evening + 99 * hourMs).toISOString();
  const claimed = await store.outbox.claim({ now, leaseUntil: now, limit: 99, kinds: ['quarantine-notice'] });
  for (const email of claimed) {
    await store.outbox.begin(email);
    await store.outbox.finish(email, { outcome: 'sent', code: '250' }, now);
  }
  return claimed.map(({ recipient, quarantined }) => `${recipient}: ${quarantined}`).sort();
}

it('sends one email to each staff address of the forms, with the number of entries at that time', async () => {
  await addQuarantined();
  await addQuarantined();
  await addQuarantined('application');
  const restored = await addQuarantined();
  await notify();
  expect(logged).toEqual([{ level: 'info', event: 'quarantine-notified', entries: 4 }]);
  await store.desk.restore(restored, []);
  expect(await sendAll()).toEqual(['desk@example.com: 3', 'head@example.com: 3', 'people@example.com: 3']);
});

it('runs at most once a day (Indian time), on only one of several servers, and only if there are new entries', async () => {
  await addQuarantined('course-question');
  await Promise.all([notify(), notify(), notify()]);
  expect(await sendAll()).toEqual(['academy@example.com: 1']);
  await addQuarantined('course-question');
  // A minute before midnight in India, and at midnight.
  await notify(6 - 1 / 60);
  expect(await queued()).toEqual([]);
  await notify(6);
  expect(await sendAll()).toEqual(['academy@example.com: 2']);
  await notify(30);
  expect(await queued()).toEqual([]);
  // Nothing was new at midnight, so an entry of that day is reported within the hour.
  await addQuarantined('course-question');
  await notify(31);
  expect(await sendAll()).toEqual(['academy@example.com: 3']);
});

it('queues only one email while sending is paused for days', async () => {
  for (const day of [0, 1, 2]) {
    await addQuarantined('course-question');
    await notify(day * 24);
  }
  expect(await queued()).toEqual([['quarantine-notice', 'academy@example.com']]);
  expect(await sendAll()).toEqual(['academy@example.com: 3']);
});

it('waits with the notice until email is enabled', async () => {
  await addQuarantined('course-question');
  await notify(0, noRecipients);
  expect(logged).toEqual([]);
  await notify();
  expect(await sendAll()).toEqual(['academy@example.com: 1']);
});
