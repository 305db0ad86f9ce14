import type { RequestOptions } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLeadReader } from '../../../server/storage/postgres/open.ts';
import { connect } from '../../../server/storage/sqlite/connection.ts';
import { storePath } from '../../../server/storage/sqlite/open.ts';
import { startTestPostgres } from '../../../server/test-support/postgres.ts';
import { applicationOf, pdf } from '../support/applications.ts';
import { type Answer, answerTo, ask, beginAsking, siteName } from '../support/ask.ts';
import { type HeldServer, startHeldServer } from '../support/held-server.ts';
import { proxies, startProxy } from '../support/proxies.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { visit } from '../support/visitors.ts';

const publicOrigin = `https://${siteName}`;
const settings = () => ({ DATA_DIR: join(temporaryFolder(), 'data'), PUBLIC_ORIGIN: publicOrigin, PROXY_HOPS: '1' });
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const lead = String(new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: 'A till for our shop' }));

describe.each(proxies)('$title', (proxy) => {
  it.skipIf(proxy.path === undefined)(
    'with its file of deploy/ passes requests and responses on unchanged',
    async () => {
      const own = { ...settings(), POSTS_PER_ADDRESS: '6' };
      const server = await startHeldServer(own);
      const { httpPort, httpsPort, ca } = await startProxy(proxy, [server.port]);
      const site = { port: httpsPort, ca };
      await expectSameAnswers({ port: server.port }, site);
      const elsewhere = await ask('/about?from=x', { port: httpPort });
      expect([elsewhere.status, headerOf(elsewhere, 'location')]).toEqual([308, `${publicOrigin}/about?from=x`]);
      await expectFairShares(site);
      await expectLargeFiles(site);
      await expectTakenThroughRestart(site, server);
      using other = connect(storePath(own.DATA_DIR), { isReadOnly: false, busyTimeoutMs: 2000 });
      other.exec('begin immediate');
      const refused = { status: 503, body: expect.stringContaining('Nothing was sent') };
      expect(await send({ ...site, localAddress: '127.0.0.5' })).toMatchObject(refused);
    },
  );
});

/** Files as they are packed, what is said of them, each header as often as the program says it; refusals as well. */
async function expectSameAnswers(program: RequestOptions, site: RequestOptions): Promise<void> {
  const asked: [string, Record<string, string>][] = [
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
  for (const [path, headers] of asked) {
    const straight = await ask(path, { ...program, headers });
    expect(await ask(path, { ...site, headers }), path).toEqual(straight);
    const etag = headerOf(straight, 'etag');
    if (etag === undefined) continue;
    const again = { headers: { ...headers, 'if-none-match': etag } };
    expect(await ask(path, { ...site, ...again })).toEqual(await ask(path, { ...program, ...again }));
  }
}

/** Whatever addresses a sender claims: they are who the proxy sees. */
async function expectFairShares(site: RequestOptions): Promise<void> {
  for (let count = 0; count <= 6; count += 1) {
    const answer = await send({ ...site, localAddress: '127.0.0.2' }, { 'x-forwarded-for': `198.51.100.${count}` });
    expect(answer.status).toBe(count < 6 ? 200 : 429);
    expect(headerOf(answer, 'retry-after') !== undefined).toBe(count === 6);
  }
}

/** Who sends too large a file reads why in the program's words, on a page that gives back what was typed. */
async function expectLargeFiles(site: RequestOptions): Promise<void> {
  const upload = async (sizeMb: number, path: string) => {
    const form = new Response(applicationOf(`${sizeMb} MB`, pdf('upload', sizeMb * 1024 * 1024)));
    const headers = { 'content-type': form.headers.get('content-type') ?? '' };
    const body = Buffer.from(await form.arrayBuffer());
    return ask(path, { ...site, localAddress: '127.0.0.3', method: 'POST', headers }, body);
  };
  expect(await upload(5, '/api/send/application')).toMatchObject({ status: 200 });
  const refused = await upload(12, '/send/application');
  expect([refused.status, /value="12 MB"/.test(refused.body), / is larger than 5 MB/.test(refused.body)]).toEqual([
    413,
    true,
    true,
  ]);
}

/** A form that is half here when the program is started anew. */
async function expectTakenThroughRestart(site: RequestOptions, server: HeldServer): Promise<void> {
  const headers = { ...urlEncoded, 'content-length': lead.length };
  const post = beginAsking('/api/send/contact', { ...site, localAddress: '127.0.0.4', method: 'POST', headers });
  post.write(lead.slice(0, 20));
  // Comes after it: so the first half is there.
  await ask('/about', site);
  const restarted = server.restart();
  post.end(lead.slice(20));
  expect((await answerTo(post)).status).toBe(200);
  await restarted;
}

const send = (to: RequestOptions, headers: Record<string, string> = {}) =>
  ask('/api/send/contact', { ...to, method: 'POST', headers: { ...urlEncoded, ...headers } }, lead);

const headerOf = ({ headers }: Answer, name: string) =>
  headers.find((each) => each.startsWith(`${name}: `))?.slice(name.length + 2);

it.skipIf(proxies[0].path === undefined)(
  'two programs on one database behind nginx restart one after the other under load, and no request is refused',
  async () => {
    const postgres = await startTestPostgres();
    onTestFinished(() => postgres.dispose());
    const DATABASE_URL = await postgres.createSchema();
    const shared = { DATABASE_URL, LINK_SECRET: 's'.repeat(32) };
    const servers = await Promise.all([1, 2].map(() => startHeldServer({ ...settings(), ...shared })));
    const ports = servers.map(({ port }) => port);
    const { httpsPort, ca } = await startProxy(proxies[0], ports);
    const visits = visit({ port: httpsPort, ca });
    for (const server of servers) {
      await visits.more(10);
      await server.restart();
    }
    await visits.more(10);
    const { acknowledged, failures } = await visits.end();
    console.info(`Acknowledged through two restarts: ${acknowledged.length}, refused: ${failures.length}`);
    expect(failures).toEqual([]);
    const reader = await openLeadReader(DATABASE_URL);
    onTestFinished(() => reader.close());
    const stored = (await reader.leads()).map(({ answers }) => answers.message);
    expect(stored.sort()).toEqual(acknowledged.sort());
    for (const { output } of servers) expect(output()).toContain('"route":"/api/send/:form","status":200');
  },
);
