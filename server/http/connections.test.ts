import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LogEntry } from '../log.ts';
import { closeGracefully } from './connections.ts';
import type { PostHandler } from './post-handler.ts';
import { createSiteServer, type SiteServerOptions } from './server.ts';

const large = { size: 64 * 1024 * 1024, etag: '"l"', bytes: Buffer.alloc(64 * 1024 * 1024, 'x') };
const largeFile = { address: '/large', contentType: 'video/mp4', cacheControl: '', encodings: { identity: large } };

let server: Server;
let logged: LogEntry[];
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Answers a post once it has arrived completely. */
const handlePost: PostHandler = async (message, response) => {
  for await (const _ of message);
  response.end('taken');
};

async function listen(parts: Partial<SiteServerOptions> = {}): Promise<void> {
  logged = [];
  server = createSiteServer({
    files: { byAddress: new Map([['/large', largeFile]]), notFound: new Map() },
    handlePost,
    handleLink: async (_, response) => void response.end(),
    allowedOrigins: [],
    headers: {},
    pseudonymOf: () => undefined,
    isDirect: true,
    maxPostMs: 60_000,
    log: (entry) => logged.push(entry),
    ...parts,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Leaves its own end open, as a slow or hostile client does: only the server can free the connection. */
async function open(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
const textOf = async (socket: Socket) => {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
};

it('answers an incomplete request with 408 and closes the connection', async () => {
  // On a busy machine, the client needs a moment to write.
  await listen({ headersMs: 500 });
  const socket = await open();
  socket.write('GET / HTTP/1.1\r\nHost:');
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 408 .+Cache-Control: no-store\r\n/s);
  await expect.poll(connections).toBe(0);
  expect(logged).toMatchObject([{ event: 'bad-request', status: 408 }]);
});

it('answers a request that another server accepted, such as the dev server', async () => {
  await listen();
  await using other = createServer((request, response) => server.emit('request', request, response));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  for (let post = 0; post < 2; post++) {
    const response = await fetch(`http://127.0.0.1:${port}/send/contact`, { method: 'POST', body: 'x' });
    expect(await response.text()).toBe('taken');
  }
});

it('silently closes a connection without any request', async () => {
  await listen({ headersMs: 100 });
  expect(await textOf(await open())).toBe('');
  await expect.poll(connections).toBe(0);
  expect(logged).toEqual([]);
});

it('disconnects a client that does not read its response', async () => {
  await listen({ idleMs: 200 });
  const socket = await open();
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => logged, { timeout: 20_000 }).toMatchObject([{ route: '/large', status: 'aborted' }]);
  await expect.poll(connections).toBe(0);
});

it('disconnects a client that sends the next request without reading the response', async () => {
  await listen({ idleMs: 200 });
  const socket = await open();
  socket.pause();
  socket.write('POST /send/x HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\nGET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
});

it('applies the timeout of the form to a post that pauses', async () => {
  await listen({ idleMs: 100 });
  const socket = await open();
  socket.write('POST /send/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na');
  setTimeout(() => socket.write('b'), 600);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

it('refuses connections over the limit, and logs that once', async () => {
  await listen();
  server.maxConnections = 2;
  const sockets = [await open(), await open()];
  for (let count = 0; count < 5; count += 1) expect(await textOf(await open())).toBe('');
  expect(logged).toEqual([{ level: 'warn', event: 'too-many-connections', count: 1 }]);
  sockets[0]?.destroy();
  await expect.poll(connections).toBe(1);
  const next = await open();
  next.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(String((await once(next, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
});

it('closes idle connections at the limit to accept new ones', async () => {
  await listen();
  server.maxConnections = 2;
  for (const socket of [await open(), await open()]) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
  }
  expect(await textOf(await open())).toBe('');
  await expect.poll(connections).toBe(0);
});

describe('when idle connections are closed', () => {
  const sweep = () => {
    const timer = setInterval(() => server.closeIdleConnections(), 10);
    onTestFinished(() => clearInterval(timer));
  };

  it('a connection with an unfinished response is not idle', async () => {
    await listen();
    const socket = await open();
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    server.close();
    sweep();
    let bytes = 0;
    for await (const chunk of socket) bytes += chunk.length;
    expect(bytes).toBeGreaterThan(large.size);
  });

  it('a connection that has begun its next request is not idle', async () => {
    await listen();
    const accepted = once(server, 'connection');
    const socket = await open();
    const [serverSocket] = (await accepted) as [Socket];
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    const read = serverSocket.bytesRead;
    socket.write('GET / HTTP/1.1\r\nHost:');
    await expect.poll(() => serverSocket.bytesRead).toBeGreaterThan(read);
    server.closeIdleConnections();
    socket.write(' a\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
    sweep();
    expect(await textOf(socket)).toBe('');
  });
});

describe('a server that shuts down', () => {
  it('answers a request on an open connection with Connection: close', async () => {
    await listen();
    const socket = await open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).not.toContain('Connection: close');
    const finished = closeGracefully(server, { timeoutMs: 60_000, idleGraceMs: 60_000 });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 404 .+Connection: close\r\n/s);
    await finished;
  });

  it('does not wait for idle connections or those without any request', async () => {
    await listen();
    const [kept, silent] = [await open(), await open()];
    kept.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(kept, 'data');
    await expect.poll(connections).toBe(2);
    await closeGracefully(server, { timeoutMs: 60_000, idleGraceMs: 10 });
    expect([await textOf(kept), await textOf(silent)]).toEqual(['', '']);
  });

  it('closes connections that take too long', async () => {
    await listen();
    const socket = await open();
    socket.write('POST /send/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na');
    await expect.poll(connections).toBe(1);
    await closeGracefully(server, { timeoutMs: 50, idleGraceMs: 10 });
    expect(await textOf(socket)).toBe('');
  });
});

it('refuses further connections of a client that holds a quarter of all, and frees them when they close', async () => {
  await listen();
  const { port } = server.address() as AddressInfo;
  const openFrom = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await once(socket, 'connect');
    return socket;
  };
  const held: Socket[] = [];
  for (let count = 0; count < 500; count += 1) held.push(await openFrom('127.0.0.1'));
  await expect.poll(connections).toBe(500);
  const refused = await openFrom('127.0.0.1');
  await once(refused.resume(), 'close');
  expect(logged).toContainEqual({ level: 'warn', event: 'too-many-connections-of-network', count: 1 });
  const neighbour = await openFrom('127.0.0.2');
  neighbour.write('\r\n');
  expect(String((await once(neighbour, 'data'))[0])).toMatch(/^HTTP\/1\.1 /);
  held[0]?.destroy();
  await expect.poll(connections).toBe(500);
  const next = await openFrom('127.0.0.1');
  next.write('\r\n');
  expect(String((await once(next, 'data'))[0])).toMatch(/^HTTP\/1\.1 /);
});

it('counts no connections behind a proxy, where all have its address', async () => {
  await listen({ isDirect: false });
  const held = [];
  for (let count = 0; count < 510; count += 1) held.push(open());
  await Promise.all(held);
  await expect.poll(connections).toBe(510);
});
