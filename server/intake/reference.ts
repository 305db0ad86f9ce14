import { randomInt } from 'node:crypto';

/**
 * Signs that nobody takes for one another on paper or a screen: no 0 and O, 1 with I and L, 2 and Z, 5 and S, 8 and B, U and V; and
 * no vowel, so that no word comes of them.
 */
export const referenceAlphabet = '34679CDFGHJKMNPQRTWXY';

const groupLength = 4;

/** What people call an entry, drawn at random: `XXXX-XXXX`, one of 38 thousand million. Says nothing about it, nor how many there are. */
export const makeReference = (): string => `${makeGroup()}-${makeGroup()}`;

/** `randomInt` is cryptographic, and draws every sign alike often. */
const makeGroup = () =>
  Array.from({ length: groupLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
