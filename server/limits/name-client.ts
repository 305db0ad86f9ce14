import { hash, randomBytes } from 'node:crypto';
import type { Settings } from '../config.ts';
import { clientNetwork, type FromSomewhere } from './client-network.ts';

/**
 * What a client is called where no address may stand, such as in the log: the same for its whole network through a day (UTC), another
 * name the next day.
 * @returns undefined where nobody can tell who it is
 */
export type NameClient = (request: FromSomewhere) => string | undefined;

const dayMs = 24 * 60 * 60 * 1000;

/** How many networks are remembered with their names: a few hundred KB. */
const mostKnown = 2000;

/**
 * Names are 40 bits of a hash with a secret that only this process has, for a day: what one client did is seen to be one's, and no
 * address can be found from a name by trying all there are.
 */
export function clientNamer({ proxyHops, publicOrigin }: Pick<Settings, 'proxyHops' | 'publicOrigin'>): NameClient {
  let namedDay: number | undefined;
  let secret = '';
  /** By network, of that day: each request pays for its name, and most come from where the last ones did. */
  const names = new Map<string, string>();
  return (request) => {
    const network = clientNetwork(request, proxyHops, publicOrigin !== null);
    if (network === null) return undefined;
    const day = Math.floor(Date.now() / dayMs);
    if (day !== namedDay) secret = randomBytes(32).toString('hex');
    if (day !== namedDay || names.size >= mostKnown) names.clear();
    namedDay = day;
    // An HMAC costs many times as much; the secret is of one length and the hash cut short.
    const name = names.get(network) ?? hash('sha256', secret + network).slice(0, 10);
    names.set(network, name);
    return name;
  };
}
