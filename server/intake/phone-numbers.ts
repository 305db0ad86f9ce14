import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Answers } from '#forms/check.ts';
import { type Form, valueFields } from '#forms/define.ts';

/** Who writes no code of a country is taken to be in this one. */
const defaultCountry = 'IN';

/**
 * The phone numbers among the answers as one dials them, for the staff. A form takes what does not look like a number, so this refuses
 * nothing and changes no answer.
 * @returns by the name of each field of kind `tel` that was answered: E.164, such as '+919812345670', or null where none was found that
 * can be dialled, or more than one
 */
export function parsePhones(form: Form, answers: Answers): Record<string, string | null> {
  const asked = valueFields(form).filter(({ name, kind }) => kind === 'tel' && answers[name] !== undefined);
  return Object.fromEntries(asked.map(({ name }) => [name, dialled(answers[name] ?? '')]));
}

function dialled(typed: string): string | null {
  const number = parsePhoneNumberFromString(inLatinDigits(typed), { defaultCountry });
  return number?.isValid() ? number.number : null;
}

/** The library reads wide and Arabic digits but none of India. Unicode has those of each script in a row, at 66 to 6F or E6 to EF. */
const inLatinDigits = (typed: string) =>
  typed.replace(/(?=[\u0900-\u0dff])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 15) - 6));
