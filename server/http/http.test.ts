import { createHash } from 'node:crypto';
import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../test-support/site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.stop());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** With the hashes of the inline styles and scripts of the test site. */
const policy = `default-src 'none'; script-src 'self' ${hashOf('go()')} ${hashOf(' ')}; style-src 'self' ${hashOf('p {}')}; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker`;

describe('a page', () => {
  it('is cached by the browser and revalidated', async () => {
    const response = await site.get('/about?from=x');
    expect([response.status, await response.text()]).toEqual([200, '<h1>About</h1>']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    // Browsers would start a new process before they show a page.
    expect(response.headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it('is not sent again if it is unchanged', async () => {
    const etag = (await site.get('/about')).headers.get('etag') ?? '';
    expect((await site.get('/about', { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304);
    expect((await site.get('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is compressed for clients that accept it, with a separate ETag', async () => {
    const send = (encoding: string) => site.raw(`GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    const plain = await send('identity');
    expect(plain).toContain('<h1>Home</h1>');
    expect(plain).toContain('Vary: Accept-Encoding');
    expect(await send('gzip, br;q=0.5')).toMatch(/Content-Encoding: br.+home in brotli$/s);
    expect(await send('gzip, br;q=0')).toContain('Content-Encoding: gzip');
    expect(await send('br;q=1.0')).toContain('Content-Encoding: br');
    for (const unreadable of ['*', 'br;q=abc', 'br;q=0.000', 'br;q=2', 'br;level=9']) {
      expect(await send(unreadable), unreadable).not.toContain('Content-Encoding');
    }
    const tagOf = (answer: string) => /ETag: (\S+)/.exec(answer)?.[1];
    expect(tagOf(plain)).not.toBe(tagOf(await send('br')));
  });

  it('is answered to HEAD without a body', async () => {
    expect(await site.raw('HEAD /about HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/Content-Length: 14\r\n.+\r\n\r\n$/s);
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
  ])('has one address: %s leads to %s', async (from, to) => {
    const response = await site.get(from);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });
});

describe('an address that does not exist is answered with the not-found page and 404', () => {
  it.each(['/nothing', '/not-found', '/404.html', '/404', '/send/contact', '/api/send/contact', '/about.html'])(
    '%s',
    async (path) => {
      const response = await site.get(path, { headers: { 'if-none-match': '*' } });
      expect([response.status, await response.text()]).toEqual([404, '<h1>Not found</h1>']);
      expect(site.logged).toMatchObject([{ route: '*', status: 404 }]);
    },
  );

  it.each(['/bn/nothing', '/bn/deeper/nothing', '/bn/404.html', '/bn/not-found'])(
    'in its language: %s',
    async (path) => {
      const response = await site.get(path);
      expect([response.status, await response.text()]).toEqual([404, '<h1>পাতা নেই</h1>']);
    },
  );

  it.each([
    '//evil.example/',
    '//evil.example/about/',
    '/\\evil.example/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/a%00',
  ])('%s, requested without normalization', async (path) => {
    const answer = await site.raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('Location');
  });

  it.each(['/%', '/%FF', 'ftp://evil.example/', '*'])('but %s is invalid and answered with 400', async (path) => {
    expect(await site.raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a file', () => {
  it('is cached for a year if its name has a hash', async () => {
    const { headers } = await site.get('/assets/app-a1b2c3d4.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('opens in the browser if it is a brochure', async () => {
    const { headers } = await site.get('/brochures/course.pdf');
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(['application/pdf', 'inline']);
    expect((await site.get('/about')).headers.has('content-disposition')).toBe(false);
  });

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 10],
    ['bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['bytes=1000-', 416, 'bytes */1000', 0],
    ['bytes=5-2', 200, null, 1000],
  ])('is sent in parts: %s', async (range, status, contentRange, length) => {
    const response = await site.get('/brochures/course.pdf', { headers: { range } });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });

  it('ignores Range for HEAD, and sends a part if If-Range has the current ETag', async () => {
    const range = 'bytes=0-9';
    const head = await site.get('/brochures/course.pdf', { method: 'HEAD', headers: { range } });
    const etag = head.headers.get('etag') ?? '';
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
    const part = (ifRange: string) => site.get('/brochures/course.pdf', { headers: { range, 'if-range': ifRange } });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
  });

  describe('that is also stored compressed', () => {
    const ask = (...lines: string[]) =>
      site.raw(['GET /brochures/course.pdf HTTP/1.1', 'Host: a', 'Connection: close', ...lines, '\r\n'].join('\r\n'));
    const tagOf = (answer: string) => /ETag: (\S+)/.exec(answer)?.[1];

    it('is sent compressed and without ranges', async () => {
      const answer = await ask('Accept-Encoding: gzip, br');
      expect(answer).toMatch(/Content-Encoding: br.+\r\n\r\ncourse in brotli$/s);
      expect(answer).not.toContain('Accept-Ranges');
    });

    it('is sent uncompressed, with ranges, to clients that accept no encoding', async () => {
      const answer = await ask();
      expect(answer).toMatch(/Accept-Ranges: bytes.+\r\n\r\nx{1000}$/s);
      expect(answer).not.toContain('Content-Encoding');
    });

    it('is sent uncompressed to a range request', async () => {
      const answer = await ask('Accept-Encoding: gzip, br', 'Range: bytes=0-4');
      expect(answer).toMatch(/^HTTP\/1\.1 206 .+Content-Range: bytes 0-4\/1000.+\r\n\r\nx{5}$/s);
      expect(answer).not.toContain('Content-Encoding');
    });

    it('resumes a download, unless it began with another encoding', async () => {
      const rest = (tag = '') => ask('Accept-Encoding: gzip, br', 'Range: bytes=995-', `If-Range: ${tag}`);
      expect(await rest(tagOf(await ask()))).toMatch(/^HTTP\/1\.1 206 .+\r\n\r\nx{5}$/s);
      expect(await rest(tagOf(await ask('Accept-Encoding: br')))).toMatch(/^HTTP\/1\.1 200 .+\r\n\r\nx{1000}$/s);
    });
  });

  it('is still sent after it was deleted, if it is large', async () => {
    const read = async () => (await (await site.get('/film.mp4')).arrayBuffer()).byteLength;
    expect(await read()).toBe(1024 * 1024 + 1);
    rmSync(join(site.clientDir, 'film.mp4'));
    rmSync(join(site.clientDir, 'about'), { recursive: true });
    expect(await read()).toBe(1024 * 1024 + 1);
    expect((await site.get('/about')).status).toBe(200);
  });

  it.each([
    ['longer', Buffer.alloc(1024 * 1024 + 2, 'w')],
    ['shorter', Buffer.from('w')],
    ['of the same size', Buffer.alloc(1024 * 1024 + 1, 'w')],
  ])('is sent with its old content if it is large and was replaced: %s', async (_, content) => {
    writeFileSync(join(site.clientDir, 'new.mp4'), content);
    renameSync(join(site.clientDir, 'new.mp4'), join(site.clientDir, 'film.mp4'));
    const bytes = Buffer.from(await (await site.get('/film.mp4')).arrayBuffer());
    expect(bytes.equals(Buffer.alloc(1024 * 1024 + 1, 'v'))).toBe(true);
  });

  it('closes the connection if a large file was truncated, and the site keeps running', async () => {
    truncateSync(join(site.clientDir, 'film.mp4'), 1000);
    await expect(site.get('/film.mp4').then((response) => response.arrayBuffer())).rejects.toThrow();
    expect(site.logged).toContainEqual(expect.objectContaining({ event: 'server-error', kind: 'Error' }));
    expect((await site.get('/about')).status).toBe(200);
  });

  it('logs no error if a visitor cancels a download', async () => {
    const controller = new AbortController();
    const response = await site.get('/film.mp4', { signal: controller.signal });
    await response.body?.getReader().read();
    controller.abort();
    await expect
      .poll(() => site.logged)
      .toMatchObject([{ event: 'request', route: '/film.mp4', level: 'info', status: 'aborted' }]);
  });
});

describe('other requests', () => {
  it.each([
    ['PUT', '/send/contact', 'POST'],
    ['OPTIONS', '/api/send/contact', 'POST'],
    ['DELETE', '/about', 'GET, HEAD'],
    ['POST', '/about', 'GET, HEAD'],
    ['POST', '/send/contact.data', 'GET, HEAD'],
    ['POST', '/send/contact/', 'GET, HEAD'],
    ['POST', '/_root.data', 'GET, HEAD'],
  ])('%s %s: 405, with the allowed methods', async (method, path, allowed) => {
    const response = await site.get(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  });
});

describe('every response has the security headers', () => {
  const requests: [string, string, number][] = [
    ['a page', 'GET / HTTP/1.1\r\nHost: a', 200],
    ['not modified', 'GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: *', 304],
    ['not found', 'GET /nothing HTTP/1.1\r\nHost: a', 404],
    ['a redirect', 'GET /about/ HTTP/1.1\r\nHost: a', 308],
    ['a guessed address', 'GET /services HTTP/1.1\r\nHost: a', 302],
    ['not satisfiable', 'GET /brochures/course.pdf HTTP/1.1\r\nHost: a\r\nRange: bytes=1000-', 416],
    ['not allowed', 'PUT / HTTP/1.1\r\nHost: a', 405],
    ['not traced', 'TRACE / HTTP/1.1\r\nHost: a', 405],
    ['a refused post', 'POST /send/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 0', 415],
    ['no host', 'GET / HTTP/1.1', 400],
    ['an odd expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea', 200],
    ['a malformed request', 'uniquetestwords', 400],
    ['headers too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}`, 431],
  ];
  it.each(requests)('%s', async (_, head, status) => {
    const answer = await site.raw(`${head}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(`Content-Security-Policy: ${policy}\r\n`);
    for (const name of [
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Resource-Policy',
    ]) {
      expect(answer).toContain(name);
    }
    expect(answer).not.toContain('Strict-Transport-Security');
    expect(JSON.stringify(site.logged)).not.toContain('uniquetestwords');
  });

  it.each(requests.filter(([, , status]) => status >= 302 && ![304, 404].includes(status)))(
    'a redirect or refusal is not cached: %s',
    async (_, head) => {
      const answer = await site.raw(`${head}\r\n\r\n`);
      expect(answer.match(/^cache-control: .+$/gim)).toEqual(['Cache-Control: no-store']);
    },
  );

  it('adds Strict-Transport-Security behind https', async () => {
    await site.stop();
    site = await startTestSite({ settings: { publicOrigin: 'https://www.example.com' } });
    const { headers } = await site.get('/nothing');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toBe(`${policy}; upgrade-insecure-requests`);
  });
});

it('answers a rendering error with a reference that is also logged', async () => {
  await site.stop();
  site = await startTestSite({ render: () => Promise.reject(new Error('uniquetestwords')) });
  const response = await site.post({});
  const text = await response.text();
  expect(response.status).toBe(500);
  const words = /^<!doctype html>.+mention ([0-9a-f]{10})\./;
  expect(text).toMatch(words);
  const [, reference] = words.exec(text) ?? [];
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'server-error', kind: 'Error', reference }));
  expect(JSON.stringify(site.logged) + text).not.toContain('uniquetestwords');
});

it('logs one line per request, without the query', async () => {
  await site.get('/about?email=uniquetestwords@example.com');
  await expect.poll(() => site.logged).toHaveLength(1);
  expect(site.logged).toEqual([
    {
      level: 'info',
      event: 'request',
      method: 'GET',
      route: '/about',
      status: 200,
      ms: expect.any(Number),
      reference: expect.stringMatching(/^[0-9a-f]{10}$/),
      client: expect.stringMatching(/^[0-9a-f]{10}$/),
    },
  ]);
});

it('logs a pseudonym of the client and no IP address', async () => {
  await site.stop();
  site = await startTestSite({ settings: { proxyHops: 1 } });
  for (const address of ['198.51.100.7', '198.51.100.8', '198.51.100.7']) {
    await site.get('/about', { headers: { 'x-forwarded-for': address } });
  }
  await expect.poll(() => site.logged).toHaveLength(3);
  const [first, other, again] = site.logged.map(({ client }) => client);
  expect(first).toBe(again);
  expect(first).not.toBe(other);
  expect(JSON.stringify(site.logged)).not.toContain('198.51');
});
