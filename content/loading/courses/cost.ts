/** What a fee comes to: computed here, and typed nowhere. */

/** @returns the tax on an amount, and both together, in rupees with their paise */
export function withTax(feeInr: number, percent: number): { taxInr: number; totalInr: number } {
  const taxPaise = Math.round(feeInr * percent);
  return { taxInr: taxPaise / 100, totalInr: (feeInr * 100 + taxPaise) / 100 };
}

/**
 * Splits a fee into payments by the month: as many whole ones as go into it, and what is left as the last.
 * The sum is the fee: paying by the month costs nothing more.
 */
export function monthlyPayments(feeInr: number, monthlyInr: number): { count: number; full: number; lastInr: number } {
  const count = Math.ceil(feeInr / monthlyInr);
  return { count, full: count - 1, lastInr: feeInr - (count - 1) * monthlyInr };
}
