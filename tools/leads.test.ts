import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachmentOf, leadAt } from '../server/storage/contract.ts';
import type { IntakeStore } from '../server/storage/ports.ts';
import { openIntakeStore } from '../server/storage/sqlite/open.ts';

// Each run is a process of its own. A guard against hanging, not a measure.
vi.setConfig({ testTimeout: 60_000 });

const noon = Date.parse('2026-11-20T12:00:00.000Z');
let dataDir: string;
let store: IntakeStore | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  store = undefined;
});
afterEach(async () => {
  await store?.close();
  rmSync(dataDir, { recursive: true });
});

function leads(...options: string[]) {
  const tool = new URL('leads.ts', import.meta.url).pathname;
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...options], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

async function fillStore() {
  store = await openIntakeStore(dataDir, 64);
  await store.addLead(leadAt(noon, { reference: '3CCC-DDDD' }));
  await store.addLead(
    leadAt(noon + 1000, { reference: '4FFF-GGGG', digest: 'd2', answers: { name: 'Jamatia \u001b[31m\u202e' } }),
  );
  const receivedAt = new Date(noon).toISOString();
  await store.addSubscriber({
    id: 's',
    email: 'S@example.com',
    emailNormal: 's@example.com',
    formVersion: 1,
    receivedAt,
  });
}

it('prints leads with their questions, newest first, harmless to the terminal, while the store is in use', async () => {
  await fillStore();
  expect(leads()).toEqual({
    status: 0,
    stderr: '',
    stdout: `2026-11-20T12:00:01.000Z  contact  4FFF-GGGG
  Full Name: Jamatia <U+001B>[31m<U+202E>

2026-11-20T12:00:00.000Z  contact  3CCC-DDDD
  Full Name: Debbarma
  Project Details:
    नमस्ते 👋
    line two

Leads: 2
Newsletter subscribers: 1

2026-11-20T12:00:00.000Z  S@example.com  (pending)
`,
  });
});

it('prints JSON, and one form only, when asked', async () => {
  await fillStore();
  const { leads: found, subscribers } = JSON.parse(leads('--json').stdout);
  expect([found[0].reference, found.length, subscribers.length]).toEqual(['4FFF-GGGG', 2, 1]);
  expect(leads('--form', 'newsletter').stdout).toMatch(/^Leads: 0\nNewsletter subscribers: 1\n/);
  expect(JSON.parse(leads('--json', '--form', 'contact').stdout)).toMatchObject({ subscribers: [], leads: [{}, {}] });
});

it('shows beside what was typed which number to dial, or that there is none', async () => {
  store = await openIntakeStore(dataDir, 64);
  const questions = { whatsapp: 'WhatsApp Number', phone: 'Phone Number', other: 'Other Number' };
  const answers = { whatsapp: '098123 45670', phone: 'ask my brother', other: '98123 45671' };
  await store.addLead(leadAt(noon, { questions, answers, phones: { whatsapp: '+919812345670', phone: null } }));
  expect(leads().stdout).toContain(`
  WhatsApp Number: 098123 45670
    to dial: +919812345670
  Phone Number: ask my brother
    doubtful: no number in it that can be dialled
  Other Number: 98123 45671

`);
});

describe('a lead with a file', () => {
  const file = attachmentOf(70_000, { fileName: "cv$(x)'\u202e.pdf" });
  const lead = leadAt(noon, {
    id: '3f2a0c51-0000-4000-8000-000000000000',
    form: 'application',
    answers: { name: 'Bina' },
    questions: { name: 'Full Name', resume: 'Résumé' },
    attachments: [file],
  });
  beforeEach(async () => {
    store = await openIntakeStore(dataDir, 64);
    await store.addLead(lead);
  });

  it('is shown with the name and size of the file, and how to write it out', () => {
    expect(leads().stdout).toContain(`  Full Name: Bina
  Résumé: cv$(x)'<U+202E>.pdf, 69 KB
    npm run leads -- --file ${lead.id} --to resume.pdf
`);
    expect(JSON.parse(leads('--json').stdout).leads[0].attachments).toEqual([
      { field: 'resume', fileName: file.fileName, mediaType: 'application/pdf', byteSize: 70_000, sha256: file.sha256 },
    ]);
  });

  it('writes the file out byte for byte, for its owner alone, and never over another', () => {
    const path = join(dataDir, 'cv.pdf');
    expect(leads('--file', lead.id, '--to', 'cv.pdf')).toEqual({ status: 0, stderr: '', stdout: `${path}: 69 KB\n` });
    expect(readFileSync(path).equals(file.content)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(leads('--file', lead.id, '--to', 'cv.pdf')).toMatchObject({
      status: 1,
      stderr: `${path} is already there. Name another file after --to.\n`,
    });
  });

  it.each([
    [['--file', 'x', '--to', 'cv.pdf'], /^No file came with a lead "x"\..+\n$/],
    [['--file', lead.id], /^--file needs --to, .+\n$/],
    [['--to', 'cv.pdf'], /^--file needs --to, .+\n$/],
    [['--file', lead.id, '--to', 'no/such/folder/cv.pdf'], /^\/.+ cannot be written \(ENOENT\)\..+\n$/],
  ])('says in one line why it cannot: %j', (options, line) => {
    expect(leads(...options)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
  });
});

it('says in one line what is wrong', () => {
  expect(leads()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^There is no store at .+\n$/) });
  expect(leads('--xml')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Options are .+\n$/) });
});
