import { hash, randomBytes } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { clientNetwork, type RequestSource } from './client-network.ts';

/**
 * What a client is called where no address may stand, such as in the log: the same for its whole network through a day (UTC), another
 * name the next day.
 * @returns undefined where nobody can tell who it is
 */
export type PseudonymOf = (request: RequestSource) => string | undefined;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Names are 40 bits of a hash with a secret that only this process has, for a day: what one client did is seen to be one's, and no
 * address can be found from a name by trying all there are.
 */
export function createPseudonymizer({
  proxyHops,
  publicOrigin,
}: Pick<Settings, 'proxyHops' | 'publicOrigin'>): PseudonymOf {
  let namedDay: number | undefined;
  let secret = '';
  return (request) => {
    const network = clientNetwork(request, proxyHops, publicOrigin !== null);
    const day = Math.floor(Date.now() / dayMs);
    if (day !== namedDay) secret = randomBytes(32).toString('hex');
    namedDay = day;
    // An HMAC costs many times as much; the secret is of one length and the hash cut short.
    return network === null ? undefined : hash('sha256', secret + network).slice(0, 10);
  };
}
