import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactForm } from '#forms/contact.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { ReferenceTaken } from '../storage/ports/intake.ts';
import type { Store } from '../storage/ports/store.ts';
import { openStore, openStoreForCommand } from '../storage/sqlite/open.ts';
import { messagesForLead } from './outgoing-messages.ts';
import { type Entry, storeEntry } from './store-entry.ts';

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-entry-'));
  store = await openStore(dataDir, 64);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const entryOf = (message: string, change: Partial<Entry> = {}): Entry => ({
  form: contactForm,
  key: null,
  answers: { name: 'Debbarma', email: 'd@example.com', message },
  files: {},
  receivedAt: new Date('2026-11-20T12:00:00.000Z'),
  ...change,
});

async function references(): Promise<string[]> {
  const reader = await openStoreForCommand(dataDir);
  const leads = await reader.desk.leads();
  await reader.close();
  return leads.map(({ reference }) => reference).sort();
}

/** Generates these references, one after the other. */
const generatorOf = (...drawn: string[]) => {
  const left = drawn.values();
  return () => left.next().value ?? 'none left';
};

it('generates another reference if the first is in use', async () => {
  await storeEntry(store.intake, entryOf('first'), { generateReference: generatorOf('CCCC-3333') });
  await storeEntry(store.intake, entryOf('second'), { generateReference: generatorOf('DDDD-4444') });
  const third = await storeEntry(store.intake, entryOf('third'), {
    generateReference: generatorOf('CCCC-3333', 'DDDD-4444', 'CCCC-3333', 'FFFF-6666'),
  });
  expect(third).toBe('FFFF-6666');
  expect(await references()).toEqual(['CCCC-3333', 'DDDD-4444', 'FFFF-6666']);
});

it('gives up if every generated reference is in use', async () => {
  await storeEntry(store.intake, entryOf('first'), { generateReference: generatorOf('CCCC-3333') });
  await expect(storeEntry(store.intake, entryOf('second'), { generateReference: () => 'CCCC-3333' })).rejects.toThrow(
    ReferenceTaken,
  );
  expect(await references()).toEqual(['CCCC-3333']);
});

it('a repeat keeps its first reference, even if its new one is in use', async () => {
  await storeEntry(store.intake, entryOf('other'), { generateReference: generatorOf('DDDD-4444') });
  for (const key of [null, 'k-1']) {
    const entry = entryOf(`key: ${key}`, { key });
    const first = await storeEntry(store.intake, entry);
    expect(await storeEntry(store.intake, entry, { generateReference: generatorOf('DDDD-4444') })).toBe(first);
  }
});

it('a newsletter address has no reference', async () => {
  expect(
    await storeEntry(store.intake, entryOf('', { form: newsletterForm, answers: { email: 'd@example.com' } })),
  ).toBeUndefined();
});

it('the response time does not reveal whether an address was known', async () => {
  const entry = entryOf('', { form: newsletterForm, answers: { email: 'd@example.com' } });
  await storeEntry(store.intake, entry);
  const begun = performance.now();
  await storeEntry(store.intake, entry);
  // The look-up alone takes a millisecond. The limit is a little lower than the delay, because timers are less exact than this clock.
  expect(performance.now() - begun).toBeGreaterThan(240);
});

describe('in quarantine', () => {
  const staff = { contact: ['desk@example.com'], newsletter: [] };
  const recipients = { staff, messageDomain: 'example.com', hasWebhook: true };

  it('acknowledges a lead like any other, and sends no emails until it is restored', async () => {
    const reference = await storeEntry(store.intake, entryOf('a till', { quarantine: 'honeypot' }), { recipients });
    expect(await store.outbox.list(['queued'])).toEqual([]);
    const [lead] = await store.desk.leads({ isQuarantined: true });
    expect(lead).toMatchObject({ reference, quarantine: 'honeypot', answers: { message: 'a till' } });
    if (!lead) return;
    const restored = { ...lead, isMinor: false, quarantine: null, person: { email: 'd@example.com', phone: null } };
    expect(await store.desk.restore(lead.id, messagesForLead(restored, recipients))).toBe(true);
    expect(await store.desk.leads({ isQuarantined: true })).toEqual([]);
    const outgoing = await store.outbox.list(['queued']);
    expect(outgoing.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'staff-notice', 'webhook']);
  });

  it('restores a lead when a person sends the same answers again, and sends its emails', async () => {
    const send = (quarantine: string | null) =>
      storeEntry(store.intake, entryOf('a till', { key: null, quarantine }), { recipients });
    const reference = await send('too-fast');
    expect(await send('too-fast')).toBe(reference);
    expect(await store.outbox.list(['queued'])).toEqual([]);
    expect(await send(null)).toBe(reference);
    // From here on it is like any other.
    expect(await send('too-fast')).toBe(reference);
    expect(await store.desk.leads()).toMatchObject([{ reference, quarantine: null }]);
    const outgoing = await store.outbox.list(['queued']);
    expect(outgoing.map((each) => [each.kind, each.reference]).sort()).toEqual([
      ['acknowledgement', reference],
      ['staff-notice', reference],
      ['webhook', reference],
    ]);
  });

  it('sends no confirmation to a quarantined subscriber until its owner subscribes again', async () => {
    const subscribe = (receivedAt: Date, quarantine: string | null) =>
      storeEntry(
        store.intake,
        entryOf('', { form: newsletterForm, answers: { email: 'd@example.com' }, receivedAt, quarantine }),
        { recipients },
      );
    await subscribe(new Date('2026-11-20T12:00:00.000Z'), 'honeypot');
    expect(await store.outbox.list(['queued'])).toEqual([]);
    expect(await store.desk.subscribers()).toMatchObject([{ quarantine: 'honeypot', askedAt: null }]);
    await subscribe(new Date('2026-11-20T13:00:00.000Z'), null);
    expect(await store.outbox.list(['queued'])).toMatchObject([{ kind: 'confirmation', recipient: 'd@example.com' }]);
    expect(await store.desk.subscribers()).toMatchObject([{ quarantine: null, askedAt: '2026-11-20T13:00:00.000Z' }]);
  });
});
