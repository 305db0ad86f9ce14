import { expect, test } from 'vitest';
import { monthlyPayments, withTax } from './cost.ts';

test('adds the tax to the paisa', () => {
  expect(withTax(14_999, 18)).toEqual({ taxInr: 2699.82, totalInr: 17_698.82 });
  expect(withTax(9999, 18)).toEqual({ taxInr: 1799.82, totalInr: 11_798.82 });
});

test.each([
  [14_999, { full: 7, monthlyInr: 2360, lastInr: 1178.82 }],
  [9999, { full: 4, monthlyInr: 2360, lastInr: 2358.82 }],
  [4999, { full: 2, monthlyInr: 2360, lastInr: 1178.82 }],
  [4000, { full: 1, monthlyInr: 2360, lastInr: 2360 }],
])('splits %i rupees into payments of 2,000 a month, with the same sum after tax', (fee, payments) => {
  expect(monthlyPayments(fee, 2000, 18)).toEqual(payments);
  expect(payments.full * payments.monthlyInr + payments.lastInr).toBeCloseTo(withTax(fee, 18).totalInr, 2);
});
