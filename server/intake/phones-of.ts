import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Answers } from '#forms/check.ts';
import { type Form, typedFields } from '#forms/define.ts';

/** Who writes no code of a country is taken to be in this one. */
const defaultCountry = 'IN';

/**
 * The phone numbers among the answers as one dials them, for the staff. A form takes what does not look like a number, so this refuses
 * nothing and changes no answer.
 * @returns by the name of each field of kind `tel` that was answered: E.164, such as '+919812345670', or null where none was found that
 * can be dialled, or more than one
 */
export function phonesOf(form: Form, answers: Answers): Record<string, string | null> {
  const asked = typedFields(form).filter(({ name, kind }) => kind === 'tel' && answers[name] !== undefined);
  return Object.fromEntries(asked.map(({ name }) => [name, dialled(answers[name] ?? '')]));
}

function dialled(typed: string): string | null {
  const number = parsePhoneNumberFromString(inLatinDigits(typed), { defaultCountry });
  return number?.isValid() ? number.number : null;
}

/** The library reads Arabic digits but no Bengali or Devanagari ones. */
const inLatinDigits = (typed: string) => typed.replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)));

/** Unicode encodes the decimal digits of every script as runs from zero to nine, in this order (The Unicode Standard, section 4.6). */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
