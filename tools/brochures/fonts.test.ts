import { expect, test } from 'vitest';
import { runsOf } from './fonts.ts';

test('the ₹ is set from the font that has it', () => {
  expect(runsOf('or ₹2,000/month', 'text')).toEqual([
    { font: 'text', text: 'or ' },
    { font: 'text-rupee', text: '₹' },
    { font: 'text', text: '2,000/month' },
  ]);
});

test('a sign of mathematics comes from the font that has it, in every face', () => {
  expect(runsOf('1/√30', 'semibold').map(({ font }) => font)).toEqual(['semibold', 'signs', 'semibold']);
  expect(runsOf('a ≤ ₹5', 'mono').map(({ font }) => font)).toEqual(['mono', 'signs', 'mono', 'text-rupee', 'mono']);
});

test('a letter that no font has is refused by name, not printed as a box', () => {
  expect(() => runsOf('O(n²)', 'text')).toThrow("the fonts have no '²' ('O(n²)')");
});
