import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { linkSecretPath } from '../../../server/links/link-secret.ts';
import { createLinkSigner, expiryOf } from '../../../server/links/link-signer.ts';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';
import { keepSending } from '../support/keep-sending.ts';
import { startServer, storedMessages, temporaryFolder } from '../support/server-process.ts';

const toolOf = (name: string) => new URL(`../../../tools/${name}.ts`, import.meta.url).pathname;

/** Runs `npm run backup` or `npm run restore`, as npm does. */
async function run(tool: 'backup' | 'restore', settings: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, [toolOf(tool), ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, stdout, stderr };
}

/** No mail server runs there, so emails stay in the outbox. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@ours.example', MAIL_STAFF: 'desk@ours.example' };

it('a backup under load restores every lead acknowledged before it began, with its emails and working links', async () => {
  const DATA_DIR = temporaryFolder();
  const BACKUP_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR, ...mail });
  const acknowledged: { message: string; atMs: number }[] = [];
  const load = keepSending(server.origin, (message) => acknowledged.push({ message, atMs: Date.now() }));
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
  const backup = await run('backup', { DATA_DIR, BACKUP_DIR });
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  // Leads still arrive, and the backup refuses none.
  const after = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(after);
  expect(server.output()).not.toMatch(/"event":"store-|"status":503/);
  const [name = ''] = readdirSync(BACKUP_DIR);
  const { madeAt } = JSON.parse(readFileSync(join(BACKUP_DIR, name, 'manifest.json'), 'utf8'));
  const beforeBackup = acknowledged.filter(({ atMs }) => atMs < Date.parse(madeAt)).map(({ message }) => message);
  expect(beforeBackup.length).toBeGreaterThan(20);
  const refused = await run('restore', { DATA_DIR }, join(BACKUP_DIR, name));
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^.+Stop th.+\n$/) });
  await server.end('SIGKILL');
  await load;

  const restoredDir = join(temporaryFolder(), 'data');
  expect(await run('restore', { DATA_DIR: restoredDir }, join(BACKUP_DIR, name))).toMatchObject({
    code: 0,
    stderr: '',
  });
  const restored = await startServer({ DATA_DIR: restoredDir });
  const reader = await openStoreForCommand(restoredDir);
  const leads = await reader.desk.leads();
  const emails = await reader.outbox.list(['queued', 'leased', 'sending', 'sent', 'retry', 'dead', 'cancelled']);
  await reader.close();
  const messages = leads.map(({ answers }) => answers.message);
  expect(beforeBackup.filter((message) => !messages.includes(message))).toEqual([]);
  expect(new Set(messages).size).toBe(messages.length);
  expect(new Set(emails.map(({ reference }) => reference))).toEqual(new Set(leads.map(({ reference }) => reference)));
  const signer = createLinkSigner(readFileSync(linkSecretPath(DATA_DIR), 'utf8').trim(), restored.origin);
  const link = signer.hrefOf('withdraw', leads[0]?.id ?? '', expiryOf('withdraw', new Date()));
  expect((await fetch(link)).status).toBe(200);
  expect(await restored.end('SIGTERM')).toBe(0);
  // The killed store has every acknowledged lead, and the backup has no other lead.
  const all = new Set(await storedMessages(DATA_DIR));
  expect(messages.filter((message) => !all.has(message ?? ''))).toEqual([]);
});
