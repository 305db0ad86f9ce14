import { expect, it } from 'vitest';
import { threadsOf } from './statistic.tsx';

it.each([
  ['98%', { count: 98, of: 100 }],
  ['99.9%', { count: 99, of: 100 }],
  ['200+', { count: 200 }],
  ['201+', undefined],
  ['24/7', undefined],
  ['1TB+', undefined],
  ['10M+', undefined],
  ['256-bit', undefined],
])('draws %s as the threads %o', (value, threads) => {
  expect(threadsOf({ value })).toEqual(threads);
});

it.each([
  ['40%', 'less', { past: 50, count: 30 }],
  ['25%', 'more', { past: 40, count: 50 }],
  ['10x', 'less', { past: 50, count: 5 }],
  ['100%', 'less', { past: 50, count: 1 }],
] as const)('draws %s %s as before and after, never as a share', (value, change, threads) => {
  expect(threadsOf({ value, change })).toEqual(threads);
});
