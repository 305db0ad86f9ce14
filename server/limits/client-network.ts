import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** As much of a request as says where it is from. */
export interface RequestSource {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Networks that nobody reaches us from through the internet: this machine, the one it stands in, its containers. */
const ours = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0:|f[cd]|fe80:)/;

/**
 * The network a request is from: an IPv4 address, or the /64 that one household or one machine of IPv6 has to choose addresses from.
 * For counting and naming alone (`client-pseudonym.ts`), never for a log.
 * @param proxyHops how many proxies of ours stand in front, each of which adds to the right of `X-Forwarded-For` whom it was asked by;
 * what stands further left anybody may have written
 * @returns null where nobody can tell: a proxy stands in front that the settings do not know of, and everybody would be one
 */
export function clientNetwork({ socket, headers }: RequestSource, proxyHops: number, isProxied = false): string | null {
  const direct = networkOf(socket.remoteAddress ?? '');
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  if (proxyHops === 0) return direct && (isProxied || forwarded !== '') && ours.test(direct) ? null : direct;
  // The rest is not even read: it may be a thousand addresses.
  const added = forwarded.split(',').slice(-proxyHops).map(networkOf);
  // One that is missing or is no address was not added by a proxy of ours: whoever comes next is as far as we can see.
  const seen = added.slice(added.lastIndexOf(null) + 1);
  return seen[0] ?? direct;
}

/** @returns null for what is no address */
function networkOf(text: string): string | null {
  // Some proxies add port, brackets and zone.
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  // In hexadecimal without leading zeros, as URLs write it.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // A socket that takes both writes IPv4 as `::ffff:192.0.2.1`.
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high !== undefined && low !== undefined) {
    const bytes = [high, low].map((group) => Number.parseInt(group, 16)).flatMap((pair) => [pair >> 8, pair & 255]);
    return bytes.join('.');
  }
  const groupsIn = (part: string) => part.split(':').filter((group) => group !== '');
  const missing = '0:'.repeat(8 - groupsIn(written).length);
  return `${groupsIn(written.replace('::', `:${missing}`))
    .slice(0, 4)
    .join(':')}::/64`;
}
