import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { limitPageOf } from './limit-page.ts';

/** Serves, under each address given, the limit page of what the last build has there, packed as the site packs its own. */
export async function serveLimitPages(clientDir: string, addresses: readonly string[]) {
  const packed = async (address: string) =>
    [address, brotliCompressSync(limitPageOf(await readFile(join(clientDir, address, 'index.html'), 'utf8')))] as const;
  const pages = new Map(await Promise.all(addresses.map(packed)));
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    if (!page) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': page.length })
      .end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
