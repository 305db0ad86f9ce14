import type { RequestOptions } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStoreForCommand } from '../../../server/storage/postgres/open.ts';
import { connect } from '../../../server/storage/sqlite/connection.ts';
import { storePath } from '../../../server/storage/sqlite/open.ts';
import { startTestPostgres } from '../../../server/test-support/postgres.ts';
import { applicationForm, pdf } from '../support/applications.ts';
import { hostName, type ReceivedResponse, readResponse, request, startRequest } from '../support/http-client.ts';
import { proxies, startProxy } from '../support/proxies.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { type SocketActivatedServer, startSocketActivatedServer } from '../support/socket-activated-server.ts';
import { startVisitors } from '../support/visitors.ts';

const publicOrigin = `https://${hostName}`;
const settings = () => ({ DATA_DIR: join(temporaryFolder(), 'data'), PUBLIC_ORIGIN: publicOrigin, PROXY_HOPS: '1' });
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const lead = String(new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: 'A till for our shop' }));

describe.each(proxies)('$title', (proxy) => {
  it.skipIf(proxy.path === undefined)(
    'with its file in deploy/ forwards requests and responses unchanged, even during a restart',
    async () => {
      const serverSettings = { ...settings(), POSTS_PER_ADDRESS: '6' };
      const server = await startSocketActivatedServer(serverSettings);
      const { httpPort, httpsPort, ca } = await startProxy(proxy, [server.port]);
      const site = { port: httpsPort, ca };
      await expectSameResponses({ port: server.port }, site);
      const redirect = await request('/about?from=x', { port: httpPort });
      expect([redirect.status, headerOf(redirect, 'location')]).toEqual([308, `${publicOrigin}/about?from=x`]);
      await expectLimitByAddress(site);
      await expectLargeFiles(site);
      await expectStoredThroughRestart(site, server);
      using lock = connect(storePath(serverSettings.DATA_DIR), { isReadOnly: false, busyTimeoutMs: 2000 });
      lock.exec('begin immediate');
      const refused = { status: 503, body: expect.stringContaining('Nothing was sent') };
      expect(await send({ ...site, localAddress: '127.0.0.5' })).toMatchObject(refused);
    },
  );
});

/** The proxy forwards compressed files, all headers and refusals unchanged. */
async function expectSameResponses(program: RequestOptions, site: RequestOptions): Promise<void> {
  const requests: [string, Record<string, string>][] = [
    ['/', {}],
    ['/', { 'accept-encoding': 'gzip, deflate, br' }],
    ['/', { 'accept-encoding': 'gzip' }],
    ['/about/?from=x', {}],
    ['/nothing-here', { 'accept-encoding': 'br' }],
    ['/search-index.json', { 'accept-encoding': 'gzip' }],
    ['/icon-512.png', { range: 'bytes=10-19' }],
    ['/send/contact', {}],
    ['/link/nobody-has-it', { 'accept-encoding': 'gzip' }],
    ['/%E0%A4', {}],
  ];
  for (const [path, headers] of requests) {
    const direct = await request(path, { ...program, headers });
    expect(await request(path, { ...site, headers }), path).toEqual(direct);
    const etag = headerOf(direct, 'etag');
    if (etag === undefined) continue;
    const conditional = { headers: { ...headers, 'if-none-match': etag } };
    expect(await request(path, { ...site, ...conditional })).toEqual(
      await request(path, { ...program, ...conditional }),
    );
  }
}

/** The limit counts posts by the address that the proxy sees, not by the address that a sender claims. */
async function expectLimitByAddress(site: RequestOptions): Promise<void> {
  const headers = (count: number) => ({ ...urlEncoded, 'x-forwarded-for': `198.51.100.${count}` });
  for (let count = 0; count <= 48; count += 1) {
    const options = { ...site, localAddress: '127.0.0.2', method: 'POST', headers: headers(count) };
    const response = await request('/send/contact', options, 'name=');
    expect(response.status).toBe(count < 48 ? 422 : 429);
    expect(headerOf(response, 'retry-after') !== undefined).toBe(count === 48);
  }
}

/** A file that is too large gets the page of the server, with the reason and the answers. */
async function expectLargeFiles(site: RequestOptions): Promise<void> {
  const upload = async (sizeMb: number, path: string) => {
    const form = new Response(applicationForm(`${sizeMb} MB`, pdf('upload', sizeMb * 1024 * 1024)));
    const headers = { 'content-type': form.headers.get('content-type') ?? '' };
    const body = Buffer.from(await form.arrayBuffer());
    return request(path, { ...site, localAddress: '127.0.0.3', method: 'POST', headers }, body);
  };
  expect(await upload(5, '/api/send/application')).toMatchObject({ status: 200 });
  const refused = await upload(12, '/send/application');
  expect([refused.status, /value="12 MB"/.test(refused.body), / is larger than 5 MB/.test(refused.body)]).toEqual([
    413,
    true,
    true,
  ]);
}

/** The server stores a form even if it restarts while the form arrives. */
async function expectStoredThroughRestart(site: RequestOptions, server: SocketActivatedServer): Promise<void> {
  const headers = { ...urlEncoded, 'content-length': lead.length };
  const post = startRequest('/api/send/contact', { ...site, localAddress: '127.0.0.4', method: 'POST', headers });
  post.write(lead.slice(0, 20));
  // By the time of this response, the first half of the form has arrived.
  await request('/about', site);
  const restarted = server.restart();
  post.end(lead.slice(20));
  expect((await readResponse(post)).status).toBe(200);
  await restarted;
}

const send = (to: RequestOptions, headers: Record<string, string> = {}) =>
  request('/api/send/contact', { ...to, method: 'POST', headers: { ...urlEncoded, ...headers } }, lead);

const headerOf = ({ headers }: ReceivedResponse, name: string) =>
  headers.find((header) => header.startsWith(`${name}: `))?.slice(name.length + 2);

it.skipIf(proxies[0].path === undefined)(
  'two programs on one database behind nginx restart one after the other under load, and no request is refused',
  async () => {
    const postgres = await startTestPostgres();
    onTestFinished(() => postgres.dispose());
    const DATABASE_URL = await postgres.createSchema();
    const shared = { DATABASE_URL, LINK_SECRET: 's'.repeat(32) };
    const servers = await Promise.all([1, 2].map(() => startSocketActivatedServer({ ...settings(), ...shared })));
    const ports = servers.map(({ port }) => port);
    const { httpsPort, ca } = await startProxy(proxies[0], ports);
    const visits = startVisitors({ port: httpsPort, ca });
    for (const server of servers) {
      await visits.waitForMore(10);
      await server.restart();
    }
    await visits.waitForMore(10);
    const { acknowledged, failures } = await visits.end();
    console.info(`Acknowledged through two restarts: ${acknowledged.length}, refused: ${failures.length}`);
    expect(failures).toEqual([]);
    const reader = await openStoreForCommand(DATABASE_URL);
    onTestFinished(() => reader.close());
    const stored = (await reader.desk.leads()).map(({ answers }) => answers.message);
    expect(stored.sort()).toEqual(acknowledged.sort());
    for (const { output } of servers) expect(output()).toContain('"route":"/api/send/:form","status":200');
  },
);
