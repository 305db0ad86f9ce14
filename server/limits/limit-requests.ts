import type { IncomingMessage } from 'node:http';
import { fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config.ts';
import { bodyBytes } from '../intake/limits.ts';
import type { Log } from '../log.ts';
import { nowAndThen } from '../now-and-then.ts';
import { clientNetwork } from './client-network.ts';
import { type CountedPost, type LimitSettings, limitNetworks, uncounted } from './network-limits.ts';

/** Counts requests by their heads. */
export interface RequestLimits {
  countPost(message: IncomingMessage, formId: string): Promise<CountedPost>;
  /** @returns after how many seconds it may come again; 0 where it may now */
  countLink(message: IncomingMessage): Promise<number>;
  /** The same of a challenge for a proof of work. */
  countChallenge(message: IncomingMessage): Promise<number>;
}

/** How often the log says again that a setting is missing. */
const remindMs = 60 * 60 * 1000;

/** Holds each network to its share. Who it was stands in the log by their name of the day alone. */
export function limitRequests(
  settings: LimitSettings & Pick<Settings, 'proxyHops' | 'publicOrigin'>,
  log: Log,
): RequestLimits {
  const limits = limitNetworks(settings);
  const warn = (event: string, intervalMs?: number) =>
    nowAndThen((count) => log({ level: 'warn', event, count }), intervalMs);
  const onManyPosts = warn('too-many-posts');
  const onManyLinks = warn('too-many-links');
  const onManyChallenges = warn('too-many-challenges');
  const onUntold = warn('proxy-hops-not-set', remindMs);

  function networkOf(message: IncomingMessage): string | null {
    const network = clientNetwork(message, settings.proxyHops, settings.publicOrigin !== null);
    // Everybody would be counted as one, and people turned away for what others sent.
    if (network === null) onUntold();
    return network;
  }

  async function countOne(message: IncomingMessage, count: (network: string) => Promise<number>, onMany: () => void) {
    const network = networkOf(message);
    if (network === null) return 0;
    const waitS = await count(network);
    if (waitS > 0) onMany();
    return waitS;
  }

  return {
    async countPost(message, formId) {
      const form = forms.get(formId);
      // Nothing is taken, and the answer is the same for everyone: to count it would cost as much.
      if (form === undefined) return uncounted;
      const network = networkOf(message);
      if (network === null) return uncounted;
      const mostBytes = bodyBytes(form);
      const announced = message.headers['content-length'];
      const bytes = announced === undefined ? mostBytes : Math.min(Number(announced), mostBytes);
      const counted = await limits.countPost(network, fileFields(form).length > 0 ? 'upload' : 'form', bytes);
      if (counted.waitS > 0) onManyPosts();
      return counted;
    },
    countLink: (message) => countOne(message, limits.countLink, onManyLinks),
    countChallenge: (message) => countOne(message, limits.countChallenge, onManyChallenges),
  };
}
