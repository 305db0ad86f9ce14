const timeZone = 'Asia/Kolkata';
// Created on first use: each takes a phone at least 20 ms, and most pages show no time.
let days: Intl.DateTimeFormat | undefined;
let hours: Intl.DateTimeFormat | undefined;

/** `Sun, Nov 22, 2026`, as in the specification, in the time zone of India. @param time ISO 8601, or milliseconds since 1970 */
export function formatDate(time: string | number): string {
  days ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  return days.format(new Date(time));
}

/** `Sun, Nov 22, 2026, 9:12 am IST`. @param time ISO 8601, or milliseconds since 1970 */
export function formatDateTime(time: string | number): string {
  hours ??= new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });
  // Some versions of ICU put a narrow space before `am`, which some mail programs show as a box.
  return `${formatDate(time)}, ${hours.format(new Date(time)).replace(/\s/g, ' ')} IST`;
}

const isPartOfDay = ({ type }: Intl.DateTimeFormatPart) => type === 'dayPeriod';

/** The same in the language of a locale. @param locale BCP 47, with the digits to use */
export function formatDateTimeIn(locale: string, time: string | number): string {
  if (locale.startsWith('en')) return formatDateTime(time);
  const partsOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).formatToParts(new Date(time));
  const join = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');
  const clock = partsOf({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' });
  // Bengali and Hindi name the part of the day before the hour. ICU puts it after the minutes.
  const [partOfDay, hour] = [clock.filter(isPartOfDay), clock.filter((part) => !isPartOfDay(part))].map(join);
  return `${join(partsOf({ dateStyle: 'long' }))}, ${partOfDay} ${hour?.trim()}`;
}

/** The same in the language of this page, for scripts. */
export const formatDateTimeForPage = (time: string | number): string =>
  formatDateTimeIn(`${document.documentElement.lang}-u-nu-latn`, time);
