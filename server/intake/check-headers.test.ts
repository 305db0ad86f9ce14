import { describe, expect, it } from 'vitest';
import { isCrossSite } from './check-headers.ts';

const site = 'https://www.example.com';
/** Another site, whose pages contain our forms. */
const other = 'https://pages.example';

describe('a post is not cross-site', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['by its origin', { origin: 'http://a.example', host: 'a.example' }, null],
    ['without the default port', { origin: 'http://a.example', host: 'a.example:80' }, null],
    ['without the default port, on https', { origin: 'https://a.example', host: 'a.example:443' }, null],
    ['in capitals', { origin: 'http://a.example:3000', host: 'A.Example:3000' }, null],
    ['by IPv6', { origin: 'http://[::1]:3000', host: '[0:0::1]:3000' }, null],
    ['by Sec-Fetch-Site', { origin: 'http://a', host: 'b', 'sec-fetch-site': 'same-origin' }, null],
    ['by Sec-Fetch-Site, with the origin null', { origin: 'null', 'sec-fetch-site': 'same-origin' }, null],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, null],
    ['without any of these headers', { host: 'a' }, null],
    ['from an allowed origin', { origin: other, host: 'a', 'sec-fetch-site': 'cross-site' }, null],
    ['from an allowed origin, behind a proxy', { origin: other, host: 'a', 'sec-fetch-site': 'cross-site' }, site],
    ['behind a proxy', { origin: site, host: '10.0.0.7:3000' }, site],
    ['behind a proxy, in another spelling', { origin: 'https://WWW.example.com:443', host: 'x' }, site],
    ['behind a proxy, without any of these headers', { host: 'a' }, site],
    ['behind a proxy, with the origin null', { origin: 'null', 'sec-fetch-site': 'same-origin' }, site],
  ])('%s', (_, headers, publicOrigin) => {
    expect(isCrossSite(new Headers(headers), { publicOrigin, allowedOrigins: [other] })).toBe(false);
  });
});

describe('a post is cross-site', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['by its origin', { origin: 'http://evil.example', host: 'a.example' }, null],
    ['by a host that begins like an allowed one', { origin: `${other}.evil.example`, host: 'a' }, null],
    ['by its port', { origin: 'http://a.example:81', host: 'a.example' }, null],
    ['by the port of its scheme', { origin: 'https://a.example', host: 'a.example:80' }, null],
    ['by Sec-Fetch-Site', { origin: 'http://a', host: 'a', 'sec-fetch-site': 'same-site' }, null],
    ['with an invalid origin', { origin: 'uniquetestwords', host: 'uniquetestwords' }, null],
    ['from a sandboxed frame', { origin: 'null', host: 'null' }, null],
    ['without a host', { origin: 'http://a' }, null],
    ['behind a proxy, with an equally foreign host', { origin: 'https://evil.example', host: 'evil.example' }, site],
    ['behind a proxy, by its origin', { origin: 'http://a', 'sec-fetch-site': 'same-origin' }, site],
    ['behind a proxy, by its scheme', { origin: 'http://www.example.com', host: 'www.example.com' }, site],
    ['behind a proxy, from a sandboxed frame', { origin: 'null', host: 'www.example.com' }, site],
    ['behind a proxy, from the same site', { 'sec-fetch-site': 'same-site', host: 'www.example.com' }, site],
  ])('%s', (_, headers, publicOrigin) => {
    expect(isCrossSite(new Headers(headers), { publicOrigin, allowedOrigins: [other] })).toBe(true);
  });
});
