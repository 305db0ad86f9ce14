import { expect, it } from 'vitest';
import { threadsOf } from './threads-of.ts';

it.each([
  ['98%', { count: 98, of: 100 }],
  ['99.9%', { count: 99, of: 100 }],
  ['200+', { count: 200 }],
  ['10x', { count: 10 }],
  ['24/7', {}],
  ['1TB+', {}],
  ['10M+', {}],
  ['256-bit', {}],
  ['501+', {}],
])('draws %s as %o', (figure, threads) => {
  expect(threadsOf(figure)).toEqual(threads);
});
