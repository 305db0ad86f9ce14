import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dedupeByName, splitIntoRows } from './marquee-rows.ts';

test('the first of each name stays, in its place', () => {
  const items = [
    { name: 'Docker', at: 1 },
    { name: 'React', at: 2 },
    { name: 'Docker', at: 3 },
  ];
  expect(dedupeByName(items)).toEqual([
    { name: 'Docker', at: 1 },
    { name: 'React', at: 2 },
  ]);
});

test('eight items make rows of three, three and two', () => {
  expect(splitIntoRows(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 3)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
    ['g', 'h'],
  ]);
});

test('rows hold every item in order and differ by one at most', () => {
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

test.each([0, -1, 1.5, Number.NaN])('%s rows are refused', (rowCount) => {
  expect(() => splitIntoRows([1], rowCount)).toThrow(RangeError);
});
