import { expect, test } from 'vitest';
import { drawSpeedTable, judgeSpeed, withMore } from './judge-speed.ts';
import type { Speed } from './measure-page.ts';

const limits = { paint: 1.2, mainThreadMs: 600, blockedMs: 0 };
const budgets = {
  pages: { '/': 'home' },
  speed: { content: limits, home: { ...limits, paint: 2 } },
};
const speed = (figures: Partial<Speed> = {}): Speed => ({
  firstPaintMs: 800,
  largestPaintMs: 800,
  mainThreadMs: 300,
  blockedMs: 0,
  shift: 0,
  scores: [100, 100, 100, 100],
  lost: [],
  ...figures,
});
const limit = [speed()];

test('one slow round of three changes nothing', () => {
  const page = [speed(), speed({ firstPaintMs: 4000, blockedMs: 90 }), speed()];
  expect(judgeSpeed({ address: '/about', page, limit }, budgets).faults).toEqual([]);
});

test('a page that was measured again is judged by all its measurements, beside all of its limit page', () => {
  const slow = { address: '/about', page: Array(3).fill(speed({ mainThreadMs: 900 })), limit: Array(3).fill(speed()) };
  const quick = { address: '/ask', page: [speed()], limit };
  const again = (mainThreadMs: number, times: number) => ({
    address: '/about',
    page: Array(times).fill(speed({ mainThreadMs })),
    limit: Array(times).fill(speed({ firstPaintMs: 400 })),
  });
  const faultsWith = (more: ReturnType<typeof again>) =>
    withMore([slow, quick], [more]).map((each) => judgeSpeed(each, budgets).faults.length);
  expect(faultsWith(again(300, 2))).toEqual([1, 0]);
  // Its own time is within its limit now; that of its limit page is another.
  expect(withMore([slow, quick], [again(300, 4)]).map((each) => judgeSpeed(each, budgets).faults)).toEqual([
    ['/about: the first paint, of the limit page’s: 2; the limit is 1.2'],
    [],
  ]);
});

test('what is beyond its limit is named with its figure, by the kind of the page', () => {
  const page = [speed({ firstPaintMs: 1200, mainThreadMs: 900 })];
  expect(judgeSpeed({ address: '/about', page, limit }, budgets).faults).toEqual([
    '/about: the first paint, of the limit page’s: 1.5; the limit is 1.2',
    '/about: main thread in ms: 900; the limit is 600',
  ]);
  expect(judgeSpeed({ address: '/', page, limit }, budgets).faults).toHaveLength(1);
});

test('a score below 100 is named with what was lost', () => {
  const page = [speed({ scores: [100, 97, 100, 100], lost: ['color-contrast'] })];
  const verdict = judgeSpeed({ address: '/about', page, limit }, budgets);
  expect(verdict.faults).toEqual(['/about: scores 100/97/100/100: color-contrast']);
  expect(drawSpeedTable([verdict])).toContain('100/97/100/100');
});
