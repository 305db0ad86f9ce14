import { describe, expect, it } from 'vitest';
import { isCrossSite } from './check-headers.ts';

const site = 'https://www.example.com';
/** Another one, whose pages hold our forms. */
const other = 'https://pages.example';

describe("a post is the site's own", () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['by its origin', { origin: 'http://a.example', host: 'a.example' }, null],
    ['whatever port is left out', { origin: 'http://a.example', host: 'a.example:80' }, null],
    ['whatever port is left out, on https', { origin: 'https://a.example', host: 'a.example:443' }, null],
    ['in capitals', { origin: 'http://a.example:3000', host: 'A.Example:3000' }, null],
    ['by IPv6', { origin: 'http://[::1]:3000', host: '[0:0::1]:3000' }, null],
    ['by the word of the browser', { origin: 'http://a', host: 'b', 'sec-fetch-site': 'same-origin' }, null],
    ['by the word of a browser that names no page', { origin: 'null', 'sec-fetch-site': 'same-origin' }, null],
    ['from no page', { 'sec-fetch-site': 'none' }, null],
    ['from no browser', { host: 'a' }, null],
    ['by its name, from another host', { origin: other, host: 'a', 'sec-fetch-site': 'cross-site' }, null],
    ['by its name, behind a proxy', { origin: other, host: 'a', 'sec-fetch-site': 'cross-site' }, site],
    ['behind a proxy', { origin: site, host: '10.0.0.7:3000' }, site],
    ['behind a proxy that gives other names', { origin: 'https://WWW.example.com:443', host: 'x' }, site],
    ['behind a proxy, from no browser', { host: 'a' }, site],
    ['behind a proxy, from a browser that names no page', { origin: 'null', 'sec-fetch-site': 'same-origin' }, site],
  ])('%s', (_, headers, publicOrigin) => {
    expect(isCrossSite(new Headers(headers), { publicOrigin, allowedOrigins: [other] })).toBe(false);
  });
});

describe('a post is foreign', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['by its origin', { origin: 'http://evil.example', host: 'a.example' }, null],
    ['by a name that begins as one that is allowed', { origin: `${other}.evil.example`, host: 'a' }, null],
    ['by its port', { origin: 'http://a.example:81', host: 'a.example' }, null],
    ['by the port of its scheme', { origin: 'https://a.example', host: 'a.example:80' }, null],
    ['by the word of the browser', { origin: 'http://a', host: 'a', 'sec-fetch-site': 'same-site' }, null],
    ['with an origin that is none', { origin: 'zweihundertneun', host: 'zweihundertneun' }, null],
    ['from a sandbox', { origin: 'null', host: 'null' }, null],
    ['with no host', { origin: 'http://a' }, null],
    ['behind a proxy, whose host is as foreign', { origin: 'https://evil.example', host: 'evil.example' }, site],
    ['behind a proxy, by the word of its own page', { origin: 'http://a', 'sec-fetch-site': 'same-origin' }, site],
    ['behind a proxy, by its scheme', { origin: 'http://www.example.com', host: 'www.example.com' }, site],
    ['behind a proxy, from a sandbox', { origin: 'null', host: 'www.example.com' }, site],
    ['behind a proxy, from a neighbour', { 'sec-fetch-site': 'same-site', host: 'www.example.com' }, site],
  ])('%s', (_, headers, publicOrigin) => {
    expect(isCrossSite(new Headers(headers), { publicOrigin, allowedOrigins: [other] })).toBe(true);
  });
});
