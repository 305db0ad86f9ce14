import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { LogEntry } from '../log.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import { createOpsHttpServer } from './ops-server.ts';

async function serverWith(probe: () => Promise<void>, probeMs?: number) {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const metricsText = { contentType: 'text/plain', text: async () => 'the metrics' };
  const server = createOpsHttpServer({ metricsText, probe, log, ...(probeMs !== undefined && { probeMs }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    return `${response.status} ${await response.text()}`;
  };
  return { ask, entries, port };
}

it('is alive but not ready, with a reason, while the store accepts no entries', async () => {
  let isBroken = true;
  const probe = async () => {
    if (isBroken) throw new StoreUnavailable('read-only');
  };
  const { ask, entries } = await serverWith(probe, 0);
  expect(await ask('/readyz')).toBe('503 not ready: the store accepts no entries (read-only)\n');
  expect(await ask('/livez')).toBe('200 alive\n');
  expect(entries).toEqual([{ level: 'error', event: 'not-ready', reason: 'read-only' }]);
  isBroken = false;
  expect(await ask('/readyz')).toBe('200 ready\n');
});

it('caches the result of a probe for a while', async () => {
  let probes = 0;
  const { ask } = await serverWith(async () => {
    probes += 1;
  });
  await Promise.all([ask('/readyz'), ask('/readyz')]);
  await ask('/readyz');
  expect(probes).toBe(1);
});

it('answers other paths with 404 and other methods with 405', async () => {
  const { ask } = await serverWith(async () => {});
  expect(await ask('/')).toMatch(/^404 There are \/livez, \/readyz and \/metrics\./);
  expect(await ask('/metrics', 'POST')).toMatch(/^405 /);
});

it('refuses a Host header of another name (DNS rebinding)', async () => {
  const { port } = await serverWith(async () => {});
  const [response] = (await once(
    get({ port, path: '/metrics', headers: { host: 'rebound.example' } }),
    'response',
  )) as [IncomingMessage];
  expect(response.statusCode).toBe(404);
  response.resume();
});
