import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPageViews } from './page-views.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('stores the counts each minute, by the day in India, and the rest when it stops', async () => {
  const addPageViews = vi.fn(async () => {});
  const { count, stop } = startPageViews({ addPageViews }, vi.fn());
  for (const page of ['/', '/', '/about']) count(page);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  count('/');
  await stop();
  expect(addPageViews.mock.calls).toEqual([
    ['2026-11-27', new Map(Object.entries({ '/': 2, '/about': 1 }))],
    ['2026-11-28', new Map([['/', 1]])],
  ]);
});

it('logs that the store failed, and keeps counting', async () => {
  const addPageViews = vi.fn(async () => {});
  addPageViews.mockRejectedValueOnce(new Error('full'));
  const log = vi.fn();
  const { count, stop } = startPageViews({ addPageViews }, log);
  count('/');
  await vi.advanceTimersByTimeAsync(60_000);
  count('/about');
  await stop();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ level: 'error', event: 'page-views-lost' }));
  expect(addPageViews).toHaveBeenLastCalledWith('2026-11-27', new Map([['/about', 1]]));
});
