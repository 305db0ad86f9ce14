import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
const hourMs = 60 * 60 * 1000;

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

/** Sets one aside, and lets the hourly look come. */
async function setAside(form = 'contact') {
  const lead = leadAt(evening, { form, digest: crypto.randomUUID(), quarantine: 'honeypot' });
  await store.intake.addLead(lead);
  return lead.id;
}

const look = (afterHours = 0, who = recipients) =>
  notifyQuarantine({
    quarantine: store.quarantine,
    jobs: store.retention,
    recipients: who,
    log: (entry) => logged.push(entry),
    now: () => new Date(evening + afterHours * hourMs),
  });

const waiting = async () =>
  (await store.outbox.list(['queued', 'retry'])).map(({ kind, recipient }) => [kind, recipient]);

/** As many of them as are due are sent. @returns what each says */
async function sendAll(): Promise<unknown[]> {
  const now = new Date(evening + 99 * hourMs).toISOString();
  const claimed = await store.outbox.claim({ now, leaseUntil: now, limit: 99, kinds: ['quarantine-notice'] });
  for (const each of claimed) {
    await store.outbox.begin(each);
    await store.outbox.finish(each, { outcome: 'sent', code: '250' }, now);
  }
  return claimed.map(({ recipient, quarantined }) => `${recipient}: ${quarantined}`).sort();
}

it('sends one email to each staff address of the forms, with the number of entries at that time', async () => {
  await setAside();
  await setAside();
  await setAside('application');
  const restored = await setAside();
  await look();
  expect(logged).toEqual([{ level: 'info', event: 'quarantine-notified', entries: 4 }]);
  await store.desk.restore(restored, []);
  expect(await sendAll()).toEqual(['desk@example.com: 3', 'head@example.com: 3', 'people@example.com: 3']);
});

it('runs at most once per Indian day, on one of several servers, and only if there are new entries', async () => {
  await setAside('course-question');
  await Promise.all([look(), look(), look()]);
  expect(await sendAll()).toEqual(['academy@example.com: 1']);
  await setAside('course-question');
  // A minute before midnight there, and at midnight.
  await look(6 - 1 / 60);
  expect(await waiting()).toEqual([]);
  await look(6);
  expect(await sendAll()).toEqual(['academy@example.com: 2']);
  await look(30);
  expect(await waiting()).toEqual([]);
  // Nothing was new at midnight, so an entry of that day is reported within the hour.
  await setAside('course-question');
  await look(31);
  expect(await sendAll()).toEqual(['academy@example.com: 3']);
});

it('queues only one email while mail is paused for days', async () => {
  for (const day of [0, 1, 2]) {
    await setAside('course-question');
    await look(day * 24);
  }
  expect(await waiting()).toEqual([['quarantine-notice', 'academy@example.com']]);
  expect(await sendAll()).toEqual(['academy@example.com: 3']);
});

it('waits with the notice until mail is enabled', async () => {
  await setAside('course-question');
  await look(0, noRecipients);
  expect(logged).toEqual([]);
  await look();
  expect(await sendAll()).toEqual(['academy@example.com: 1']);
});
