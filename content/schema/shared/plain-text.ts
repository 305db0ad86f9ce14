import * as z from 'zod';

/**
 * A schema for one line of plain text, as a visitor reads it.
 * It refuses HTML, emoji, double spaces, line breaks, filler text and addresses.
 * @param limits lengths in characters, both inclusive; `min` is 1 by default
 */
export function text({ min = 1, max }: { min?: number; max: number }) {
  return z
    .string()
    .superRefine((value, context) => {
      for (const message of [...lengthFaults(value, min, max), ...plainTextFaults(value)]) {
        context.addIssue({ code: 'custom', message });
      }
    })
    .meta({ maxLength: max });
}

/**
 * A schema for a text with placeholders, which a page fills with `fill()`:
 * `template({ max: 40, placeholders: ['count'] })` accepts 'All {count} slides'.
 * Each placeholder must occur at least once; any other is refused.
 */
export function template({ max, placeholders }: { max: number; placeholders: readonly string[] }) {
  return text({ max }).superRefine((value, context) => {
    const found = new Set([...value.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? ''));
    for (const name of placeholders) {
      if (!found.delete(name)) context.addIssue({ code: 'custom', message: `must contain the placeholder {${name}}` });
    }
    for (const name of found) {
      context.addIssue({ code: 'custom', message: `{${name}} is not a placeholder of this text; remove it` });
    }
  });
}

/** Alternative text: what a picture shows, for people who cannot see it. It does not say that it is a picture. */
export const alternativeText = text({ min: 5, max: 160 });

function lengthFaults(value: string, min: number, max: number): string[] {
  const length = [...value].length;
  if (value.trim() === '') return ['empty; write the text'];
  if (length < min) return [`has ${length} characters; write at least ${min}`];
  if (length > max) return [`has ${length} characters; write at most ${max}`];
  return [];
}

/** What no text may contain, with the message for the author. */
const forbidden: readonly [pattern: RegExp, fault: string][] = [
  [/^\s|\s$/, 'begins or ends with a space; remove it'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule looks for control characters
  [/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/, 'has a line break or a control character; write one line'],
  // A hard space between two digits is allowed: the phone numbers of the profile have them.
  [/ {2}|(?<!\d)\u00a0|\u00a0(?!\d)/, 'has a double space or a hard space; type one plain space'],
  [/<[a-z!/]|&(?:[a-z]+|#\d+);/i, 'has HTML; write plain text'],
  [/(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}|\ufe0f|\p{Regional_Indicator}/u, 'has an emoji; remove it'],
  [/lorem ipsum|\bTODO\b|\bTBD\b|\bxxx\b/i, 'has filler text; write the real text'],
  [/^(?:\/|https?:|mailto:|tel:)/, 'is an address; write words'],
];

function plainTextFaults(value: string): string[] {
  return forbidden.filter(([pattern]) => pattern.test(value)).map(([, fault]) => fault);
}
