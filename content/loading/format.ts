const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats an amount as India writes it: `inRupees(149999)` is '₹1,49,999', `inRupees(17698.82)` is '₹17,698.82'. */
export const inRupees = (amountInr: number): string =>
  (Number.isInteger(amountInr) ? rupees : rupeesAndPaise).format(amountInr);

/**
 * Formats a day as the specification asks for: `dateInWords('2027-01-04')` is 'January 4, 2027'.
 * @param date as `YYYY-MM-DD`
 * @param locale BCP 47, for a page in another language
 */
export const dateInWords = (date: string, locale = 'en-US'): string =>
  new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
