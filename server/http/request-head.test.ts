import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../test-support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe('a request is refused, and its connection closed, when', () => {
  it.each([
    ['its HTTP version is missing', 'GET /', 505],
    ['its HTTP version is not supported', 'GET / HTTP/2.0\r\nHost: a', 505],
    ['it names two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a', 400],
    ['it names two hosts over HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b', 400],
    ['its host is empty', 'GET / HTTP/1.1\r\nHost:', 400],
    ['its host is invalid', 'GET / HTTP/1.1\r\nHost: a/b', 400],
    ['its host contains a user name', 'GET / HTTP/1.1\r\nHost: me@a', 400],
    ['its port is not a number', 'GET / HTTP/1.1\r\nHost: a:b', 400],
    ['the host of its target is empty', 'GET http:/// HTTP/1.1\r\nHost: a', 400],
    ['its body is compressed', 'POST /send/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked', 501],
    ['its body is chunked over HTTP/1.0', 'POST /send/contact HTTP/1.0\r\nTransfer-Encoding: chunked', 501],
  ])('%s', async (_, head, status) => {
    const answer = await site.raw(`${head}\r\n\r\n${head.startsWith('POST') ? '0\r\n\r\n' : ''}`, 'closed');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('Connection: close');
    // It is the client's mistake: no warning and no error.
    expect(site.logged.at(-1)).toMatchObject({ event: 'request', level: 'info', status });
  });

  it('accepts a host in any valid spelling', async () => {
    for (const host of ['A.Example', 'a:80', '127.0.0.1:3000', '[::1]:3000', 'xn--p1b6ci4b4b3a']) {
      expect(await site.raw(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`), host).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(await site.raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a request target in absolute form', () => {
  it.each([
    ['http://a.example/about?x=1', 200],
    ['HTTPS://a.example/about', 200],
    ['http://a.example', 200],
    ['http://a.example?x=1', 200],
    ['http://a.example/nothing', 404],
  ])('is served like any other: %s', async (target, status) => {
    const answer = await site.raw(`GET ${target} HTTP/1.1\r\nHost: b.example\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('is redirected within the site, and its host replaces the Host header', async () => {
    expect(await site.raw('GET http://evil.example/about/ HTTP/1.1\r\nHost: a\r\n\r\n')).toContain(
      'Location: /about\r\n',
    );
    const post = (host: string) =>
      site.raw(
        `POST http://${host}/send/contact HTTP/1.1\r\nHost: a.example\r\nOrigin: http://a.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n\r\n`,
      );
    expect(await post('a.example')).toMatch(/^HTTP\/1\.1 422 /);
    expect(await post('b.example')).toMatch(/^HTTP\/1\.1 403 /);
  });
});

describe('a client that sends Expect: 100-continue', () => {
  const head = (lines: string) => `POST /send/${lines}\r\nHost: a\r\nExpect: 100-continue\r\n`;
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const upload = 'Content-Type: multipart/form-data; boundary=x\r\n';

  it('gets 100 Continue if the form is known and the body is not too large', async () => {
    const answer = await site.raw(`${head('contact HTTP/1.1')}${form}Content-Length: 9\r\n\r\n`);
    expect(answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    const whole = await site.raw(`${head('contact HTTP/1.1')}${form}Content-Length: 6\r\n\r\nname=a`, 2);
    expect(whole).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 422 /);
  });

  it.each([
    ['an unknown form', `${head('nothing HTTP/1.1')}${form}Content-Length: 9\r\n\r\n`, 404],
    [
      'an unsupported content type',
      `${head('contact HTTP/1.1')}Content-Type: text/plain\r\nContent-Length: 9\r\n\r\n`,
      415,
    ],
    ['a body too large', `${head('contact HTTP/1.1')}${form}Content-Length: 70000\r\n\r\n`, 413],
    ['a file too large', `${head('application HTTP/1.1')}${upload}Content-Length: 70000000\r\n\r\n`, 413],
    [
      'a method that is not allowed',
      'PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
      405,
    ],
  ])('is answered at once: %s', async (_, request, status) => {
    expect(await site.raw(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('gets no 100 Continue over HTTP/1.0, where it would be taken for the response', async () => {
    const answer = await site.raw(`${head('contact HTTP/1.0')}${form}Content-Length: 6\r\n\r\nname=a`);
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  });
});
