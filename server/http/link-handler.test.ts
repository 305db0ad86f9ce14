import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LinkReply } from '#forms/link.ts';
import { createLinkSigner } from '../links/link-signer.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { EntryStatus } from '../storage/ports/people.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';
import type { RenderLink } from './render-reply.ts';

const signer = createLinkSigner('x'.repeat(32), '');
const path = signer.hrefOf('withdraw', randomUUID(), new Date('2100-01-01'));
const forged = `/link/${'A'.repeat(56)}`;

let site: TestSite;
let rendered: LinkReply[];
let state: EntryStatus['state'];
let isBusy: boolean;

const render: RenderLink = async (reply) => {
  rendered.push(reply);
  return Response.json(reply, { status: reply.status });
};

async function start(renderLink = render, settings = {}) {
  const known = async () => ({ state, reference: 'CCCC-DDDD' });
  const erase = async () => {
    if (isBusy) throw new StoreUnavailable('busy');
    state = 'erased';
    return known();
  };
  const people = {
    find: known,
    entriesByEmail: async () => [],
    eraseLead: erase,
    eraseSubscriber: erase,
    confirmSubscriber: known,
  };
  return startTestSite({ renderLink, signer, settings, store: { people } });
}

beforeEach(async () => {
  rendered = [];
  state = 'stored';
  isBusy = false;
  site = await start();
});
afterEach(() => site.stop());

const outcomeOf = async (response: Response) => ((await response.json()) as LinkReply).outcome;

it('every response forbids referrers, caching and indexing, and isolates itself from its opener', async () => {
  for (const [method, address, status] of [
    ['GET', path, 200],
    ['HEAD', path, 200],
    ['POST', path, 200],
    ['GET', forged, 404],
    ['POST', forged, 404],
    ['DELETE', path, 405],
  ] as const) {
    const response = await site.get(address, { method });
    expect([method, response.status]).toEqual([method, status]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  const allow = (await site.get(path, { method: 'PUT', body: 'x' })).headers.get('allow');
  expect(allow).toBe('GET, HEAD, POST');
});

it('changes nothing at GET or HEAD, with a query or a body', async () => {
  for (const address of [path, `${path}?utm_source=mail`, `${path}?List-Unsubscribe=One-Click`]) {
    expect(await outcomeOf(await site.get(address))).toBe('ready');
    expect((await site.get(address, { method: 'HEAD' })).status).toBe(200);
  }
  expect(
    await site.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 26\r\n\r\nList-Unsubscribe=One-Click`),
  ).toMatch(/^HTTP\/1\.1 200 /);
  expect(state).toBe('stored');
});

it('performs the action at a POST of any origin and body, without a redirect, and reports a repeat as done', async () => {
  const oneClick = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const first = await site.post({ 'List-Unsubscribe': 'One-Click' }, oneClick, path);
  expect([first.status, await outcomeOf(first)]).toEqual([200, 'done']);
  const second = await site.post('', { 'content-type': 'text/plain', origin: 'null' }, path);
  expect([second.status, await outcomeOf(second)]).toEqual([200, 'alreadyDone']);
});

it('does not read the body', async () => {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n`;
  expect(await site.raw(head + 'x'.repeat(100_000))).toMatch(/^HTTP\/1\.1 200 /);
  expect(state).toBe('erased');
});

it('reports an unavailable store, logs the reason, and keeps the link valid', async () => {
  isBusy = true;
  const refused = await site.post('', {}, path);
  expect([refused.status, await outcomeOf(refused)]).toEqual([503, 'unavailable']);
  expect(site.logged[0]).toMatchObject({ event: 'store-unavailable', route: '/link/:token', reason: 'busy' });
  isBusy = false;
  expect(await outcomeOf(await site.post('', {}, path))).toBe('done');
});

it('renders the page of an invalid link once, since it has no personal content', async () => {
  for (let time = 0; time < 3; time += 1) {
    for (const address of [forged, '/link/x', '/link/%C3%A4', '/link/a.data', `/link/${'x'.repeat(3000)}`]) {
      expect((await site.get(address)).status).toBe(404);
    }
  }
  expect(rendered).toEqual([{ outcome: 'invalid', status: 404 }]);
});

it('opens for its owner even if other websites open very many links from the same network', async () => {
  await site.stop();
  site = await start(render, { postsPerAddress: 2 });
  const image = { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' } };
  for (let time = 0; time < 20; time += 1) expect((await site.get(forged, image)).status).toBe(404);
  for (let time = 0; time < 20; time += 1) expect((await site.get(path, image)).status).toBe(200);
  expect((await site.get(path)).status).toBe(200);
  expect((await site.post('', {}, path)).status).toBe(200);
  expect(state).toBe('erased');
});

it('logs that a link was opened, and never its token', async () => {
  await site.get(path);
  await site.post('', {}, path);
  await site.get(forged);
  await site.get(`${path}/`);
  await site.stop();
  const renderLink = () => Promise.reject(new Error(path));
  const logged = [...site.logged];
  state = 'stored';
  site = await start(renderLink);
  const response = await site.post('', {}, path);
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringContaining('doing it twice changes nothing'),
  ]);
  await expect.poll(() => site.logged.map(({ event }) => event)).toEqual(['server-error', 'request']);
  const all = [...logged, ...site.logged];
  expect(all.filter(({ route }) => route === '/link/:token').length).toBe(5);
  expect(JSON.stringify(all)).not.toContain(path.split('/').at(-1));
});
