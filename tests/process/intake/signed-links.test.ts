import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { LinkPurpose } from '../../../forms/link.ts';
import { linkSecretPath } from '../../../server/links/link-secret.ts';
import { createLinkSigner, expiryOf, type LinkSigner } from '../../../server/links/link-signer.ts';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';
import { attribute, parseHtml, select, wordsOf } from '../../../tools/site-build/html-tree.ts';
import { type RunningServer, runUntilExit, startServer, temporaryFolder } from '../support/server-process.ts';

const name = `Bina ${randomBytes(8).toString('hex')}`;
const email = `${randomBytes(8).toString('hex')}@example.com`;
/** Random bytes do not repeat, so the test can search the data folder for each piece. */
const resume = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n%'),
  randomBytes(60_000),
  Buffer.from('\nstartxref\n9\n%%EOF\n'),
]);

let DATA_DIR: string;
let server: RunningServer;
let signer: LinkSigner;
let tokens: string[];

/** Each test calls this, since hooks have a short timeout and a server may start slowly on a busy machine. */
async function startTestServer(): Promise<void> {
  DATA_DIR = temporaryFolder();
  server = await startServer({ DATA_DIR });
  signer = createLinkSigner(readFileSync(linkSecretPath(DATA_DIR), 'utf8').trim(), server.origin);
  tokens = [];
  onTestFinished(async () => {
    // Neither the log nor other output shows which links were used.
    await expect.poll(() => server.output(), { timeout: 30_000 }).toContain('"route":"/link/:token"');
    for (const token of tokens) expect(server.output()).not.toContain(token);
  });
}

async function storedEntries() {
  const reader = await openStoreForCommand(DATA_DIR);
  const entries = { leads: await reader.desk.leads(), subscribers: await reader.desk.subscribers() };
  await reader.close();
  return entries;
}

async function apply() {
  const body = new FormData();
  const fields = { position: 'flutter-developer', name, email, phone: '98123 45670' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('resume', new Blob([resume], { type: 'application/pdf' }), `${name}.pdf`);
  const response = await fetch(`${server.origin}/api/send/application`, { method: 'POST', body });
  expect([response.status, await response.json()]).toMatchObject([200, { outcome: 'stored' }]);
  const [lead] = (await storedEntries()).leads;
  return { id: lead?.id ?? '', reference: lead?.reference ?? '' };
}

async function subscribe() {
  const body = new URLSearchParams({ email });
  expect((await fetch(`${server.origin}/api/send/newsletter`, { method: 'POST', body })).status).toBe(200);
  return (await storedEntries()).subscribers[0]?.id ?? '';
}

function linkTo(purpose: LinkPurpose, id: string, expiresAt = expiryOf(purpose, new Date())): string {
  const href = signer.hrefOf(purpose, id, expiresAt);
  tokens.push(href.split('/').at(-1) ?? '');
  return href;
}

async function pageAt(href: string, init: RequestInit = {}) {
  const response = await fetch(href, { redirect: 'error', ...init });
  const html = await response.text();
  const page = parseHtml(html);
  const words = (selector: string) => select(page, selector).map((element) => wordsOf(element));
  return { status: response.status, title: words('h1')[0], html, page, words };
}

const post = { method: 'POST', body: '' };

it('shows only the number of the entry and one button that posts to the same address, even after a restart of the server', async () => {
  await startTestServer();
  const { id, reference } = await apply();
  const href = linkTo('withdraw', id);
  const { status, html, page, words } = await pageAt(href);
  expect([status, words('h1'), words('.receipt-number p')]).toEqual([200, ['Withdraw and erase?'], [reference]]);
  for (const answer of [name, email, '98123']) expect(wordsOf(page)).not.toContain(answer);
  const forms = select(page, 'main form').map(({ attribs: { class: _, ...attributes } }) => attributes);
  expect(forms).toEqual([{ method: 'post' }]);
  expect(words('main form button')).toEqual(['Withdraw and erase']);
  expect(select(page, 'meta[name=robots]').map((meta) => attribute(meta, 'content'))).toEqual(['noindex']);
  for (const token of tokens) expect(html).not.toContain(token);

  await server.end('SIGKILL');
  server = await startServer({ DATA_DIR });
  expect((await pageAt(server.origin + new URL(href).pathname)).title).toBe('Withdraw and erase?');
});

it('leaves no byte of name, address or résumé in the data folder after a withdrawal, while the server runs and after it has stopped', async () => {
  await startTestServer();
  const traces = [
    name,
    email,
    ...Array.from({ length: 20 }, (_, index) => resume.subarray(index * 3000 + 9, index * 3000 + 33)),
  ];
  const findTraces = () =>
    readdirSync(DATA_DIR).flatMap((file) => {
      const bytes = readFileSync(join(DATA_DIR, file));
      return traces.filter((trace) => bytes.includes(trace));
    });
  const { id, reference } = await apply();
  expect(new Set(findTraces()).size).toBe(traces.length);
  const href = linkTo('withdraw', id);
  const result = await pageAt(href, post);
  expect([result.status, result.title, result.words('.receipt-number p')]).toEqual([
    200,
    'Withdrawn and erased',
    [reference],
  ]);
  expect(findTraces()).toEqual([]);
  expect((await pageAt(href, post)).title).toBe('Already erased');
  expect((await pageAt(href)).title).toBe('Already erased');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(findTraces()).toEqual([]);
});

it('changes nothing for a forged or expired link, one with a changed bit, or one of an unknown entry', async () => {
  await startTestServer();
  const { id } = await apply();
  const href = linkTo('withdraw', id);
  const bytes = Buffer.from(href.split('/').at(-1) ?? '', 'base64url');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  const forged = [
    `${server.origin}/link/${bytes.toString('base64url')}`,
    href.slice(0, -1),
    `${href}A`,
    createLinkSigner('x'.repeat(32), server.origin).hrefOf('withdraw', id, new Date('2100-01-01')),
    linkTo('withdraw', crypto.randomUUID()),
  ];
  const expiredLink = linkTo('withdraw', id, new Date(Date.now() - 1000));
  for (const init of [{}, { method: 'HEAD' }, post]) {
    for (const address of forged) expect((await pageAt(address, init)).status).toBe(404);
    expect((await pageAt(expiredLink, init)).status).toBe(410);
  }
  expect((await pageAt(forged[0] ?? '')).title).toBe('This link does not work');
  expect((await pageAt(expiredLink)).title).toBe('This link is no longer valid');
  expect((await storedEntries()).leads).toMatchObject([{ id, answers: { name } }]);
});

it('changes nothing when a scanner opens every link of an email; the owner confirms, and unsubscribes with one click', async () => {
  await startTestServer();
  const id = await subscribe();
  const [confirm, unsubscribe] = [linkTo('confirm', id), linkTo('leave', id)];
  for (const href of [confirm, unsubscribe]) {
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) expect((await pageAt(href, { method })).status).toBe(200);
  }
  expect((await storedEntries()).subscribers).toMatchObject([{ email, state: 'pending' }]);

  expect((await pageAt(confirm, post)).title).toBe('Address confirmed');
  expect((await pageAt(confirm, post)).title).toBe('Already confirmed');
  expect((await storedEntries()).subscribers).toMatchObject([{ email, state: 'confirmed' }]);

  // A mailbox sends this (RFC 8058): without cookies, from another origin.
  const oneClick = {
    method: 'POST',
    headers: { origin: 'https://mail.example' },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  };
  expect((await pageAt(unsubscribe, oneClick)).title).toBe('You have left the newsletter');
  expect((await pageAt(unsubscribe, oneClick)).title).toBe('Already unsubscribed');
  expect((await storedEntries()).subscribers).toEqual([]);
  for (const init of [{}, post]) {
    expect(await pageAt(confirm, init)).toMatchObject({ status: 410, title: 'You have left the newsletter' });
  }
});

it('a server with another secret does not start until the store has forgotten the first one', async () => {
  const settings = { DATA_DIR: temporaryFolder(), LINK_SECRET: '1'.repeat(32) };
  const other = { ...settings, LINK_SECRET: '2'.repeat(32) };
  const first = await startServer(settings);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(await runUntilExit(other)).toEqual({
    code: 1,
    output: expect.stringMatching(/^The secret for links \(LINK_SECRET\) .+ --forget-link-secret\..+\n$/),
  });
  const doctor = new URL('../../../tools/doctor.ts', import.meta.url).pathname;
  execFileSync(process.execPath, [doctor, '--forget-link-secret'], { env: { PATH: process.env.PATH, ...settings } });
  const second = await startServer(other);
  expect(await second.end('SIGTERM')).toBe(0);
});
