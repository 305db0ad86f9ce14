/** A day as it is written in India: `dateInWords('2027-01-04')` is '4 January 2027'. @param date as `YYYY-MM-DD` */
export const dateInWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
