import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LogEntry } from '../../log.ts';
import { attachmentOf, leadAt } from '../contract/fixtures.ts';
import { openStore, openStoreForCommand } from './open.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const name = 'Zonunsanga Reangkhawm';
const email = 'zonunsanga@example.com';
const person = { id: 'erased', answers: { name, email }, person: { email, phone: null } };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'second-process-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/**
 * Lists the files of the data folder that contain one of these texts. A child process reads them: closing a file releases every lock that this
 * process has on it, including those of SQLite.
 */
function filesContaining(texts: readonly string[]): string[] {
  const args = ['-r', '-l', '-a', '-F', ...texts.flatMap((text) => ['-e', text]), '.'];
  const { stdout } = spawnSync('grep', args, { cwd: dataDir, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).sort();
}

const filesWithPerson = () => filesContaining([name, email]);

/** A second program that erases the lead. @param ending how it ends */
async function eraseFromAnotherProcess(ending = 'await store.close()') {
  const script = `
    import { openStoreForCommand } from ${JSON.stringify(new URL('open.ts', import.meta.url).href)};
    const store = await openStoreForCommand(process.argv[1]);
    const isErased = await store.people.eraseLead('erased', '2026-11-20T13:00:00.000Z', 'staff');
    if (!isErased) process.exit(3);
    ${ending};`;
  const options = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', script, dataDir];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code, signal] = await once(child, 'exit');
  return signal ?? code;
}

it.each([
  ['closes', undefined, 0],
  ['is killed', "process.kill(process.pid, 'SIGKILL'); await new Promise(() => {})", 'SIGKILL'],
])(
  'the server stores every lead while a second process erases one and %s, and soon no file holds the erased one',
  async (_, ending, exit) => {
    const entries: LogEntry[] = [];
    const server = await openStore(dataDir, 64, (entry) => entries.push(entry));
    await server.intake.addLead(leadAt(now, { ...person, attachments: [attachmentOf(100_000)] }));
    expect(filesWithPerson()).not.toEqual([]);

    let hasEnded = false;
    const erasing = eraseFromAnotherProcess(ending).finally(() => {
      hasEnded = true;
    });
    let addedCount = 0;
    while (!hasEnded) {
      await server.intake.addLead(leadAt(now, { digest: `other ${addedCount}` }));
      addedCount += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await erasing).toBe(exit);
    expect(addedCount).toBeGreaterThan(0);
    await expect.poll(filesWithPerson).toEqual([]);
    expect(await server.desk.leads()).toHaveLength(addedCount);
    expect(entries).toEqual([]);
    await server.close();
  },
);

it('a command without a server leaves no WAL, and no byte of what it erased', async () => {
  const server = await openStore(dataDir, 64);
  await server.intake.addLead(leadAt(now, { ...person, attachments: [attachmentOf(100_000)] }));
  await server.close();
  expect(filesWithPerson()).toEqual(['./store.db']);
  expect(await eraseFromAnotherProcess()).toBe(0);
  expect(filesWithPerson()).toEqual([]);
  expect(readdirSync(dataDir)).toEqual(['server.lock', 'store.db']);
});

it('the last process to end empties the WAL, even if it is not the server', async () => {
  const server = await openStore(dataDir, 64);
  await server.intake.addLead(leadAt(now, person));
  const secondProcess = await openStoreForCommand(dataDir);
  await secondProcess.people.eraseLead('erased', new Date(now).toISOString(), 'staff');
  await server.close();
  await secondProcess.close();
  expect(readdirSync(dataDir)).toEqual(['server.lock', 'store.db']);
  expect(filesWithPerson()).toEqual([]);
  const reader = await openStoreForCommand(dataDir);
  expect(await reader.desk.leads()).toEqual([]);
  await reader.close();
});

it('a command without a store fails at once, in one line', async () => {
  await expect(openStoreForCommand(dataDir)).rejects.toThrow(/^There is no store at .+ npm start\.$/);
});
