import { randomInt } from 'node:crypto';

/**
 * Characters that are not confused in print or on a screen: no 0 and O, 1 with I and L, 2 and Z, 5 and S, 8 and B, U and V. Without vowels,
 * they form no words.
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
