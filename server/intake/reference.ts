import { randomInt } from 'node:crypto';

/**
 * Characters that people do not confuse with each other: there is no 0 or O, no 1, I or L, no 2 or Z, no 5 or S, no 8 or B, no U or V. There
 * are no vowels, so they form no words.
 */
export const referenceAlphabet = '34679CDFGHJKMNPQRTWXY';

const groupLength = 4;

/** Finds references in upper-case text. */
export const referencePattern = new RegExp(
  `\\b[${referenceAlphabet}]{${groupLength}}-[${referenceAlphabet}]{${groupLength}}\\b`,
  'g',
);

/** A random public identifier of a lead: `XXXX-XXXX`, one of 38 billion. It does not reveal the number of leads. */
export const makeReference = (): string => `${makeGroup()}-${makeGroup()}`;

/** `randomInt` is cryptographically secure and uniform. */
const makeGroup = () =>
  Array.from({ length: groupLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
