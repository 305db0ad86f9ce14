import { expect, test } from 'vitest';
import { monthlyPayments, withTax } from './cost.ts';

test('adds the tax to the paisa', () => {
  expect(withTax(14_999, 18)).toEqual({ taxInr: 2699.82, totalInr: 17_698.82 });
  expect(withTax(9999, 18)).toEqual({ taxInr: 1799.82, totalInr: 11_798.82 });
});

test.each([
  [14_999, { count: 8, full: 7, lastInr: 999 }],
  [9999, { count: 5, full: 4, lastInr: 1999 }],
  [4999, { count: 3, full: 2, lastInr: 999 }],
  [4000, { count: 2, full: 1, lastInr: 2000 }],
])('splits %i rupees into payments of 2,000 a month with the same sum', (fee, payments) => {
  const monthly = monthlyPayments(fee, 2000, 18);
  expect(monthly).toMatchObject(payments);
  expect(payments.full * 2000 + payments.lastInr).toBe(fee);
  expect(payments.full * monthly.fullTotalInr + monthly.lastTotalInr).toBeCloseTo(withTax(fee, 18).totalInr, 2);
});
