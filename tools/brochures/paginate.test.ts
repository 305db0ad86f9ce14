import { expect, test } from 'vitest';
import { type Box, paginate } from './paginate.ts';

const box = (height: number, more: Partial<Box> = {}): Box => ({ height, gap: 10, ...more });
const tops = (boxes: readonly Box[], height: number, spread?: number) =>
  paginate(boxes, height, spread).map((placed) => placed.map(({ top }) => top));

test('boxes stand below each other, without a gap at the top of a page', () => {
  expect(tops([box(40), box(40), box(40)], 100)).toEqual([[0, 50], [0]]);
});

test('a heading goes to the next page with what it heads', () => {
  expect(tops([box(60), box(20, { isKeptWithNext: true }), box(40)], 100)).toEqual([[0], [0, 30]]);
});

test('two headings in a row stay with the first text', () => {
  const heading = box(10, { isKeptWithNext: true });
  expect(tops([box(50), heading, heading, box(20)], 100)).toEqual([[0], [0, 20, 40]]);
});

test('a box may begin a page', () => {
  expect(tops([box(10), box(10, { startsPage: true })], 100)).toEqual([[0], [0]]);
});

test('a full page is spread to its foot, within limits; one that just ends is not', () => {
  expect(tops([box(30), box(30), box(40), box(10), box(10)], 100, 50)).toEqual([
    [0, 70],
    [0, 50, 70],
  ]);
  expect(tops([box(30), box(30), box(40)], 100, 5)).toEqual([[0, 45], [0]]);
  expect(tops([box(30), box(30), box(10, { startsPage: true })], 100, 50)).toEqual([[0, 40], [0]]);
});

test('no page is spread below a heading, nor between boxes without a gap', () => {
  const heading = box(20, { isKeptWithNext: true });
  expect(tops([heading, box(20), box(10, { gap: 0 }), box(10), box(60)], 100, 50)).toEqual([[0, 30, 50, 90], [0]]);
});

test('the last page of a run does not hold next to nothing', () => {
  const boxes = (count: number) => Array.from({ length: count }, () => box(22));
  const perPage = (list: readonly Box[]) => tops(list, 120).map((page) => page.length);
  expect(perPage(boxes(10))).toEqual([4, 4, 2]);
  expect(perPage(boxes(9))).toEqual([3, 3, 3]);
  // A high one leaves the others no choice.
  expect(perPage([box(120), box(30)])).toEqual([1, 1]);
});

test('what fits no page is refused', () => {
  expect(() => paginate([box(60, { isKeptWithNext: true }), box(40)], 100)).toThrow('110 points');
});
