import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe('without a trusted proxy, the network of a request is', () => {
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
  ])('for the address %s: %s', (address, network) => {
    expect(clientNetwork(from(address), 0)).toBe(network);
  });

  it('that of the connection, even if a header says otherwise', () => {
    expect(clientNetwork(from('192.0.2.1', '198.51.100.7'), 0)).toBe('192.0.2.1');
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '192.168.1.1', 'fd00::1'])(
    'unknown if %s forwards for others, and the settings name no proxy',
    (proxy) => {
      expect(clientNetwork(from(proxy, '198.51.100.7'), 0)).toBeNull();
    },
  );

  it('unknown if the connection is closed or has no IP address', () => {
    expect(clientNetwork(from(undefined), 0)).toBeNull();
  });
});

describe('behind one trusted proxy, it is', () => {
  it.each(['198.51.100.7', '1.1.1.1, 2.2.2.2,198.51.100.7', '198.51.100.7:5123'])(
    'the last address of the header, which the proxy added: %s',
    (forwarded) => {
      expect(clientNetwork(from('127.0.0.1', forwarded), 1)).toBe('198.51.100.7');
    },
  );

  it.each(['1.1.1.1, 2001:db8:1:2:3::4', '[2001:db8:1:2:3::4]:443', '[2001:db8:1:2:3::4]'])(
    'a /64 network if that address is IPv6: %s',
    (forwarded) => {
      expect(clientNetwork(from('127.0.0.1', forwarded), 1)).toBe('2001:db8:1:2::/64');
    },
  );

  // A URL parser would take the part after the @ of the last one for the host.
  it.each([undefined, '', '198.51.100.7, unknown', '198.51.100.256', 'a@198.51.100.7'])(
    'the address of the proxy if the last one is missing or invalid: %s',
    (forwarded) => {
      expect(clientNetwork(from('127.0.0.1', forwarded), 1)).toBe('127.0.0.1');
    },
  );
});

describe('behind several proxies, it is', () => {
  it.each([
    ['the last address but one, behind two', 2, '1.1.1.1, 198.51.100.7, 203.0.113.1', '198.51.100.7'],
    ['the address of the outer proxy if the header has no other', 2, '203.0.113.1', '203.0.113.1'],
    [
      'the address of the outer proxy if the one before it is invalid',
      2,
      '1.1.1.1, _hidden, 203.0.113.1',
      '203.0.113.1',
    ],
    ['the address of the inner proxy if the header has no valid address', 3, 'x, y, z, ,', '127.0.0.1'],
  ])('%s', (_, hops, forwarded, network) => {
    expect(clientNetwork(from('127.0.0.1', forwarded), hops)).toBe(network);
  });
});
