import { describe, expect, it } from 'vitest';
import { migrations as postgres } from '../postgres/migrations/index.ts';
import { migrations as sqlite } from '../sqlite/migrations/index.ts';
import { canWorkWith } from './migrate.ts';

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('the steps of %s', (_, steps) => {
  const names = Object.keys(steps);
  const leasts = Object.values(steps).map(({ least }) => least);

  it('are numbered in their order', () => {
    expect(names.map((name) => Number(/^\d{4}(?=-)/.exec(name)?.[0]))).toEqual(names.map((_name, at) => at + 1));
  });

  it('each name a step up to their own, and none an older one than the step before', () => {
    for (const [at, least] of leasts.entries()) expect(names.slice(0, at + 1)).toContain(least);
    expect(leasts).toEqual(leasts.toSorted());
  });
});

it.each([
  ['0002', true],
  ['0002-two', true],
  ['0001-one', true],
  ['0003', false],
  ['0003-three', false],
])('a program of two steps, and tables of which %s has to be known: %s', (least, can) => {
  const step = { up: async () => {}, least: '0001-one' };
  expect(canWorkWith(least, { '0001-one': step, '0002-two': step })).toBe(can);
});
