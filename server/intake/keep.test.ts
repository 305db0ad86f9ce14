import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactForm } from '#forms/contact.ts';
import { newsletterForm } from '#forms/newsletter.ts';
import { type IntakeStore, ReferenceTaken } from '../storage/ports.ts';
import { openIntakeStore, openLeadReader } from '../storage/sqlite/open.ts';
import { type Entry, keep } from './keep.ts';

let dataDir: string;
let store: IntakeStore;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'keep-'));
  store = await openIntakeStore(dataDir, 64);
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
  const reader = await openLeadReader(dataDir);
  const leads = await reader.leads();
  await reader.close();
  return leads.map(({ reference }) => reference).sort();
}

/** Draws these, one after the other. */
const drawing = (...drawn: string[]) => {
  const left = drawn.values();
  return () => left.next().value ?? 'none left';
};

it('draws another reference as long as the one it drew is taken', async () => {
  await keep(store, entryOf('first'), drawing('CCCC-3333'));
  await keep(store, entryOf('second'), drawing('DDDD-4444'));
  const third = await keep(store, entryOf('third'), drawing('CCCC-3333', 'DDDD-4444', 'CCCC-3333', 'FFFF-6666'));
  expect(third).toBe('FFFF-6666');
  expect(await references()).toEqual(['CCCC-3333', 'DDDD-4444', 'FFFF-6666']);
});

it('gives up when every draw is taken, instead of drawing for ever', async () => {
  await keep(store, entryOf('first'), drawing('CCCC-3333'));
  await expect(keep(store, entryOf('second'), () => 'CCCC-3333')).rejects.toThrow(ReferenceTaken);
  expect(await references()).toEqual(['CCCC-3333']);
});

it('a repeat keeps its first reference, even when its new one would be taken', async () => {
  await keep(store, entryOf('other'), drawing('DDDD-4444'));
  for (const key of [null, 'k-1']) {
    const entry = entryOf(`key: ${key}`, { key });
    const first = await keep(store, entry);
    expect(await keep(store, entry, drawing('DDDD-4444'))).toBe(first);
  }
});

it('a newsletter address has no reference', async () => {
  expect(await keep(store, entryOf('', { form: newsletterForm, answers: { email: 'd@example.com' } }))).toBeUndefined();
});
