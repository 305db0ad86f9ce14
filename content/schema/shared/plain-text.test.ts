import { expect, test } from 'vitest';
import { template, text } from './plain-text.ts';

const title = text({ min: 3, max: 20 });

function faultsOf(schema: typeof title, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

test.each([
  'Start a project',
  '3 < 4 & 5 > 4',
  'C++',
  '₹1,999',
  'Founded © 2018',
  'Call +91\u00a000000\u00a000000',
  'It’s 24/7 – 60% off',
])('%s is plain text', (value) => expect(faultsOf(title, value)).toEqual([]));

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ab', '2 characters, at least 3'],
  ['a'.repeat(21), '21 characters, at most 20'],
  [' abc', 'white space at an end'],
  ['abc ', 'white space at an end'],
  ['one  two', 'a double or hard space'],
  ['one\u00a0two', 'a double or hard space'],
  ['one\ntwo', 'a line break or control character; write one line'],
  ['one\ttwo', 'a line break or control character; write one line'],
  ['<b>bold</b>', 'HTML; write plain text'],
  ['<br>', 'HTML; write plain text'],
  ['a &amp; b', 'HTML; write plain text'],
  ['a &#169; b', 'HTML; write plain text'],
  ['rocket \u{1f680}', 'an emoji'],
  ['heart \u2764\ufe0f', 'an emoji'],
  ['flag \u{1f1ee}\u{1f1f3}', 'an emoji'],
  ['Lorem ipsum dolor', 'filler text'],
  ['TODO', 'filler text'],
  ['/about', 'an address where words belong'],
  ['https://example.com', 'an address where words belong'],
])('%j is refused: %s', (value, fault) => {
  expect(faultsOf(title, value)).toContain(fault);
});

test('a text is counted in characters, not in units of storage', () => {
  expect(faultsOf(text({ max: 3 }), '𝒜𝒜𝒜')).toEqual([]);
});

test.each([
  ['{position} of {count}', []],
  ['slide {position}', ['the gap {count} is missing']],
  ['{position} of {count} in {name}', ['nothing fills the gap {name}']],
])('the template %s has the faults %j', (value, faults) => {
  expect(faultsOf(template({ max: 40, gaps: ['position', 'count'] }), value)).toEqual(faults);
});
