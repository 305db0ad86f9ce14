import { createHash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What a post is counted as: each kind has its own share, so that files never shut out small forms. */
export type PostKind = 'form' | 'upload';

export interface LimitSettings {
  /**
   * Most small forms that one network may send in ten minutes, and eight times as many in a day; a third of it with files; as many links it may follow. 0: nothing
   * is counted. Challenges it may ask for as many as small forms, too.
   */
  readonly postsPerAddress: number;
  readonly storeMaxMb: number;
}

export interface CountedPost {
  /** After how many seconds it may come again; 0 where it may now. */
  readonly waitS: number;
  /** To be called where nothing of it is stored: its bytes no longer count. That it came still does. */
  giveBack(): Promise<void>;
}

/** Each network is called what `clientNetwork` calls it. */
export interface NetworkLimits {
  /**
   * Counts a post before anything of it is read.
   * @param bytes of its body, or the most that it may have where it does not say
   */
  countPost(network: string, kind: PostKind, bytes: number): Promise<CountedPost>;
  /** Counts a request for a link of a letter. @returns after how many seconds it may come again; 0 where it may now */
  countLink(network: string): Promise<number>;
  /** The same of a challenge for a proof of work. */
  countChallenge(network: string): Promise<number>;
}

/** Of what is not counted, or was refused. */
export const uncounted: CountedPost = { waitS: 0, giveBack: async () => {} };

const tenMinutesS = 10 * 60;
const oneDayS = 24 * 60 * 60;

/** What a stored entry takes besides what was sent: its questions, its keys, the letters about it. */
const entryBytes = 2048;

/** How often in a day a network may use up its ten minutes: each post has us write letters, to addresses that nobody has confirmed. */
const fullTimesADay = 8;

/** So many networks are told apart at most; with more, two may be counted as one. */
const mostNetworks = 16_384;

/**
 * Limits in the memory of this process: a restart forgets them. A day's bytes are counted as they come, so that what is still on its way
 * counts already: a network may fill a thirty-second part of the store with small forms in a day, and an eighth with files.
 */
export function limitNetworks({ postsPerAddress, storeMaxMb }: LimitSettings): NetworkLimits {
  if (postsPerAddress === 0)
    return { countPost: async () => uncounted, countLink: async () => 0, countChallenge: async () => 0 };
  const storeBytes = storeMaxMb * 1024 * 1024;
  const limiters = {
    form: limitersOf(postsPerAddress, storeBytes / 32),
    upload: limitersOf(Math.ceil(postsPerAddress / 3), storeBytes / 8),
  } as const satisfies Record<PostKind, object>;
  const links = new RateLimiterMemory({ points: postsPerAddress, duration: tenMinutesS });
  const challenges = new RateLimiterMemory({ points: postsPerAddress, duration: tenMinutesS });
  const nameOf = namer();

  return {
    async countPost(network, kind, bytes) {
      const { posts, dayPosts, dayBytes } = limiters[kind];
      const name = nameOf(network);
      const points = bytes + entryBytes;
      const waitS = await secondsUntilAllFit(name, [
        { limiter: posts, points: 1 },
        { limiter: dayPosts, points: 1 },
        { limiter: dayBytes, points },
      ]);
      return waitS > 0 ? { ...uncounted, waitS } : { waitS, giveBack: await giveBackLater(dayBytes, name, points) };
    },
    countLink: (network) => secondsUntilAllFit(nameOf(network), [{ limiter: links, points: 1 }]),
    countChallenge: (network) => secondsUntilAllFit(nameOf(network), [{ limiter: challenges, points: 1 }]),
  };
}

const limitersOf = (posts: number, dayBytes: number) => ({
  posts: new RateLimiterMemory({ points: posts, duration: tenMinutesS }),
  dayPosts: new RateLimiterMemory({ points: posts * fullTimesADay, duration: oneDayS }),
  dayBytes: new RateLimiterMemory({ points: dayBytes, duration: oneDayS }),
});

/** @returns gives the points back while the time lasts in which they were counted: to the next, it would be a present. */
async function giveBackLater(limiter: RateLimiterMemory, name: string, points: number): Promise<() => Promise<void>> {
  const counted = await limiter.get(name);
  const endsAtMs = Date.now() + (counted?.msBeforeNext ?? 0);
  return async () => {
    if (Date.now() < endsAtMs) await limiter.reward(name, points);
  };
}

interface Count {
  readonly limiter: RateLimiterMemory;
  readonly points: number;
}

/** Counts for all or none. Not by `consume`, which counts what it refuses: one file too many would shut out every smaller one. */
async function secondsUntilAllFit(name: string, counts: readonly Count[]): Promise<number> {
  const waits = counts.map(async ({ limiter, points }) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(name, points);
    return consumedPoints > limiter.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
  });
  const longestS = Math.max(...(await Promise.all(waits)));
  if (longestS > 0) for (const { limiter, points } of counts) await limiter.reward(name, points);
  return longestS;
}

/**
 * Gives each network one of a fixed number of names, another each time the program starts: whoever has the addresses of a whole country
 * cannot fill the memory, and no address stands in it.
 */
function namer(): (network: string) => string {
  const salt = randomBytes(16);
  return (network) => {
    const digest = createHash('sha256').update(salt).update(network).digest();
    return String(digest.readUInt32BE() % mostNetworks);
  };
}
