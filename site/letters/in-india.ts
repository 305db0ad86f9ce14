const timeZone = 'Asia/Kolkata';
const days = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone,
});
const hours = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });

/** `Sun 22 Nov 2026`, wherever the server stands. @param time ISO 8601 */
export const dayInIndia = (time: string): string => days.format(new Date(time)).replaceAll(',', '');

/** `Sun 22 Nov 2026, 9:12 am IST`. @param time ISO 8601 */
export function inIndia(time: string): string {
  // Some versions of ICU put a narrow space before am, which some mailboxes show as a box.
  return `${dayInIndia(time)}, ${hours.format(new Date(time)).replace(/\s/g, ' ')} IST`;
}
