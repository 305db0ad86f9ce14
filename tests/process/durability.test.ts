import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sendLead, startServer, storedMessages, temporaryFolder } from './server-process.ts';

it('a lead that was acknowledged survives kill -9, and a repeat of it is still one lead', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startServer({ DATA_DIR });
  expect(await sendLead(first.origin, 'once', 'k')).toBe(200);
  await first.end('SIGKILL');
  expect(await storedMessages(DATA_DIR)).toEqual(['once']);

  const second = await startServer({ DATA_DIR });
  expect(await sendLead(second.origin, 'once', 'k')).toBe(200);
  await second.end('SIGKILL');
  expect(await storedMessages(DATA_DIR)).toEqual(['once']);
});

it('kill -9 at any moment under load, twenty times: every acknowledged lead is there, none twice', async () => {
  const DATA_DIR = temporaryFolder();
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const server = await startServer({ DATA_DIR });
    // What got no reply is sent again under its key, as a browser would.
    const retries = unanswered.splice(0);
    // Killed at one of the answers, not after some time: others are then at every stage of their way, however slow the machine is.
    let answersLeft = 6 + Math.floor(Math.random() * 6);
    await keepSending(server.origin, `round ${round}`, retries, acknowledged, unanswered, () => {
      answersLeft -= 1;
      if (answersLeft === 0) server.process.kill('SIGKILL');
    });
    await server.end('SIGKILL');
  }
  const stored = await storedMessages(DATA_DIR);
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([]);
  expect(stored.length).toBe(new Set(stored).size);
});

it('SIGTERM under load: every acknowledged lead is there, and the program ends well', async () => {
  const DATA_DIR = temporaryFolder();
  const acknowledged: string[] = [];
  const server = await startServer({ DATA_DIR });
  const load = keepSending(server.origin, 'load', [], acknowledged, []);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
  expect(await server.end('SIGTERM')).toBe(0);
  await load;
  const stored = await storedMessages(DATA_DIR);
  // Both ways: whoever was stored before the end was also told.
  expect(stored.sort()).toEqual(acknowledged.sort());
});

it.each(['moved', 'removed'])(
  'the data folder is %s under the server: the next lead is refused, the one after is where staff look',
  async (what) => {
    const DATA_DIR = temporaryFolder();
    const server = await startServer({ DATA_DIR });
    expect(await sendLead(server.origin, 'before', 'k1')).toBe(200);
    const elsewhere = join(temporaryFolder(), 'moved');
    if (what === 'moved') renameSync(DATA_DIR, elsewhere);
    else rmSync(DATA_DIR, { recursive: true });
    expect(await sendLead(server.origin, 'after', 'k2')).toBe(503);
    expect(await sendLead(server.origin, 'after', 'k2')).toBe(200);
    expect(server.output()).toContain('"level":"error","event":"store-moved"');
    await server.end('SIGKILL');
    expect(await storedMessages(DATA_DIR)).toEqual(['after']);
    if (what === 'moved') expect(await storedMessages(elsewhere)).toContain('before');
  },
);

/** `kill -TERM` of a process group, or Ctrl+C: npm passes on what the server has heard itself. */
const stops: [string, readonly NodeJS.Signals[]][] = [
  ['SIGTERM', ['SIGTERM']],
  ['SIGTERM to a whole group', ['SIGTERM', 'SIGTERM']],
  ['Ctrl+C', ['SIGINT', 'SIGINT', 'SIGTERM']],
];
it.each(stops)(
  'a form half sent when %s comes is still taken and answered, and a new one is not let in',
  async (_, signals) => {
    const DATA_DIR = temporaryFolder();
    const server = await startServer({ DATA_DIR });
    const port = Number(new URL(server.origin).port);
    const body = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: 'half way' }).toString();
    const head = `POST /api/send/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nExpect: 100-continue`;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
    const [goOn] = await once(socket, 'data');
    expect(String(goOn)).toMatch(/^HTTP\/1\.1 100 /);
    const ended = once(server.process, 'exit');
    for (const signal of signals) {
      server.process.kill(signal);
      await sleep(50);
    }
    const answers = () =>
      fetch(server.origin).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBeNull();
    socket.write(body.slice(10));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toEqual([0, null]);
    expect(await storedMessages(DATA_DIR)).toEqual(['half way']);
  },
);

/** Eight senders, each one lead after the other, until the server no longer answers. */
async function keepSending(
  origin: string,
  name: string,
  retries: string[],
  acknowledged: string[],
  unanswered: string[],
  onAcknowledged = () => {},
): Promise<void> {
  let count = 0;
  const sender = async () => {
    for (;;) {
      count += 1;
      const message = retries.pop() ?? `${name}, lead ${count}`;
      const status = await sendLead(origin, message, `key of ${message}`.replaceAll(' ', '-'));
      if (status !== 200) {
        unanswered.push(message);
        return;
      }
      acknowledged.push(message);
      onAcknowledged();
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  unanswered.push(...retries);
}
