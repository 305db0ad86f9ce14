import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dedupeByName, splitIntoRows } from './marquee-rows.ts';

test('keeps the first item of each name, in order', () => {
  const items = [
    { name: 'Docker', id: 1 },
    { name: 'React', id: 2 },
    { name: 'Docker', id: 3 },
  ];
  expect(dedupeByName(items)).toEqual([
    { name: 'Docker', id: 1 },
    { name: 'React', id: 2 },
  ]);
});

test('splits eight items into rows of three, three and two', () => {
  expect(splitIntoRows(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 3)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
    ['g', 'h'],
  ]);
});

test('keeps every item in order, in rows whose lengths differ by one at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, rowCount) => {
      const rows = splitIntoRows(items, rowCount);
      const lengths = rows.map((row) => row.length);
      expect(rows).toHaveLength(rowCount);
      expect(rows.flat()).toEqual(items);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([0, -1, 1.5, Number.NaN])('refuses %s rows', (rowCount) => {
  expect(() => splitIntoRows([1], rowCount)).toThrow(RangeError);
});
