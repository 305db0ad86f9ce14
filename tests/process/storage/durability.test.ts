import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keepSending } from '../support/keep-sending.ts';
import { startServer, storedMessages, temporaryFolder } from '../support/server-process.ts';

it('SIGTERM under load loses no acknowledged lead and exits with 0', async () => {
  const DATA_DIR = temporaryFolder();
  const acknowledged: string[] = [];
  const server = await startServer({ DATA_DIR });
  const load = keepSending(server.origin, (message) => acknowledged.push(message));
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
  expect(await server.end('SIGTERM')).toBe(0);
  await load;
  const stored = await storedMessages(DATA_DIR);
  // The lists are equal: every stored lead was also acknowledged.
  expect(stored.sort()).toEqual(acknowledged.sort());
});

/** The server gets a signal of its process group or of Ctrl+C twice, because npm forwards it as well. */
const stops: [string, readonly NodeJS.Signals[]][] = [
  ['SIGTERM to a whole group', ['SIGTERM', 'SIGTERM']],
  ['Ctrl+C', ['SIGINT', 'SIGINT', 'SIGTERM']],
];
it.each(stops)(
  'after %s, stores and acknowledges a form that is still arriving, and refuses a new connection',
  async (_, signals) => {
    const DATA_DIR = temporaryFolder();
    const server = await startServer({ DATA_DIR });
    const port = Number(new URL(server.origin).port);
    const body = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: 'half way' }).toString();
    const head = `POST /api/send/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nExpect: 100-continue`;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
    const [continueResponse] = await once(socket, 'data');
    expect(String(continueResponse)).toMatch(/^HTTP\/1\.1 100 /);
    const ended = once(server.process, 'exit');
    for (const signal of signals) {
      server.process.kill(signal);
      await sleep(50);
    }
    const probe = () =>
      fetch(server.origin).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(probe, { timeout: 20_000 }).toBeNull();
    socket.write(body.slice(10));
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toEqual([0, null]);
    expect(await storedMessages(DATA_DIR)).toEqual(['half way']);
  },
);
