import { hash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { fileFields } from '#forms/define.ts';
import { storedFormIds } from '#forms/form-ids.ts';
import { forms } from '#forms/index.ts';
import type { Settings } from '../config/settings.ts';
import { maxBodyBytes } from '../intake/body/read-body.ts';
import type { Log } from '../log.ts';
import { throttle } from '../timers.ts';
import { clientNetwork, type RequestSource, siteNetwork } from './client-network.ts';

const tenMinutesS = 10 * 60;
const oneHourS = 60 * 60;
const oneDayS = 24 * oneHourS;

/** The size of a stored entry without its body: questions, keys, search terms, and the emails about it. */
const entryBytes = 3584;

/** The number of counters. Networks are hashed to them, so two networks may share one. */
const counterCount = 16_384;

/** How often the log repeats the warning about a missing setting. */
const repeatMs = 60 * 60 * 1000;

type LimitSettings = Pick<Settings, 'postsPerAddress' | 'storeMaxMb' | 'proxyHops' | 'publicOrigin'>;

/** A provider may give one customer an IPv6 /48, and a whole town may also share one /48. So it has the limits of many networks. */
const networksPerSite = 16;

/**
 * All rate limits of a network. Entries with files have separate limits, so that they never block small forms. An entry counts because it
 * sends emails to unconfirmed addresses; its bytes count from the start of its request. Refused posts have a separate counter, so
 * that one device which sends nothing valid does not use up the limit of its network.
 */
function createLimiters({ postsPerAddress, storeMaxMb }: LimitSettings, factor = 1) {
  const posts = postsPerAddress * factor;
  const storeBytes = storeMaxMb * 1024 * 1024 * Math.min(factor, 4);
  const perTenMinutes = (points: number) => new RateLimiterMemory({ points, duration: tenMinutesS });
  const perDay = (points: number) => new RateLimiterMemory({ points, duration: oneDayS });
  const entries = (points: number) => [perTenMinutes(points), perDay(points * 8)];
  return {
    // By the hour: a device that uses it up locks out its neighbours for an hour, and not for a day.
    form: {
      entries: entries(posts),
      bytes: new RateLimiterMemory({ points: storeBytes / 256, duration: oneHourS }),
    },
    upload: { entries: entries(Math.ceil(posts / 3)), bytes: perDay(storeBytes / 8) },
    // A form that only sends an email has its own limit, so that it puts no registration into quarantine.
    email: { entries: entries(posts), bytes: perDay(storeBytes / 256) },
    refused: perTenMinutes(posts * 8),
  };
}

export interface CountedPost {
  /** Seconds until the next post is accepted; 0 if this one is. */
  readonly waitS: number;
  /** The network has sent so many entries that this one sends no emails until a person has looked at it. */
  readonly isOverLimit: boolean;
  /**
   * Gives back the points that the post did not use. Call this when the size of the added entry is known.
   * @param addedBytes the size of the new entry, without its emails; null if nothing was added
   */
  refund(addedBytes: number | null): Promise<void>;
}

export const uncounted: CountedPost = { waitS: 0, isOverLimit: false, refund: async () => {} };

/**
 * Creates the rate limiter. It counts posts by their headers, in the memory of this process, and logs no addresses.
 * @param salt decides which networks share a counter; tests set it, so that their networks share none
 */
export function createRateLimits(settings: LimitSettings, log: Log, salt = randomBytes(16).toString('hex')) {
  const { postsPerAddress, proxyHops, publicOrigin } = settings;
  const ofNetwork = createLimiters(settings);
  const ofSite = createLimiters(settings, networksPerSite);
  const warn = (event: string, intervalMs?: number) =>
    throttle((count) => log({ level: 'warn', event, count }), intervalMs);
  const onTooMany = warn('too-many-posts');
  const onTooManyRefused = warn('too-many-refused-posts');
  const onUnknownNetwork = warn('proxy-hops-not-set', repeatMs);

  /**
   * One of a fixed number of keys, salted per process. So an attacker with many addresses cannot fill the memory, and no address is stored.
   */
  const keyOf = (network: string) =>
    String(Number.parseInt(hash('sha256', salt + network).slice(0, 8), 16) % counterCount);

  /** The limiters of a client, with its key in each; empty if the request is not counted. */
  function limitersOf(message: RequestSource) {
    if (postsPerAddress === 0) return [];
    const network = clientNetwork(message, proxyHops, publicOrigin !== null);
    // All clients would share one counter, so nothing is counted.
    if (network === null) {
      onUnknownNetwork();
      return [];
    }
    const site = siteNetwork(network);
    return [
      { limiters: ofNetwork, key: keyOf(network) },
      ...(site === null ? [] : [{ limiters: ofSite, key: keyOf(site) }]),
    ];
  }

  return {
    /** Counts a post before it is read. */
    async countPost(message: RequestSource, formId: string): Promise<CountedPost> {
      const form = forms.get(formId);
      // An unknown form gets a cached page, which costs no more than counting it.
      const clients = form ? limitersOf(message) : [];
      if (form === undefined || clients.length === 0) return uncounted;
      // A form that only sends an email cannot wait for a person.
      const isStored = storedFormIds.some((id) => id === formId);
      const kind = !isStored ? 'email' : fileFields(form).length > 0 ? 'upload' : 'form';
      const contentLength = Number(message.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      const size = Math.min(contentLength, maxBodyBytes(form)) + entryBytes;
      const bytes = await consume(
        clients.map(({ limiters, key }) => [limiters[kind].bytes, key]),
        size,
      );
      const entries = await consume(
        clients.flatMap(({ limiters, key }) => limiters[kind].entries.map((limiter) => [limiter, key] as const)),
      );
      const isOverLimit = entries.waitS > 0;
      if (isOverLimit || bytes.waitS > 0) onTooMany();
      if (isOverLimit) await entries.undo();
      const waitS = isStored ? bytes.waitS : Math.max(bytes.waitS, entries.waitS);
      const refund = async (addedBytes: number | null) => {
        await bytes.undo(addedBytes === null ? size : Math.max(0, size - entryBytes - addedBytes));
        if (!isOverLimit && addedBytes === null) await entries.undo();
      };
      if (waitS > 0) await refund(null);
      return { waitS, isOverLimit, refund: waitS > 0 ? uncounted.refund : refund };
    },
    /** Counts a post that was refused after it was read. @returns seconds to wait if there were too many; else 0 */
    async countRefused(message: RequestSource): Promise<number> {
      const clients = limitersOf(message);
      const { waitS } = await consume(clients.map(({ limiters, key }) => [limiters.refused, key]));
      if (waitS > 0) onTooManyRefused();
      return waitS;
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Counts in all limiters.
 * @returns `waitS`: seconds until none is over its limit; 0 if none is. `undo` takes back all points, or some.
 */
async function consume(limiters: readonly (readonly [RateLimiterMemory, key: string])[], points = 1) {
  const counted = await Promise.all(
    limiters.map(async ([limiter, key]) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, points);
      const endsAtMs = Date.now() + msBeforeNext;
      return {
        waitS: consumedPoints > limiter.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0,
        // After the period, a new counter has begun.
        undo: async (count: number) => void (Date.now() < endsAtMs && (await limiter.reward(key, count))),
      };
    }),
  );
  return {
    waitS: Math.max(0, ...counted.map(({ waitS }) => waitS)),
    undo: async (count = points) => void (await Promise.all(counted.map(({ undo }) => undo(count)))),
  };
}
