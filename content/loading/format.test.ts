import { expect, test } from 'vitest';
import { inRupees } from './format.ts';

test('groups the digits as in India, without a space or paise', () => {
  expect([1999, 14999, 200000].map(inRupees)).toEqual(['₹1,999', '₹14,999', '₹2,00,000']);
});

test('writes paise only where the amount has some', () => {
  expect([17_698.82, 0.5].map(inRupees)).toEqual(['₹17,698.82', '₹0.50']);
});
