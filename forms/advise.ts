import type { ValueField } from './define.ts';
import { adviceTexts } from './messages.ts';

/** A second look at an answer that is not wrong, or not known to be: it refuses nothing. */
export interface Advice {
  /** One sentence for the visitor. */
  readonly text: string;
  /** The whole answer that is probably meant. */
  readonly instead?: string;
}

/** @param typed as it was typed; of one that is empty there is nothing to say */
export function advise({ kind }: Pick<ValueField, 'kind'>, typed: string): Advice | undefined {
  const answer = typed.trim();
  if (answer === '') return undefined;
  if (kind === 'email') return adviseOnEmail(answer);
  if (kind === 'tel' && !holdsNumber(answer)) return { text: adviceTexts.noNumber };
  return undefined;
}

/** Where most people in India have their mail, the most first. */
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

/** Real ones that are one field error away from those. */
const lookalikes = ['mail.com', 'email.com', 'live.co.in'];

/** Those of them that have one address in all the world. */
const onlyOnes = ['gmail', 'rediffmail', 'icloud', 'protonmail'];

function adviseOnEmail(answer: string): Advice | undefined {
  const at = answer.lastIndexOf('@');
  const typed = answer.slice(at + 1).toLowerCase();
  if (at < 1 || typed === '' || mailDomains.includes(typed) || lookalikes.includes(typed)) return undefined;
  const domain =
    mailDomains.find((each) => onlyOnes.some((name) => typed.split('.')[0] === name && each === `${name}.com`)) ??
    mailDomains.find((each) => isLikelyTypo(typed, each));
  if (domain) return { text: adviceTexts.otherDomain(domain), instead: answer.slice(0, at + 1) + domain };
  return typed.includes('.') ? undefined : { text: adviceTexts.shortDomain(typed) };
}

/** One field error away, and not in the code of a country: `yahoo.co.id` is no field error, but people in Indonesia. */
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

/** An Indian number as people write it, with or without its code, or one of another country with its code. */
const number = /^(?:(?:(?:\+|00)?91)?0?[2-9]\d{9}|(?:\+|00)(?!91)[1-9]\d{7,14})$/;

/** With any words around it; brackets and strokes between the digits do not end it. Digits of other scripts are only counted. */
function holdsNumber(answer: string): boolean {
  // The code of a country twice: whoever wrote the second did not see the first.
  if (/\+\d{1,3}[\s().\-–/]*\+/.test(answer)) return false;
  const runs = answer.match(/\+?[\p{Nd}\s().\-–/]+/gu) ?? [];
  return runs.some((run) => {
    const digits = run.replace(/[^+\p{Nd}]/gu, '');
    return number.test(digits) || /^(?!.*[0-9])\+?\p{Nd}{10,13}$/u.test(digits);
  });
}
