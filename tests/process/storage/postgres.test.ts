import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openStoreForCommand } from '../../../server/storage/postgres/open.ts';
import { startTestPostgres, type TestPostgres, testPassword } from '../../../server/test-support/postgres.ts';
import { startTestSmtpServer } from '../../../server/test-support/smtp-server.ts';
import { startTcpProxy } from '../../../server/test-support/tcp-proxy.ts';
import { onCommit } from '../support/on-commit.ts';
import { type RunningServer, sendLead, startServer, temporaryFolder } from '../support/server-process.ts';

const program = new URL('../support/test-server.ts', import.meta.url).pathname;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.dispose());

let DATABASE_URL: string;
beforeEach(async () => {
  DATABASE_URL = await postgres.createSchema();
});

const serverOn = (url: string, settings: Readonly<Record<string, string>> = {}) =>
  startServer(
    { DATA_DIR: temporaryFolder(), DATABASE_URL: url, LINK_SECRET: 's'.repeat(32), ...settings },
    { program },
  );

const keyOf = (message: string) => message.replaceAll(' ', '-');

async function storedMessages(): Promise<string[]> {
  const reader = await openStoreForCommand(DATABASE_URL);
  const leads = await reader.desk.leads();
  await reader.close();
  return leads.map(({ answers }) => answers.message ?? '').sort();
}

/** Retries a lead with the same key, on the next server each time like a load balancer, until it is acknowledged. */
async function sendUntilAcknowledged(
  servers: readonly RunningServer[],
  message: string,
  onRefused: () => void,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { origin = '' } = servers[attempt % servers.length] ?? {};
    if ((await sendLead(origin, message, keyOf(message))) === 200) return;
    onRefused();
    await sleep(100);
  }
}

it('two servers on one database store a form sent to both once, with one email of each kind', async () => {
  const smtpServer = await startTestSmtpServer();
  onTestFinished(() => smtpServer.stop());
  const mail = { SMTP_URL: smtpServer.url, MAIL_FROM: 'Us <us@ours.example>', MAIL_STAFF: 'desk@ours.example' };
  const servers = await Promise.all([serverOn(DATABASE_URL, mail), serverOn(DATABASE_URL, mail)]);
  const messages = Array.from({ length: 24 }, (_, index) => `lead ${10 + index}`);
  const sends = messages.flatMap((message) => servers.map(({ origin }) => sendLead(origin, message, keyOf(message))));
  expect(new Set(await Promise.all(sends))).toEqual(new Set([200]));
  expect(await storedMessages()).toEqual(messages);
  // One address gets three confirmation emails a day, so only the notices to the staff are counted.
  const notices = () => smtpServer.received.filter(({ subject }) => subject === 'staff-notice');
  await expect.poll(() => notices().length, { timeout: 60_000 }).toBe(messages.length);
  const store = await openStoreForCommand(DATABASE_URL);
  onTestFinished(() => store.close());
  await expect
    .poll(async () => (await store.outbox.list(['queued', 'leased', 'sending', 'retry'])).length, { timeout: 60_000 })
    .toBe(0);
  const ids = smtpServer.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
});

it('stores every acknowledged lead once, and nothing else, when the database crashes and connections break under load', async () => {
  const proxy = await startTcpProxy(postgres.port);
  onTestFinished(() => proxy.stop());
  const url = new URL(DATABASE_URL);
  url.port = String(proxy.port);
  const servers = await Promise.all([serverOn(url.href), serverOn(url.href)]);
  const messages: string[] = [];
  let isOver = false;
  let refusals = 0;
  const senders = Array.from({ length: 8 }, async (_, sender) => {
    for (let count = 1; !isOver; count += 1) {
      const message = `sender ${sender} lead ${count}`;
      messages.push(message);
      await sendUntilAcknowledged(sender % 2 ? servers : servers.toReversed(), message, () => {
        refusals += 1;
      });
    }
  });
  const commits = Array.from({ length: 6 }, () => 3 + Math.floor(Math.random() * 20));
  for (const [index, count] of commits.entries()) {
    await onCommit(proxy, index % 2 ? 'onRequest' : 'onAnswer', count, proxy.cut);
  }
  await postgres.crash();
  // A refusal comes only after the servers' own retries, which may take long on a busy machine.
  const refusalsBefore = refusals;
  await expect.poll(() => refusals, { timeout: 60_000 }).toBeGreaterThan(refusalsBefore);
  await postgres.start();
  await onCommit(proxy, 'onAnswer', 20, proxy.cut);
  isOver = true;
  await Promise.all(senders);
  expect(await storedMessages()).toEqual(messages.sort());
  for (const { process: child } of servers) expect(child.exitCode).toBeNull();
});

it('the staff commands read and change the leads, the start names the database, and nothing prints the password', async () => {
  await postgres.createUser('visitors');
  const intakeUrl = new URL(DATABASE_URL);
  intakeUrl.username = 'visitors';
  const users = { DATABASE_URL: intakeUrl.href, DATABASE_DESK_URL: DATABASE_URL };
  const server = await serverOn(intakeUrl.href, users);
  expect(await sendLead(server.origin, 'hello', 'k')).toBe(200);
  const env = { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), ...users };
  const tool = async (name: string, ...args: string[]) => {
    const file = new URL(`../../../tools/${name}.ts`, import.meta.url).pathname;
    const running = promisify(execFile)(process.execPath, [file, ...args], { env });
    // The doctor exits with 1, since this database does not wait for the disk.
    const { stdout, stderr } = await running.catch((error: { stdout: string; stderr: string }) => error);
    return stdout + stderr;
  };
  const listed = await tool('leads');
  const [reference = ''] = /\b\w{4}-\w{4}\b/.exec(listed) ?? [];
  const doctor = await tool('doctor');
  const erased = await tool('leads', '--erase', reference, '--yes');
  expect(doctor).toMatch(
    /^ok +The store in the PostgreSQL database postgres on\s+127\.0\.0\.1:\d+\s+opens,\s+and\s+can\s+be\s+written\s+to$/m,
  );
  expect(doctor).toMatch(/^ERROR +A power cut may lose entries: fsync\s+and\s+full_page_writes\s+off$/m);
  expect(doctor).toMatch(/^ok +Its user visitors, of DATABASE_URL, can add entries$/m);
  expect(doctor).toMatch(/^ok +visitors cannot read answers or files, and cannot erase entries$/m);
  expect(erased).toContain(`Erased: ${reference}`);
  expect(await storedMessages()).toEqual([]);
  const output = server.output();
  expect(output.replaceAll(/\s+/g, ' ')).toMatch(
    / store the PostgreSQL database postgres on 127\.0\.0\.1:\d+ engine PostgreSQL [\d.]+, tables \S+; fsync and full_page_writes off: /,
  );
  expect(await server.end('SIGTERM')).toBe(0);
  for (const text of [output, listed, doctor, erased]) expect(text).not.toContain(testPassword);
});
