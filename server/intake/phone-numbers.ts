import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Answers } from '#forms/check.ts';
import { type Form, valueFields } from '#forms/define.ts';

const defaultCountry = 'IN';

/**
 * The phone numbers among the answers in a form that the staff can dial. Invalid numbers are accepted, and no answer is changed.
 * @returns by field name, for each answered field of kind `tel`: E.164, such as '+919812345670', or null if the answer is not exactly one
 * valid number
 */
export function parsePhones(form: Form, answers: Answers): Record<string, string | null> {
  const answered = valueFields(form).filter(({ name, kind }) => kind === 'tel' && answers[name] !== undefined);
  return Object.fromEntries(answered.map(({ name }) => [name, toE164(answers[name] ?? '')]));
}

function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(inLatinDigits(text), { defaultCountry });
  return number?.isValid() ? number.number : null;
}

/** The library reads full-width and Arabic digits, but no Indian ones. Unicode has the digits of each Indic script at x66–x6F or xE6–xEF. */
const inLatinDigits = (text: string) =>
  text.replace(/(?=[\u0900-\u0dff])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 15) - 6));
