import { expect, test } from 'vitest';
import { runsOf } from './fonts.ts';

test('the ₹ is set from the font that has it', () => {
  expect(runsOf('or ₹2,000/month', 'text')).toEqual([
    { font: 'text', text: 'or ' },
    { font: 'text-rupee', text: '₹' },
    { font: 'text', text: '2,000/month' },
  ]);
});

test('a letter that no font has is refused by name, not printed as a box', () => {
  expect(() => runsOf('O(n²)', 'text')).toThrow("the fonts have no '²' ('O(n²)')");
});
