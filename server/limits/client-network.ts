import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The part of a request that identifies its source. */
export interface RequestSource {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Loopback, private and link-local networks: an address from the internet is never one of these. */
const privateNetwork = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0:|f[cd]|fe80:)/;

/**
 * The network of a client: an IPv4 address, or the IPv6 /64 that one household or machine usually has.
 * It is for rate limits and pseudonyms (`client-pseudonym.ts`), and is never logged.
 * @param proxyHops the number of trusted proxies. Each appends its client to `X-Forwarded-For`; entries further left may be forged.
 * @param isProxied whether the settings show that there is a proxy, even if they do not count it in `proxyHops`
 * @returns null if the network is unknown, such as behind a proxy that the settings do not name: all clients would look the same
 */
export function clientNetwork({ socket, headers }: RequestSource, proxyHops: number, isProxied = false): string | null {
  const direct = networkOf(socket.remoteAddress ?? '');
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  if (proxyHops === 0) return direct && (isProxied || forwarded !== '') && privateNetwork.test(direct) ? null : direct;
  // Entries further left are not parsed; there may be thousands.
  const added = forwarded.split(',').slice(-proxyHops).map(networkOf);
  // An invalid or missing entry was not added by a trusted proxy, so only the entries to its right count.
  const trusted = added.slice(added.lastIndexOf(null) + 1);
  return trusted[0] ?? direct;
}

/** The IPv6 /48 around a network, which is what one customer may have at most; null for IPv4. */
export function siteNetwork(network: string): string | null {
  const [groups = '', isV6] = network.split('::/64');
  return isV6 === undefined ? null : `${groups.split(':').slice(0, 3).join(':')}::/48`;
}

/** @returns null if the text is no IP address */
function networkOf(text: string): string | null {
  // Some proxies add a port, brackets or a zone.
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim()) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  // `URL` normalizes IPv6: hexadecimal without leading zeros.
  const normalized = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // A dual-stack socket reports IPv4 as `::ffff:192.0.2.1`.
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(normalized) ?? [];
  if (high !== undefined && low !== undefined) {
    const bytes = [high, low].map((group) => Number.parseInt(group, 16)).flatMap((pair) => [pair >> 8, pair & 255]);
    return bytes.join('.');
  }
  const groupsIn = (part: string) => part.split(':').filter((group) => group !== '');
  const zeros = '0:'.repeat(8 - groupsIn(normalized).length);
  return `${groupsIn(normalized.replace('::', `:${zeros}`))
    .slice(0, 4)
    .join(':')}::/64`;
}
