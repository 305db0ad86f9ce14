const timeZone = 'Asia/Kolkata';
// Created on first use: each takes a phone at least 20 ms, and most pages show no time.
let days: Intl.DateTimeFormat | undefined;
let hours: Intl.DateTimeFormat | undefined;

/** `22 November 2026`, in the time zone of India. @param time ISO 8601, or milliseconds since 1970 */
export function formatDate(time: string | number): string {
  days ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
  return days.format(new Date(time));
}

/** `22 November 2026, 9:12 AM`, in the time zone of India. @param time ISO 8601, or milliseconds since 1970 */
export function formatDateTime(time: string | number): string {
  // British and Indian English would write `am`.
  hours ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  // Some versions of ICU put a narrow space before `AM`, which some mail programs show as a box.
  return `${formatDate(time)}, ${hours.format(new Date(time)).replace(/\s/g, ' ')}`;
}

const isPartOfDay = ({ type }: Intl.DateTimeFormatPart) => type === 'dayPeriod';

/** The same in the language of a locale. English names the time zone: clients abroad read it. @param locale BCP 47, with the digits to use */
export function formatDateTimeIn(locale: string, time: string | number): string {
  if (locale.startsWith('en')) return `${formatDateTime(time)} IST`;
  const partsOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).formatToParts(new Date(time));
  const join = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');
  const clock = partsOf({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' });
  // Bengali and Hindi name the part of the day before the hour. ICU puts it after the minutes.
  const [partOfDay, hour] = [clock.filter(isPartOfDay), clock.filter((part) => !isPartOfDay(part))].map(join);
  return `${join(partsOf({ dateStyle: 'long' }))}, ${partOfDay} ${hour?.trim()}`;
}
