import { expect, test } from 'vitest';
import { splitProgram } from './split-program.ts';

const body = (lines: number) => Array.from({ length: lines }, (_, i) => `  line ${i}`);
const sizes = (lines: readonly string[]) => splitProgram(lines.join('\n')).map((piece) => piece.length);

test('a page may end before a statement that is not indented, and nowhere inside of one', () => {
  const first = ['function first() {', ...body(8), '}', ''];
  expect(sizes([...first, 'function second() {', ...body(8), '}'])).toEqual([11, 10]);
});

test('a comment stays with what it is about', () => {
  for (const comment of ['// About the second', '# About the second', '-- About the second']) {
    expect(sizes(['first', ...body(6), comment, 'second', ...body(8)])).toEqual([17]);
  }
});

test('no piece is so short that it says nothing', () => {
  expect(sizes(['one', 'two', 'three', ...body(8), 'last'])).toEqual([12]);
  expect(splitProgram('only')).toEqual([['only']]);
});
