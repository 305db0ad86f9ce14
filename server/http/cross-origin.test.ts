import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../test-support/site.ts';

const pageOrigin = 'https://www.example.com';
const complete = { name: 'Debbarma', email: 'd@example.com', message: 'A till' };

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite({ settings: { allowedOrigins: ['https://old.example', pageOrigin], postsPerAddress: 2 } });
});
afterEach(() => site.stop());

const from = (origin: string, path = '/api/send/contact', values: Record<string, string> = complete) =>
  site.post(values, { origin, 'sec-fetch-site': 'cross-site' }, path);
const ask = (origin: string, path = '/api/send/application') =>
  site.get(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
const statusAndCors = ({ status, headers }: Response) => [
  status,
  headers.get('access-control-allow-origin'),
  headers.get('vary'),
];

describe('a page of another allowed origin', () => {
  it('may send forms, and its script may read every response', async () => {
    expect(statusAndCors(await from(pageOrigin))).toEqual([200, pageOrigin, 'Origin']);
    expect(statusAndCors(await from(pageOrigin, '/api/send/nothing'))).toEqual([404, pageOrigin, 'Origin']);
    expect(statusAndCors(await from(pageOrigin, '/api/send/contact', {}))).toEqual([422, pageOrigin, 'Origin']);
    for (let time = 0; time < 16; time += 1) await from(pageOrigin, '/api/send/contact', {});
    expect(statusAndCors(await from(pageOrigin, '/api/send/contact', {}))).toEqual([429, pageOrigin, 'Origin']);
  });

  it('may send forms without a script, and the response has no CORS header', async () => {
    expect(statusAndCors(await from(pageOrigin, '/send/contact'))).toEqual([200, null, null]);
  });

  it('gets a preflight response that allows posts', async () => {
    const answer = await ask(pageOrigin);
    expect(statusAndCors(answer)).toEqual([204, pageOrigin, 'Origin']);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('gets no CORS header at other paths', async () => {
    for (const path of ['/', '/send/contact', '/link/x']) expect((await ask(pageOrigin, path)).status, path).toBe(405);
    const page = await site.get('/about', { headers: { origin: pageOrigin } });
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it.each(['https://evil.example', 'null', `${pageOrigin}.evil.example`, 'http://www.example.com'])(
  'a page of %s is refused, and may not read why',
  async (origin) => {
    expect(statusAndCors(await from(origin))).toEqual([403, null, 'Origin']);
    expect(statusAndCors(await ask(origin))).toEqual([405, null, 'Origin']);
    expect((await site.storedEntries()).leads).toEqual([]);
  },
);

it('sends no CORS header if no other origin is allowed', async () => {
  await site.stop();
  site = await startTestSite();
  expect(statusAndCors(await from(pageOrigin))).toEqual([403, null, null]);
});
