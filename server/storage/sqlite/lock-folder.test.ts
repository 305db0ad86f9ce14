import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { leadAt } from '../contract/fixtures.ts';
import { openStore, openStoreForCommand } from './open.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const refusal =
  /^Another server is running on the data folder \/.+ Stop that server, or set DATA_DIR to another folder\.$/;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A second program that opens the store as a server does, until it is killed. */
async function serveFromAnotherProcess() {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)};
    const store = await openStore(process.argv[1], 64);
    process.stdout.write('open');
    setInterval(() => store.ping(), 1000);`;
  const options = ['--input-type=module', '-e', script, dataDir];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [chunk] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { child, isOpen: String(chunk) === 'open' };
}

it('keeps other servers out of the folder, but not commands of the staff, until the server is killed', async () => {
  const { child: first, isOpen } = await serveFromAnotherProcess();
  expect(isOpen).toBe(true);
  for (let attempt = 0; attempt < 2; attempt += 1) await expect(openStore(dataDir, 64)).rejects.toThrow(refusal);
  const command = await openStoreForCommand(dataDir);
  expect(await command.intake.addLead(leadAt(now))).toMatchObject({ outcome: 'added' });
  await command.close();
  const reader = await openStoreForCommand(dataDir);
  expect(await reader.desk.leads()).toHaveLength(1);
  await reader.close();
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  const next = await openStore(dataDir, 64);
  expect(await next.desk.leads()).toHaveLength(1);
  expect(statSync(join(dataDir, 'server.lock')).mode & 0o777).toBe(0o600);
  await next.close();
});

it('refuses a program that opens the folder twice, and keeps the first lock', async () => {
  const first = await openStore(dataDir, 64);
  await expect(openStore(dataDir, 64)).rejects.toThrow(refusal);
  expect(await serveFromAnotherProcess()).toMatchObject({ isOpen: false });
  await first.close();
  await (await openStore(dataDir, 64)).close();
});
