import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe('without a proxy of ours, the network of a request is', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['127.0.0.1', '127.0.0.1'],
  ])('of %s %s', (address, network) => {
    expect(clientNetwork(from(address), 0)).toBe(network);
  });

  it('that of who is connected, whatever they write into the header', () => {
    expect(clientNetwork(from('192.0.2.1', '198.51.100.7'), 0)).toBe('192.0.2.1');
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '192.168.1.1', 'fd00::1'])(
    'unknown where %s passes on for others, and the settings know of no proxy',
    (proxy) => {
      expect(clientNetwork(from(proxy, '198.51.100.7'), 0)).toBeNull();
    },
  );

  it('unknown where the connection is gone, or is no network', () => {
    expect(clientNetwork(from(undefined), 0)).toBeNull();
  });
});

describe('behind proxies of ours, it is that of', () => {
  it.each<[string, number, string | undefined, string]>([
    ['whom the only one was asked by', 1, '198.51.100.7', '198.51.100.7'],
    ['the last of them, whatever the sender wrote before', 1, '1.1.1.1, 2.2.2.2,198.51.100.7', '198.51.100.7'],
    ['the one before the last, with two', 2, '1.1.1.1, 198.51.100.7, 203.0.113.1', '198.51.100.7'],
    ['a /64, where it is one of IPv6', 1, '1.1.1.1, 2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['one with its port', 1, '198.51.100.7:5123', '198.51.100.7'],
    ['one of IPv6 with its port', 1, '[2001:db8:1:2:3::4]:443', '2001:db8:1:2::/64'],
    ['one of IPv6 in brackets', 1, '[2001:db8:1:2:3::4]', '2001:db8:1:2::/64'],
    ['the proxy, where it says nothing', 1, undefined, '127.0.0.1'],
    ['the proxy, where what it says is empty', 1, '', '127.0.0.1'],
    ['the proxy, where it says what is no address', 1, '198.51.100.7, unknown', '127.0.0.1'],
    ['the proxy, where it says what is almost one', 1, '198.51.100.256', '127.0.0.1'],
    ['the proxy, where it says what would be another address in a URL', 1, 'a@198.51.100.7', '127.0.0.1'],
    ['the outer proxy, where that one said nothing', 2, '203.0.113.1', '203.0.113.1'],
    ['the outer proxy, where what it said is no address', 2, '1.1.1.1, _hidden, 203.0.113.1', '203.0.113.1'],
    ['the proxy, where nobody said anything true', 3, 'x, y, z, ,', '127.0.0.1'],
  ])('%s', (_, hops, forwarded, network) => {
    expect(clientNetwork(from('127.0.0.1', forwarded), hops)).toBe(network);
  });
});
