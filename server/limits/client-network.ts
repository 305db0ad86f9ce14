import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** As much of a request as says where it is from. */
export interface FromSomewhere {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * The network a request is from: an IPv4 address, or the /64 that one household or one machine of IPv6 has to choose addresses from.
 * For counting and naming alone (`name-client.ts`), never for a log.
 * @param proxyHops how many proxies of ours stand in front, each of which adds to the right of `X-Forwarded-For` whom it was asked by;
 * what stands further left anybody may have written
 * @returns null where nobody can tell: a proxy stands in front that the settings do not know of, and everybody would be one
 */
export function clientNetwork({ socket, headers }: FromSomewhere, proxyHops: number, isProxied = false): string | null {
  const direct = networkOf(socket.remoteAddress ?? '');
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  if (proxyHops === 0) return direct !== null && (isProxied || forwarded !== '') && isOurs(direct) ? null : direct;
  // The rest is not even read: it may be a thousand addresses.
  const added = forwarded.split(',').slice(-proxyHops).map(networkOf);
  // One that is missing or is no address was not added by a proxy of ours: whoever comes next is as far as we can see.
  const seen = added.slice(added.lastIndexOf(null) + 1);
  return seen[0] ?? direct;
}

/** @returns null for what is no address */
function networkOf(text: string): string | null {
  if (isIPv4(text)) return text;
  const address = bareAddress(text.trim());
  if (isIP(address) === 0) return null;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without port, brackets and zone: some proxies add them. */
function bareAddress(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return (inBrackets ?? beforePort ?? text).replace(/%.*$/, '');
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [left = '', right] = hostname.slice(1, -1).split('::');
  const [before, after] = [left, right ?? ''].map((half) => half.split(':').filter((group) => group !== ''));
  const known = [...(before ?? []), ...(after ?? [])];
  return right === undefined ? known : [...(before ?? []), ...Array(8 - known.length).fill('0'), ...(after ?? [])];
}

/** An IPv4 address as a socket that takes both writes it: `::ffff:192.0.2.1`. */
function mappedIpv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}

/** Networks that nobody reaches us from through the internet: this machine, the one it stands in, its containers. */
const ours = new BlockList();
ours.addSubnet('127.0.0.0', 8);
ours.addSubnet('10.0.0.0', 8);
ours.addSubnet('172.16.0.0', 12);
ours.addSubnet('192.168.0.0', 16);

const isOurs = (network: string) => (network.includes(':') ? /^(0:|f[cd]|fe80)/.test(network) : ours.check(network));
