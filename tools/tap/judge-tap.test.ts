import { expect, test } from 'vitest';
import { judgeWalks } from './judge-tap.ts';

const walk = { from: '/', to: '/about', plainMs: [800, 900, 5000], atOnceMs: [900], seenMs: [250, 290, 4000] };

test('medians count, beside those of plain documents', () => {
  const { table, faults } = judgeWalks([walk]);
  expect(table).toContain('/ to /about');
  expect(table).toMatch(/900 +900 \(1\.00\) +290 \(0\.32\)/);
  expect(faults).toEqual([]);
});

test('what is beyond its limit is named with its figure', () => {
  expect(judgeWalks([{ ...walk, atOnceMs: [1350], seenMs: [301] }]).faults).toEqual([
    '/ to /about: at once, of plain documents: 1.50; the limit is 1.15',
    '/ to /about: in view for a second: 301 ms; the limit is 300',
  ]);
});

test('a link in the menu is held to plain documents alone', () => {
  expect(judgeWalks([{ ...walk, isInMenu: true, seenMs: [800] }]).faults).toEqual([]);
  expect(judgeWalks([{ ...walk, isInMenu: true, seenMs: [1350] }]).faults).toEqual([
    '/ to /about: in view for a second, of plain documents: 1.50; the limit is 1.15',
  ]);
});
