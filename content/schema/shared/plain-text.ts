import * as z from 'zod';

/**
 * One line of plain text, as a visitor reads it.
 * No HTML, no emoji, no double spaces, no connection breaks, no filler; nothing that looks like an address.
 * @param limits lengths in characters, both inclusive; `min` is 1 unless given
 */
export function text({ min = 1, max }: { min?: number; max: number }) {
  return z.string().superRefine((value, context) => {
    for (const message of [...lengthFaults(value, min, max), ...plainTextFaults(value)]) {
      context.addIssue({ code: 'custom', message });
    }
  });
}

/**
 * A text with gaps that a page fills with `fill()`: `template({ max: 40, gaps: ['count'] })` takes 'All {count} slides'.
 * Each gap must be there at least once, and no other.
 */
export function template({ max, gaps }: { max: number; gaps: readonly string[] }) {
  return text({ max }).superRefine((value, context) => {
    const found = new Set([...value.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? ''));
    for (const gap of gaps) {
      if (!found.delete(gap)) context.addIssue({ code: 'custom', message: `the gap {${gap}} is missing` });
    }
    for (const gap of found) context.addIssue({ code: 'custom', message: `nothing fills the gap {${gap}}` });
  });
}

/** Words for someone who cannot see the picture: what it shows, not that it is a picture. */
export const alternativeText = text({ min: 5, max: 160 });

function lengthFaults(value: string, min: number, max: number): string[] {
  const length = [...value].length;
  if (value.trim() === '') return ['empty'];
  if (length < min) return [`${length} characters, at least ${min}`];
  if (length > max) return [`${length} characters, at most ${max}`];
  return [];
}

/** Each rule with the words that refuse it. */
const plainTextRules: readonly [pattern: RegExp, fault: string][] = [
  [/^\s|\s$/, 'white space at an end'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the rule looks for
  [/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/, 'a line break or control character; write one line'],
  // Between two digits a hard space holds a number together: the profile fills in telephone numbers so.
  [/ {2}|(?<!\d)\u00a0|\u00a0(?!\d)/, 'a double or hard space'],
  [/<[a-z!/]|&(?:[a-z]+|#\d+);/i, 'HTML; write plain text'],
  [/(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}|\ufe0f|\p{Regional_Indicator}/u, 'an emoji'],
  [/lorem ipsum|\bTODO\b|\bTBD\b|\bxxx\b/i, 'filler text'],
  [/^(?:\/|https?:|mailto:|tel:)/, 'an address where words belong'],
];

function plainTextFaults(value: string): string[] {
  return plainTextRules.filter(([pattern]) => pattern.test(value)).map(([, fault]) => fault);
}
