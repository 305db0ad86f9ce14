import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LogEntry } from '../../log.ts';
import { attachmentOf, leadAt } from '../contract/fixtures.ts';
import { StoreUnavailable } from '../ports/errors.ts';
import type { Store } from '../ports/store.ts';
import { connect } from './connection.ts';
import { openStore, storePath } from './open.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const mebibyte = 1024 * 1024;

let dataDir: string;
let store: Store;
let logged: LogEntry[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  logged = [];
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const open = (maxMb: number) => openStore(dataDir, maxMb, (entry) => logged.push(entry));
let entryCount = 0;
/** Adds one entry. @returns the outcome */
async function add(fileBytes = 0): Promise<string> {
  entryCount += 1;
  const change =
    fileBytes > 0 ? { attachments: [attachmentOf(fileBytes)] } : { answers: { message: 'x'.repeat(50_000) } };
  try {
    return (await store.intake.addLead(leadAt(now, { digest: `d${entryCount}`, ...change }))).outcome;
  } catch (error) {
    if (error instanceof StoreUnavailable) return error.reason;
    throw error;
  }
}
async function addUntilRefused(fileBytes = 0): Promise<{ added: number; reason: string }> {
  for (let added = 0; ; added += 1) {
    const reason = await add(fileBytes);
    if (reason !== 'added') return { added, reason };
  }
}
const bytesOf = (suffix: string) => statSync(storePath(dataDir) + suffix).size;

it('lets files fill three quarters, and reserves the rest for entries without files', async () => {
  store = await open(16);
  const files = await addUntilRefused(mebibyte);
  expect(files.reason).toBe('full');
  expect(files.added).toBeGreaterThan(9);
  expect(files.added).toBeLessThanOrEqual(12);
  const small = await addUntilRefused();
  expect(small.reason).toBe('full');
  expect(small.added).toBeGreaterThan(40);
  expect(bytesOf('')).toBeLessThanOrEqual(16 * mebibyte);
});

it('stores what fits near its maximum size, even with concurrent writers', async () => {
  store = await open(1);
  const results = await Promise.all(Array.from({ length: 40 }, () => add()));
  const added = results.filter((result) => result === 'added').length;
  expect(new Set(results)).toEqual(new Set(['added', 'full']));
  expect((await addUntilRefused()).added).toBe(0);
  expect(added).toBeGreaterThan(8);
  expect(bytesOf('')).toBeLessThanOrEqual(mebibyte);
});

it('truncates a WAL that has grown', async () => {
  store = await open(256);
  const reader = connect(storePath(dataDir), { isReadOnly: true, busyTimeoutMs: 0 });
  reader.exec('begin');
  reader.prepare('select count(*) from lead').all([]);
  for (let count = 0; count < 12; count += 1) await add(mebibyte);
  expect(bytesOf('-wal')).toBeGreaterThan(12 * mebibyte);
  reader.close();
  for (let count = 0; count < 6; count += 1) await add(mebibyte);
  expect(bytesOf('-wal')).toBeLessThanOrEqual(9 * mebibyte);
});
