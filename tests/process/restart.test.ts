import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { main, storedMessages, temporaryFolder } from './server-process.ts';

it('a restart on a socket that the service manager holds refuses no request and loses none', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await holdSocket({ DATA_DIR });
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const press = async (name: string, agent: Agent) => {
    for (let count = 0; !isOver; count += 1) {
      const message = `${name}, lead ${count}`;
      const statuses = [await ask(server.origin, agent), await ask(server.origin, agent, message)];
      if (statuses.every((status) => status === 200)) acknowledged.push(message);
      else failures.push(statuses);
    }
  };
  const visitors = ['one', 'two', 'three', 'four'].flatMap((name) => [
    press(`${name} on ever new connections`, new Agent()),
    press(`${name} on one connection`, new Agent({ keepAlive: true, maxSockets: 1 })),
  ]);
  for (let restarts = 0; restarts < 2; restarts += 1) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    await server.restart();
  }
  isOver = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect((await storedMessages(DATA_DIR)).sort()).toEqual(acknowledged.sort());
});

/** Asks for a page, or sends the contact form. Resolves with the status, or with what became of it instead. */
async function ask(origin: string, agent: Agent, message?: string): Promise<unknown> {
  const body = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: message ?? '' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  const sent =
    message === undefined
      ? request(`${origin}/about`, { agent })
      : request(`${origin}/api/send/contact`, { agent, method: 'POST', headers });
  sent.end(message === undefined ? '' : body);
  try {
    const [answer] = await once(sent, 'response');
    for await (const _ of answer);
    return answer.statusCode;
  } catch (error) {
    return error;
  }
}

/** Runs the server as systemd does with a `.socket` unit. */
async function holdSocket(settings: Readonly<Record<string, string>>) {
  const holder = new URL('support/hold-socket.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, [holder, main], {
    env: { PATH: process.env.PATH, POSTS_PER_ADDRESS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const runs = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, id]) => Number(id));
  const starts = () => output.split('The site is at').length - 1;
  onTestFinished(() => {
    child.kill('SIGKILL');
    process.kill(runs().at(-1) ?? 0, 'SIGKILL');
  });
  await expect.poll(starts, { timeout: 20_000 }).toBe(1);
  return {
    origin: `http://127.0.0.1:${/^port (\d+)$/m.exec(output)?.[1]}`,
    /** Resolves once the next one listens. */
    async restart() {
      const before = starts();
      process.kill(runs().at(-1) ?? 0, 'SIGTERM');
      await expect.poll(starts, { timeout: 20_000 }).toBe(before + 1);
    },
  };
}
