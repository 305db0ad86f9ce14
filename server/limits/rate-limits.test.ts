import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import { type Environment, readSettings } from '../config/settings.ts';
import { createRateLimits } from './rate-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type PostKind = 'form' | 'upload';
type Limit = (address: string, kind: PostKind, bytes: number) => Promise<number>;

const from = (remoteAddress: string, bytes = 0) => ({
  socket: { remoteAddress },
  headers: { 'content-length': `${bytes}` },
});
const limitsOf = (env: Environment = {}) => createRateLimits(readSettings(env), () => {}, 'fixed');
const formOf = { form: 'contact', upload: 'application' } as const;

/** Counts a post. @returns 0 if it is accepted, 1 if it goes into quarantine, otherwise the seconds to wait */
function withSettings(env: Environment = {}): Limit {
  const { countPost } = limitsOf(env);
  return async (address, kind, bytes) => {
    const { waitS, isOverLimit } = await countPost(from(address, bytes), formOf[kind]);
    return Math.max(waitS, Number(isOverLimit));
  };
}
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** How many of `count` posts are accepted. */
async function countAccepted(limit: Limit, count: number, kind: PostKind, bytes: number, network = '192.0.2.1') {
  let accepted = 0;
  for (let at = 0; at < count; at += 1) if ((await limit(network, kind, bytes)) === 0) accepted += 1;
  return accepted;
}

it('allows a class of 40 behind one address to register twice each and ask a question within ten minutes', async () => {
  const limit = withSettings();
  for (let student = 0; student < 40; student += 1) {
    expect(await countAccepted(limit, 3, 'form', 2 * kilobyte)).toBe(3);
    vi.advanceTimersByTime(15_000);
  }
});

it('allows the same class to apply twice each with a résumé of usual size', async () => {
  expect(await countAccepted(withSettings(), 80, 'upload', megabyte)).toBe(80);
});

it('counts entries over the limit again after ten minutes', async () => {
  const limit = withSettings({ POSTS_PER_ADDRESS: '10' });
  expect(await countAccepted(limit, 20, 'form', 100)).toBe(10);
  vi.advanceTimersByTime(600_000);
  expect(await countAccepted(limit, 20, 'form', 100)).toBe(10);
});

it('limits a day to eight times the limit of ten minutes', async () => {
  const limit = withSettings({ POSTS_PER_ADDRESS: '10' });
  let accepted = 0;
  for (let minutes = 0; minutes < 20 * 60; minutes += 10) {
    accepted += await countAccepted(limit, 20, 'form', 100);
    vi.advanceTimersByTime(10 * 60_000);
  }
  expect(accepted).toBe(80);
});

it('counts each network separately', async () => {
  const limit = withSettings();
  await countAccepted(limit, 1000, 'form', 100);
  expect(await limit('192.0.2.1', 'form', 100)).toBeGreaterThan(0);
  expect(await limit('2001:db8:1:2::1', 'form', 100)).toBe(0);
});

it('withdrawal requests put no registration into quarantine', async () => {
  const { countPost } = limitsOf({ POSTS_PER_ADDRESS: '12' });
  const withdraw = () => countPost(from('192.0.2.1', 100), 'withdrawal');
  for (let at = 0; at < 12; at += 1) expect((await withdraw()).waitS).toBe(0);
  expect((await withdraw()).waitS).toBeGreaterThan(0);
  expect(await countPost(from('192.0.2.1', 100), 'contact')).toMatchObject({ waitS: 0, isOverLimit: false });
});

it('uploads do not block small forms', async () => {
  const limit = withSettings();
  expect(await countAccepted(limit, 1000, 'upload', 5 * megabyte)).toBeLessThan(80);
  expect(await limit('192.0.2.1', 'form', 100)).toBe(0);
});

it.each<[PostKind, number, number, number]>([
  ['form', 64 * kilobyte, 256, 3_600_000],
  ['upload', 5 * megabyte, 8, dayMs],
])(
  'one network fills at most its share of the store with posts of kind %s, even if it spreads them over the period',
  async (kind, bytes, part, durationMs) => {
    const limit = withSettings({ STORE_MAX_MB: '256', POSTS_PER_ADDRESS: '100' });
    let accepted = 0;
    for (let at = 0; at < 10; at += 1) {
      accepted += await countAccepted(limit, 50, kind, bytes);
      vi.advanceTimersByTime(durationMs / 12);
    }
    expect(accepted * bytes).toBeLessThanOrEqual((256 * megabyte) / part);
    expect(accepted * bytes).toBeGreaterThan((0.75 * 256 * megabyte) / part);
    expect(await limit('192.0.2.1', kind, bytes)).toBeGreaterThan(300);
    vi.advanceTimersByTime(durationMs);
    expect(await limit('192.0.2.1', kind, bytes)).toBe(0);
  },
);

it('a file over the daily limit does not block a smaller one', async () => {
  const limit = withSettings({ STORE_MAX_MB: '64' });
  expect(await limit('192.0.2.1', 'upload', 5 * megabyte)).toBe(0);
  expect(await limit('192.0.2.1', 'upload', 5 * megabyte)).toBeGreaterThan(0);
  expect(await limit('192.0.2.1', 'upload', megabyte)).toBe(0);
});

it('refunds a post that is not stored, so that others on its network keep their limit', async () => {
  const { countPost } = limitsOf({ STORE_MAX_MB: '64', POSTS_PER_ADDRESS: '12' });
  const upload = () => countPost(from('192.0.2.1', 5 * megabyte), 'application');
  for (let time = 0; time < 20; time += 1) {
    const counted = await upload();
    expect(counted).toMatchObject({ waitS: 0, isOverLimit: false });
    await counted.refund(null);
  }
  expect((await upload()).waitS).toBe(0);
  expect((await upload()).waitS).toBeGreaterThan(600);
});

it('does not refund bytes after the day is over', async () => {
  const { countPost } = limitsOf({ STORE_MAX_MB: '64' });
  const upload = () => countPost(from('192.0.2.1', 5 * megabyte), 'application');
  const { refund } = await upload();
  vi.advanceTimersByTime(dayMs);
  await refund(null);
  expect((await upload()).waitS).toBe(0);
  expect((await upload()).waitS).toBeGreaterThan(0);
});

it('counts refused posts separately, and allows eight times as many', async () => {
  const limits = limitsOf({ POSTS_PER_ADDRESS: '2' });
  const refused = Array.from({ length: 17 }, () => limits.countRefused(from('192.0.2.1')));
  expect((await Promise.all(refused)).filter((waitS) => waitS > 0)).toEqual([600]);
  expect(await limits.countPost(from('192.0.2.1', 100), 'contact')).toMatchObject({ waitS: 0, isOverLimit: false });
  expect(await limits.countRefused(from('192.0.2.2'))).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(await limits.countRefused(from('192.0.2.1'))).toBe(0);
});

it('counts the networks of an IPv6 /48 together, and allows sixteen times as many', async () => {
  const limit = withSettings({ POSTS_PER_ADDRESS: '2' });
  let accepted = 0;
  for (let network = 1; network <= 40; network += 1) {
    accepted += await countAccepted(limit, 3, 'form', 100, `2001:db8:0:${network.toString(16)}::1`);
  }
  expect(accepted).toBe(32);
  expect(await limit('2001:db8:1:1::1', 'form', 100)).toBe(0);
});

it('counts nothing if the setting is 0', async () => {
  expect(await countAccepted(withSettings({ POSTS_PER_ADDRESS: '0' }), 1000, 'form', 64 * kilobyte)).toBe(1000);
});

it('limits the memory for posts of many networks', async () => {
  const limit = withSettings();
  for (let at = 0; at < 40_000; at += 1) await limit(`192.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 'form', 100);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(3 * 16_384);
});
