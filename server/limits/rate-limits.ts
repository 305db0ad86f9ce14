import { hash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { fileFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config/settings.ts';
import { maxBodyBytes } from '../intake/body/read-body.ts';
import type { Log } from '../log.ts';
import { throttle } from '../timers.ts';
import { clientNetwork, type RequestSource } from './client-network.ts';

const tenMinutesS = 10 * 60;
const oneDayS = 24 * 60 * 60;

/** What a stored entry takes besides what was sent: its questions, its keys, the emails about it. */
const entryBytes = 2048;

/** So many networks are told apart at most; with more, two may be counted as one. */
const mostNetworks = 16_384;

/** How often the log says again that a setting is missing. */
const remindMs = 60 * 60 * 1000;

type LimitSettings = Pick<Settings, 'postsPerAddress' | 'storeMaxMb' | 'proxyHops' | 'publicOrigin'>;

/**
 * Every rate limit there is: how much one network may send. Posts with files have their own share, so that they never shut out small
 * forms. Eight times the ten minutes make a day: each post has us write emails, to addresses that nobody has confirmed. A day's bytes
 * count as they come, so that what is still on its way counts already.
 */
function limitersOf({ postsPerAddress: posts, storeMaxMb }: LimitSettings) {
  const uploads = Math.ceil(posts / 3);
  const storeBytes = storeMaxMb * 1024 * 1024;
  const perTenMinutes = (points: number) => new RateLimiterMemory({ points, duration: tenMinutesS });
  const perDay = (points: number) => new RateLimiterMemory({ points, duration: oneDayS });
  return {
    form: { requests: [perTenMinutes(posts), perDay(posts * 8)], bytes: perDay(storeBytes / 32) },
    upload: { requests: [perTenMinutes(uploads), perDay(uploads * 8)], bytes: perDay(storeBytes / 8) },
    link: { requests: [perTenMinutes(posts)] },
    challenge: { requests: [perTenMinutes(posts)] },
  } satisfies Record<string, Share>;
}

interface Share {
  readonly requests: readonly RateLimiterMemory[];
  readonly bytes?: RateLimiterMemory;
}

export interface Counted {
  /** After how many seconds it may come again; 0 where it may now. */
  readonly waitS: number;
  /** To be called where nothing of it is stored: its bytes no longer count. That it came still does. */
  refund(): Promise<void>;
}

/** Of what is not counted, or was refused. */
export const uncounted: Counted = { waitS: 0, refund: async () => {} };

/**
 * Counts requests by their heads, and holds each network to its share. Who it was is not in the log. In the memory of this process: a
 * restart forgets them.
 */
export function createRateLimits(settings: LimitSettings, log: Log) {
  const { postsPerAddress, proxyHops, publicOrigin } = settings;
  const limiters = limitersOf(settings);
  const warn = (event: string, intervalMs?: number) =>
    throttle((count) => log({ level: 'warn', event, count }), intervalMs);
  const onMany = {
    post: warn('too-many-posts'),
    link: warn('too-many-links'),
    challenge: warn('too-many-challenges'),
  };
  const onUnknown = warn('proxy-hops-not-set', remindMs);
  const salt = randomBytes(16).toString('hex');

  /**
   * One of a fixed number of names, another each time the program starts: whoever has the addresses of a whole country cannot fill the
   * memory, and no address stands in it. Null where nothing is counted.
   */
  function keyOf(message: RequestSource): string | null {
    if (postsPerAddress === 0) return null;
    const network = clientNetwork(message, proxyHops, publicOrigin !== null);
    // Everybody would be counted as one, and people turned away for what others sent.
    if (network === null) onUnknown();
    return network && String(Number.parseInt(hash('sha256', salt + network).slice(0, 8), 16) % mostNetworks);
  }

  return {
    async countPost(message: RequestSource, formId: string): Promise<Counted> {
      const form = forms.get(formId);
      // Of an unknown form nothing is taken, and the answer is the same for everyone: to count it would cost as much.
      const key = form ? keyOf(message) : null;
      if (form === undefined || key === null) return uncounted;
      const announced = Number(message.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      const share = limiters[fileFields(form).length > 0 ? 'upload' : 'form'];
      const counted = await countIn(share, key, Math.min(announced, maxBodyBytes(form)) + entryBytes);
      if (counted.waitS > 0) onMany.post();
      return counted;
    },
    /** @returns after how many seconds it may come again; 0 where it may now */
    async count(kind: 'link' | 'challenge', message: RequestSource): Promise<number> {
      const key = keyOf(message);
      const { waitS } = key === null ? uncounted : await countIn(limiters[kind], key);
      if (waitS > 0) onMany[kind]();
      return waitS;
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts for all or none. Not by `consume`, which counts what it refuses: one file too many would shut out every smaller one. */
async function countIn({ requests, bytes }: Share, key: string, size = 0): Promise<Counted> {
  const costs = requests.map((limiter) => ({ limiter, points: 1 }));
  if (bytes) costs.push({ limiter: bytes, points: size });
  const counts = costs.map(async ({ limiter, points }) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, points);
    return { isTooMany: consumedPoints > limiter.points, msBeforeNext };
  });
  const counted = await Promise.all(counts);
  const waits = counted.map(({ isTooMany, msBeforeNext }) =>
    isTooMany ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0,
  );
  const waitS = Math.max(...waits);
  if (waitS > 0) for (const { limiter, points } of costs) await limiter.reward(key, points);
  const endsAtMs = Date.now() + (counted.at(-1)?.msBeforeNext ?? 0);
  return {
    waitS,
    async refund() {
      // To the next day, it would be a present.
      if (waitS === 0 && Date.now() < endsAtMs) await bytes?.reward(key, size);
    },
  };
}
