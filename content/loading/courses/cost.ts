/** Computes totals and monthly payments from a fee, so that content files contain only the fee. */

import { fill } from '../fill.ts';
import { inRupees } from '../format.ts';

/** @returns the tax on a fee, and the total, in rupees with paise */
export function withTax(feeInr: number, percent: number): { taxInr: number; totalInr: number } {
  const taxPaise = Math.round(feeInr * percent);
  return { taxInr: taxPaise / 100, totalInr: (feeInr * 100 + taxPaise) / 100 };
}

/**
 * Splits a fee into monthly payments: full payments, and the rest as the last payment. The sum equals the fee.
 * @param percent tax
 * @returns `full` is the number of full payments; `monthlyInr` and `lastInr` include the tax
 */
export function monthlyPayments(feeInr: number, monthlyInr: number, percent: number) {
  const full = Math.ceil(feeInr / monthlyInr) - 1;
  const lastInr = withTax(feeInr - full * monthlyInr, percent).totalInr;
  return { full, monthlyInr: withTax(monthlyInr, percent).totalInr, lastInr };
}

/** @param pattern such as 'Or monthly with GST: {full} payments of {monthly}, then {last}.' */
export const monthlyInWords = (pattern: string, payments: Readonly<ReturnType<typeof monthlyPayments>>): string =>
  fill(pattern, { full: payments.full, monthly: inRupees(payments.monthlyInr), last: inRupees(payments.lastInr) });
