/** Computes totals and monthly payments from a fee, so that content files contain only the fee. */

/** @returns the tax on a fee, and the total, in rupees with paise */
export function withTax(feeInr: number, percent: number): { taxInr: number; totalInr: number } {
  const taxPaise = Math.round(feeInr * percent);
  return { taxInr: taxPaise / 100, totalInr: (feeInr * 100 + taxPaise) / 100 };
}

/**
 * Splits a fee into monthly payments: full payments, and the rest as the last payment. The sum equals the fee.
 * @param percent tax
 * @returns `count` is the number of all payments, `full` the number of full ones; `fullTotalInr` and `lastTotalInr` include the tax
 */
export function monthlyPayments(feeInr: number, monthlyInr: number, percent: number) {
  const count = Math.ceil(feeInr / monthlyInr);
  const full = count - 1;
  const lastInr = feeInr - full * monthlyInr;
  const fullTotalInr = withTax(monthlyInr, percent).totalInr;
  return { count, full, lastInr, fullTotalInr, lastTotalInr: withTax(lastInr, percent).totalInr };
}
