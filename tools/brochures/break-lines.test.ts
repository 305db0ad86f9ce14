import { expect, test } from 'vitest';
import { balanceLines, breakLines } from './break-lines.ts';

/** Every letter is as wide as every other. */
const widthOf = (words: string) => words.length;

test('lines are as full as they go', () => {
  expect(breakLines('aaaa bbbb cccc dddd eeee', 14, widthOf)).toEqual(['aaaa bbbb cccc', 'dddd eeee']);
});

test('a stump at the end is filled up from the lines before it', () => {
  expect(breakLines('aaaa bbbb cccc dddd eeee ff', 24, widthOf)).toEqual(['aaaa bbbb cccc', 'dddd eeee ff']);
});

test('a stump that nothing can fill stays', () => {
  expect(breakLines('aaaaaaaaaaaaaaaaaaaa b', 20, widthOf)).toEqual(['aaaaaaaaaaaaaaaaaaaa', 'b']);
});

test('a word wider than the line has a line of its own', () => {
  expect(breakLines('a bbbbbbbbbb c', 4, widthOf)).toEqual(['a', 'bbbbbbbbbb', 'c']);
});

test('the lines of a heading are of about one length, and no more of them', () => {
  expect(balanceLines('Data Structures & Algorithms', 24, widthOf)).toEqual(['Data Structures', '& Algorithms']);
  expect(balanceLines('One line', 24, widthOf)).toEqual(['One line']);
});
