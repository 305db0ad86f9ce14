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
])('accepts %s', (value) => expect(faultsOf(title, value)).toEqual([]));

test.each([
  ['', 'empty; write the text'],
  ['   ', 'empty; write the text'],
  ['ab', 'has 2 characters; write at least 3'],
  ['a'.repeat(21), 'has 21 characters; write at most 20'],
  [' abc', 'begins or ends with a space; remove it'],
  ['abc ', 'begins or ends with a space; remove it'],
  ['one  two', 'has a double space or a hard space; type one plain space'],
  ['one\u00a0two', 'has a double space or a hard space; type one plain space'],
  ['one\ntwo', 'has a line break or a control character; write one line'],
  ['one\ttwo', 'has a line break or a control character; write one line'],
  ['<b>bold</b>', 'has HTML; write plain text'],
  ['<br>', 'has HTML; write plain text'],
  ['a &amp; b', 'has HTML; write plain text'],
  ['a &#169; b', 'has HTML; write plain text'],
  ['rocket \u{1f680}', 'has an emoji; remove it'],
  ['heart \u2764\ufe0f', 'has an emoji; remove it'],
  ['flag \u{1f1ee}\u{1f1f3}', 'has an emoji; remove it'],
  ['Lorem ipsum dolor', 'has filler text; write the real text'],
  ['TODO', 'has filler text; write the real text'],
  ['/about', 'is an address; write words'],
  ['https://example.com', 'is an address; write words'],
])('refuses %j: %s', (value, fault) => {
  expect(faultsOf(title, value)).toContain(fault);
});

test('counts characters, not UTF-16 units', () => {
  expect(faultsOf(text({ max: 3 }), '𝒜𝒜𝒜')).toEqual([]);
});

test.each([
  ['{position} of {count}', []],
  ['slide {position}', ['must contain the placeholder {count}']],
  ['{position} of {count} in {name}', ['{name} is not a placeholder of this text; remove it']],
])('checks the placeholders of the template %s: %j', (value, faults) => {
  expect(faultsOf(template({ max: 40, placeholders: ['position', 'count'] }), value)).toEqual(faults);
});
