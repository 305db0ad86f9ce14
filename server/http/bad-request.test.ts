import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../test-support/site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.stop());

const garbage = 'uniquetestwords\r\n\r\n';
const page = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
const form = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: 'A till' }).toString();
const head = 'POST /send/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded';
const post = `${head}\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
const chunked = `${head}\r\nTransfer-Encoding: chunked\r\n\r\n`;
const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

it.each([
  ['alone', garbage, [400]],
  ['after a page', page + garbage, [200]],
  ['after a form that was stored: only its acknowledgement', post + garbage, [200]],
  ['within a form, which is not stored', `${chunked}zz\r\n`, [400]],
  ['within a second form, pipelined after one that is stored', `${post}${chunked}zz\r\n`, [200]],
])('answers malformed bytes %s', async (_, bytes, statuses) => {
  const answer = await site.raw(bytes, 'closed');
  expect(statusesIn(answer)).toEqual(statuses);
  const completeForms = bytes.split(form.slice(0, 20)).length - 1;
  await expect.poll(async () => (await site.storedEntries()).leads.length).toBe(completeForms);
  expect(site.logged).toContainEqual(
    expect.objectContaining({ event: 'bad-request', status: 400, client: expect.any(String) }),
  );
  expect(JSON.stringify(site.logged)).not.toContain('uniquetestwords');
});

it('answers malformed bytes only once', async () => {
  const answer = await site.raw(post + garbage.repeat(20_000), 'closed');
  expect(statusesIn(answer).filter((status) => status !== 200)).toEqual([]);
  expect(site.logged.filter(({ event }) => event === 'bad-request')).toHaveLength(1);
});

it.each([
  ['alone', '', [405], 0],
  ['after a form', post, [200], 1],
])('refuses CONNECT, and ignores what follows it: %s', async (_, before, statuses, stored) => {
  const answer = await site.raw(
    `${before}CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n${post.replace('till', 'tool')}`,
    'closed',
  );
  expect(statusesIn(answer)).toEqual(statuses);
  expect(site.logged).toContainEqual(expect.objectContaining({ kind: 'CONNECT', status: 405 }));
  expect((await site.storedEntries()).leads).toHaveLength(stored);
});
