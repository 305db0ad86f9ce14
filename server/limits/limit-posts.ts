import type { IncomingMessage } from 'node:http';
import { fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config.ts';
import { bodyBytes } from '../intake/limits.ts';
import type { Log } from '../log.ts';
import { nowAndThen } from '../now-and-then.ts';
import { clientNetwork } from './client-network.ts';
import { type LimitSettings, limitNetworks } from './network-limits.ts';

/** Counts a post by its head. @returns after how many seconds it may come again; 0 where it may now */
export type LimitPosts = (message: IncomingMessage, formId: string) => Promise<number>;

/** How often the log says again that a setting is missing. */
const remindMs = 60 * 60 * 1000;

/** Holds each network to its share. Who it was stands in the log by their name of the day alone. */
export function limitPosts(
  settings: LimitSettings & Pick<Settings, 'proxyHops' | 'publicOrigin'>,
  log: Log,
): LimitPosts {
  const secondsToWait = limitNetworks(settings);
  const onLimited = nowAndThen((count) => log({ level: 'warn', event: 'too-many-posts', count }));
  const onUntold = nowAndThen((count) => log({ level: 'warn', event: 'proxy-hops-not-set', count }), remindMs);

  return async (message, formId) => {
    const form = forms.get(formId);
    // Nothing is taken, and the answer is the same for everyone: to count it would cost as much.
    if (form === undefined) return 0;
    const network = clientNetwork(message, settings.proxyHops, settings.publicOrigin !== null);
    if (network === null) {
      // Everybody would be counted as one, and people turned away for what others sent.
      onUntold();
      return 0;
    }
    const mostBytes = bodyBytes(form);
    const announced = message.headers['content-length'];
    const bytes = announced === undefined ? mostBytes : Math.min(Number(announced), mostBytes);
    const waitS = await secondsToWait(network, fileFields(form).length > 0 ? 'upload' : 'form', bytes);
    if (waitS > 0) onLimited();
    return waitS;
  };
}
