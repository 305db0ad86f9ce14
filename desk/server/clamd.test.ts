import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { socketAddress } from '#server/config/parsers.ts';
import { startTestScanner } from '#server/test-support/clamd.ts';
import { scanWithClamd } from './clamd.ts';

it('tells a clean file from an infected one, by a port and by a socket', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of [undefined, join(folder, 'clamd.sock')]) {
    const address = socketAddress(await startTestScanner(path));
    expect(await scanWithClamd(address, Buffer.from('%PDF'))).toBe('clean');
    expect(await scanWithClamd(address, Buffer.from('%PDF a virus'))).toBe('infected');
    expect(await scanWithClamd(address, Buffer.alloc(0))).toBe('clean');
  }
});

it('does not call a file clean that was not scanned', async () => {
  expect(await scanWithClamd(socketAddress(await startTestScanner()), Buffer.alloc(2000))).toBeNull();
  expect(await scanWithClamd({ host: '127.0.0.1', port: 9 }, Buffer.from('%PDF'))).toBeNull();
  expect(await scanWithClamd({ path: '/nowhere/clamd.sock' }, Buffer.from('%PDF'))).toBeNull();
});

it('gives up a scanner that accepts the file and says nothing', async () => {
  const server = createServer((socket) => socket.resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await scanWithClamd({ host: '127.0.0.1', port }, Buffer.from('%PDF'), 20)).toBeNull();
});
