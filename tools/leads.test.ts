import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachmentOf, leadAt } from '../server/storage/contract/fixtures.ts';
import type { Store } from '../server/storage/ports/store.ts';
import { openStore } from '../server/storage/sqlite/open.ts';

// Each run starts a process. The timeout only guards against hanging.
vi.setConfig({ testTimeout: 60_000 });

const tool = new URL('leads.ts', import.meta.url).pathname;
const { PATH, NODE_COMPILE_CACHE } = process.env;
const noon = Date.parse('2026-11-20T12:00:00.000Z');
let dataDir: string;
let store: Store | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  store = undefined;
});
afterEach(async () => {
  await store?.close();
  rmSync(dataDir, { recursive: true });
});

function leads(...options: string[]) {
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...options], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Runs the command while this process, which acts as the server, continues. */
async function eraseConcurrently(reference: string): Promise<string> {
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  return text(spawn(process.execPath, [tool, '--erase', reference, '--yes'], { env }).stdout);
}

async function fillStore() {
  store = await openStore(dataDir, 64);
  await store.intake.addLead(leadAt(noon, { reference: '3CCC-DDDD' }));
  await store.intake.addLead(
    leadAt(noon + 1000, { reference: '4FFF-GGGG', digest: 'd2', answers: { name: 'Jamatia \u001b[31m\u202e' } }),
  );
  const receivedAt = new Date(noon).toISOString();
  await store.intake.addSubscriber({
    id: 's',
    email: 'S@example.com',
    emailNormal: 's@example.com',
    formVersion: 1,
    noticeVersion: 2,
    quarantine: null,
    receivedAt,
  });
}

it('prints leads with their questions, newest last, safe for the terminal, while the store is in use', async () => {
  await fillStore();
  expect(leads()).toEqual({
    status: 0,
    stderr: '',
    stdout: `2026-11-20 17:30  contact  3CCC-DDDD
  Full Name: Debbarma
  Project Details:
    नमस्ते 👋
    line two

2026-11-20 17:30  contact  4FFF-GGGG
  Full Name: Jamatia <U+001B>[31m<U+202E>

Leads: 2
Newsletter subscribers: 1

2026-11-20 17:30  S@example.com  (pending)
`,
  });
});

it('shows what it would erase, and erases it only with --yes', async () => {
  await fillStore();
  expect(leads('--erase', '3CCC-DDDD')).toEqual({
    status: 1,
    stdout: '',
    stderr: '3CCC-DDDD, contact, received 2026-11-20 17:30\nNothing is erased yet. To erase it for good, add --yes.\n',
  });
});

it('erases a lead from all files of the store while the server stores others, and leaves a tombstone', async () => {
  store = await openStore(dataDir, 64);
  const lead = leadAt(noon, {
    reference: '3CCC-DDDD',
    answers: { name: 'Zonunsanga' },
    attachments: [attachmentOf(9)],
  });
  await store.intake.addLead(lead);
  let hasEnded = false;
  const erasing = eraseConcurrently('3cccdddd').finally(() => {
    hasEnded = true;
  });
  let addedCount = 0;
  while (!hasEnded) {
    await store.intake.addLead(leadAt(noon, { digest: `other ${addedCount}` }));
    addedCount += 1;
    await sleep(5);
  }
  expect(await erasing).toMatch(/^Erased: 3CCC-DDDD, contact, .+, with 1 file\.\n/);
  expect(addedCount).toBeGreaterThan(5);
  // A child process reads the files: closing a file releases every lock that this process has on it.
  const filesWithName = () => spawnSync('grep', ['-r', '-l', '-a', 'Zonunsanga', dataDir], { encoding: 'utf8' }).stdout;
  await expect.poll(filesWithName).toBe('');
  expect(await store.desk.leads()).toHaveLength(addedCount);
  expect(await store.people.find(lead.id)).toEqual({
    state: 'erased',
    reference: '3CCC-DDDD',
    cause: 'staff',
  });
});

it('prints a help text that fits into 80 columns', () => {
  const { status, stdout } = leads('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('--erase 3CCC-DDDD');
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('reports an error in one line', () => {
  expect(leads()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^There is no store at .+\n$/) });
  expect(leads('--xml')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The options are .+\n$/) });
});
