import { statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer, storedMessages, temporaryFolder } from '../support/server-process.ts';

const floodSize = 3000;
const connections = 16;
const storeMaxMb = 64;

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends a short message as a client with this address behind our proxy. */
function send(origin: string, address: string, message: string) {
  const body = String(new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `9.9.9.9, ${address}` };
  return new Promise<{ status: number | undefined; retryAfterS: number }>((resolve, reject) => {
    const post = request(`${origin}/api/send/contact`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode, retryAfterS: Number(response.headers['retry-after'] ?? 0) }),
      );
    });
    post.on('error', reject);
    post.end(body);
  });
}

it('limits three thousand posts from one address to its share of the store, and still serves others', async () => {
  const dataDir = temporaryFolder();
  const settings = { DATA_DIR: dataDir, STORE_MAX_MB: `${storeMaxMb}`, PROXY_HOPS: '1', POSTS_PER_ADDRESS: '' };
  // A stop moves the WAL into the file, so its size counts everything.
  await (await startServer(settings)).end('SIGTERM');
  const emptyBytes = statSync(join(dataDir, 'store.db')).size;
  const server = await startServer(settings);

  let sent = 0;
  const flood: Awaited<ReturnType<typeof send>>[] = [];
  const fromOthers: typeof flood = [];
  const keepSending = async () => {
    while (sent < floodSize) {
      sent += 1;
      const message = `A till ${sent}`;
      if (sent % 150 === 0) fromOthers.push(await send(server.origin, `2001:db8:0:${sent}::1`, message));
      flood.push(await send(server.origin, `2001:db8:ffff:1:${(sent % 9999) + 1}::1`, message));
    }
  };
  await Promise.all(Array.from({ length: connections }, keepSending));

  expect(fromOthers.map(({ status }) => status)).toEqual(Array(floodSize / 150).fill(200));
  const refused = flood.filter(({ status }) => status === 429);
  const stored = flood.filter(({ status }) => status === 200);
  expect(stored.length + refused.length).toBe(floodSize);
  expect(stored.length).toBeGreaterThan(40);
  expect(refused.every(({ retryAfterS }) => retryAfterS > 600 && retryAfterS <= 3600)).toBe(true);
  await server.end('SIGTERM');
  const grownBytes = statSync(join(dataDir, 'store.db')).size - emptyBytes;
  expect(grownBytes).toBeLessThan((storeMaxMb * 1024 * 1024) / 256);
  expect(await storedMessages(dataDir)).toHaveLength(stored.length + fromOthers.length);
  expect(server.output()).toContain('"event":"too-many-posts"');
  expect(server.output()).not.toContain('2001:db8');
}, 60_000);
