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

/** The size of a stored entry besides its body: questions, keys, and the emails about it. */
const entryBytes = 2048;

/** The number of counters. Networks are hashed to them, so two networks may share one. */
const counterCount = 16_384;

/** How often the log repeats the warning about a missing setting. */
const repeatMs = 60 * 60 * 1000;

type LimitSettings = Pick<Settings, 'postsPerAddress' | 'storeMaxMb' | 'proxyHops' | 'publicOrigin'>;

/**
 * All rate limits per network. Uploads have separate limits, so that they never block small forms. The daily limit is eight times that of
 * ten minutes, since each post sends emails to unconfirmed addresses. The bytes of a post count from its start.
 */
function createLimiters({ postsPerAddress: posts, storeMaxMb }: LimitSettings) {
  const uploads = Math.ceil(posts / 3);
  const storeBytes = storeMaxMb * 1024 * 1024;
  const perTenMinutes = (points: number) => new RateLimiterMemory({ points, duration: tenMinutesS });
  const perDay = (points: number) => new RateLimiterMemory({ points, duration: oneDayS });
  return {
    form: { requests: [perTenMinutes(posts), perDay(posts * 8)], bytes: perDay(storeBytes / 32) },
    upload: { requests: [perTenMinutes(uploads), perDay(uploads * 8)], bytes: perDay(storeBytes / 8) },
    link: { requests: [perTenMinutes(posts)] },
    challenge: { requests: [perTenMinutes(posts)] },
  } satisfies Record<string, LimiterGroup>;
}

interface LimiterGroup {
  readonly requests: readonly RateLimiterMemory[];
  readonly bytes?: RateLimiterMemory;
}

export interface RateLimitResult {
  /** Seconds until the next request is allowed; 0 if this one is. */
  readonly waitS: number;
  /** Call this if nothing is stored: refunds the bytes. The request itself still counts. */
  refund(): Promise<void>;
}

/** For requests that are not counted. */
export const uncounted: RateLimitResult = { waitS: 0, refund: async () => {} };

/** Creates the rate limiter. It counts requests by their headers, in the memory of this process, and logs no addresses. */
export function createRateLimits(settings: LimitSettings, log: Log) {
  const { postsPerAddress, proxyHops, publicOrigin } = settings;
  const limiters = createLimiters(settings);
  const warn = (event: string, intervalMs?: number) =>
    throttle((count) => log({ level: 'warn', event, count }), intervalMs);
  const onExceeded = {
    post: warn('too-many-posts'),
    link: warn('too-many-links'),
    challenge: warn('too-many-challenges'),
  };
  const onUnknownNetwork = warn('proxy-hops-not-set', repeatMs);
  const salt = randomBytes(16).toString('hex');

  /**
   * One of a fixed number of keys, salted per process. So an attacker with many addresses cannot fill the memory, and no address is stored.
   * Null if the request is not counted.
   */
  function keyOf(message: RequestSource): string | null {
    if (postsPerAddress === 0) return null;
    const network = clientNetwork(message, proxyHops, publicOrigin !== null);
    // All clients would share one counter, so nothing is counted.
    if (network === null) onUnknownNetwork();
    return network && String(Number.parseInt(hash('sha256', salt + network).slice(0, 8), 16) % counterCount);
  }

  return {
    async countPost(message: RequestSource, formId: string): Promise<RateLimitResult> {
      const form = forms.get(formId);
      // An unknown form gets a cached page, which costs no more than counting it.
      const key = form ? keyOf(message) : null;
      if (form === undefined || key === null) return uncounted;
      const contentLength = Number(message.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      const group = limiters[fileFields(form).length > 0 ? 'upload' : 'form'];
      const counted = await consumeAll(group, key, Math.min(contentLength, maxBodyBytes(form)) + entryBytes);
      if (counted.waitS > 0) onExceeded.post();
      return counted;
    },
    /** @returns seconds until the next request is allowed; 0 if this one is */
    async count(kind: 'link' | 'challenge', message: RequestSource): Promise<number> {
      const key = keyOf(message);
      const { waitS } = key === null ? uncounted : await consumeAll(limiters[kind], key);
      if (waitS > 0) onExceeded[kind]();
      return waitS;
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts in all limiters or in none. `consume` also counts refused requests: a file that is too large would then block smaller ones. */
async function consumeAll({ requests, bytes }: LimiterGroup, key: string, size = 0): Promise<RateLimitResult> {
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
      // After the period, a new counter has begun.
      if (waitS === 0 && Date.now() < endsAtMs) await bytes?.reward(key, size);
    },
  };
}
