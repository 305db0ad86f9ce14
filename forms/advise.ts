import type { ValueField } from './define.ts';
import { type FormMessages, fillMessage } from './messages.ts';

/** A hint about an answer that passes validation but may be a mistake. It never blocks the form. */
export interface Advice {
  /** One sentence for the visitor. */
  readonly text: string;
  /** The whole answer that the visitor probably meant. */
  readonly suggestion?: string;
}

export type AdviceTexts = FormMessages['advice'];

/** Advice on one answer. Returns undefined when there is none, and for an empty answer. */
export function advise({ kind }: Pick<ValueField, 'kind'>, input: string, texts: AdviceTexts): Advice | undefined {
  const answer = input.trim();
  if (answer === '') return undefined;
  if (kind === 'email') return adviseOnEmail(answer, texts);
  if (kind === 'tel' && !containsNumber(answer)) return { text: texts.invalidPhoneNumber };
  return undefined;
}

/** The most common mail providers in India, the most common first. */
const mailDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'outlook.com',
  'hotmail.com',
  'rediffmail.com',
  'icloud.com',
  'live.com',
  'ymail.com',
  'protonmail.com',
  'zohomail.in',
];

/** Real domains that are one typo away from `mailDomains`. */
const lookalikes = ['mail.com', 'email.com', 'live.co.in'];

/** Providers that have a single domain worldwide: `gmail.in` is a mistake, `yahoo.it` is not. */
const singleDomainProviders = ['gmail', 'rediffmail', 'icloud', 'protonmail'];

function adviseOnEmail(answer: string, texts: AdviceTexts): Advice | undefined {
  const at = answer.lastIndexOf('@');
  const typed = answer.slice(at + 1).toLowerCase();
  if (at < 1 || typed === '' || mailDomains.includes(typed) || lookalikes.includes(typed)) return undefined;
  const domain =
    mailDomains.find((candidate) =>
      singleDomainProviders.some((name) => typed.split('.')[0] === name && candidate === `${name}.com`),
    ) ?? mailDomains.find((candidate) => isLikelyTypo(typed, candidate));
  if (domain)
    return { text: fillMessage(texts.suggestedDomain, { domain }), suggestion: answer.slice(0, at + 1) + domain };
  return typed.includes('.') ? undefined : { text: fillMessage(texts.incompleteDomain, { domain: typed }) };
}

/** One typo away, unless only the country code differs: `yahoo.co.id` is a real domain, used in Indonesia. */
const isLikelyTypo = (typed: string, domain: string) =>
  isOneTypo(typed, domain) && (typed.split('.').at(-1) === domain.split('.').at(-1) || domain.endsWith('.com'));

/** Whether two words differ by one typo: one letter replaced, added or missing, or two neighbours swapped. */
function isOneTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** An Indian number with or without its country code, or a foreign number with its country code. */
const number = /^(?:(?:(?:\+|00)?91)?0?[2-9]\d{9}|(?:\+|00)(?!91)[1-9]\d{7,14})$/;

/**
 * Whether an answer contains a phone number. Other words may surround it; brackets and dashes may separate its digits.
 * Digits of other scripts are only counted.
 */
function containsNumber(answer: string): boolean {
  // The country code is there twice: the visitor overlooked the first one.
  if (/\+\d{1,3}[\s().\-–/]*\+/.test(answer)) return false;
  const runs = answer.match(/\+?[\p{Nd}\s().\-–/]+/gu) ?? [];
  return runs.some((run) => {
    const digits = run.replace(/[^+\p{Nd}]/gu, '');
    return number.test(digits) || /^(?!.*[0-9])\+?\p{Nd}{10,13}$/u.test(digits);
  });
}
