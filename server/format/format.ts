import { dayMs } from '#forms/durations.ts';

/** Such as `1 email` and `2 emails`. */
export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

const units = [
  [dayMs, 'day'],
  [60 * 60 * 1000, 'hour'],
  [60 * 1000, 'minute'],
] as const;

/** A duration in its largest unit, such as `2 days`. */
export function formatDuration(ms: number): string {
  const [unitMs, name] = units.find(([size]) => ms >= size) ?? [1000, 'second'];
  return pluralize(Math.max(0, Math.floor(ms / unitMs)), name);
}

export const formatKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-IN')} KB`;

/** Characters that hide or reverse text, except the joiners U+200C and U+200D, which Bengali and Hindi need. */
export const invisibleCharacters = /(?![\u200c\u200d])\p{Cf}/gu;
