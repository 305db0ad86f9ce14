/** A program of its own: the least there can be of a server of finished pages on Node.js, for the site's to be measured against. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { clientDir } from '../../site-build/paths.ts';

const pages = new Map<string, Buffer>();

const server = createServer(({ url = '/' }, response) => {
  const page = pages.get(url) ?? readFileSync(join(clientDir, url, 'index.html.gz'));
  pages.set(url, page);
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': page.length });
  response.end(page);
});
server.listen(0, '127.0.0.1', () => {
  console.info(`The site is at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
