import { describe, expect, it } from 'vitest';
import { migrations as postgres } from '../postgres/migration-target.ts';
import { migrations as sqlite } from '../sqlite/migration-target.ts';
import { isCompatible } from './migrate.ts';

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
])('the migrations of %s', (_, migrations) => {
  const names = Object.keys(migrations);
  const compatibleFrom = Object.values(migrations).map((migration) => migration.compatibleFrom);

  it('are numbered in order', () => {
    expect(names.map((name) => Number(/^\d{4}(?=-)/.exec(name)?.[0]))).toEqual(names.map((_name, at) => at + 1));
  });

  it('have as `compatibleFrom` themselves or an earlier migration, in ascending order', () => {
    for (const [at, name] of compatibleFrom.entries()) expect(names.slice(0, at + 1)).toContain(name);
    expect(compatibleFrom).toEqual(compatibleFrom.toSorted());
  });
});

it.each([
  ['0002', true],
  ['0002-two', true],
  ['0001-one', true],
  ['0003', false],
  ['0003-three', false],
])(
  'a program that knows two migrations works with tables that are compatible from %s: %s',
  (compatibleFrom, expected) => {
    const migration = { up: async () => {}, compatibleFrom: '0001-one' };
    expect(isCompatible(compatibleFrom, { '0001-one': migration, '0002-two': migration })).toBe(expected);
  },
);
