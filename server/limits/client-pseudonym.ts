import { hash, randomBytes } from 'node:crypto';
import { dayMs } from '#forms/durations.ts';
import type { Settings } from '../config/settings.ts';
import { clientNetwork, type RequestSource } from './client-network.ts';

/**
 * The pseudonym of a client for the log, which must not contain IP addresses. It is the same for a whole network and changes each day (UTC).
 * @returns undefined if the network is unknown
 */
export type PseudonymOf = (request: RequestSource) => string | undefined;

/**
 * Pseudonyms are 40 bits of a salted hash. The salt exists only in this process and is replaced each day, so nobody can find
 * the address by hashing all addresses.
 */
export function createPseudonymizer({
  proxyHops,
  publicOrigin,
}: Pick<Settings, 'proxyHops' | 'publicOrigin'>): PseudonymOf {
  let saltDay: number | undefined;
  let salt = '';
  return (request) => {
    const network = clientNetwork(request, proxyHops, publicOrigin !== null);
    const day = Math.floor(Date.now() / dayMs);
    if (day !== saltDay) salt = randomBytes(32).toString('hex');
    saltDay = day;
    // A plain hash is enough and much faster than an HMAC: the salt has a fixed length, and the hash is truncated.
    return network === null ? undefined : hash('sha256', salt + network).slice(0, 10);
  };
}
