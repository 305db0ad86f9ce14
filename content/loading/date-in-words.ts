/**
 * A day as the specification writes one: `dateInWords('2027-01-04')` is 'January 4, 2027'.
 * @param date as `YYYY-MM-DD`
 * @param locale of a page in another language
 */
export const dateInWords = (date: string, locale = 'en-US'): string =>
  new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
