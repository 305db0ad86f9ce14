import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formMessages } from '#content';
import { advise } from './advise.ts';
import { fillMessage } from './messages.ts';

const { advice: texts } = formMessages;

const onEmail = (answer: string) => advise({ kind: 'email' }, answer, texts);
const onPhone = (answer: string) => advise({ kind: 'tel' }, answer, texts);

describe('advice on an email address', () => {
  it.each([
    ['bina@gmail.con', 'gmail.com'],
    ['bina@gmail.co', 'gmail.com'],
    ['bina@gmial.com', 'gmail.com'],
    ['bina@gmai.com', 'gmail.com'],
    ['bina@gmaill.com', 'gmail.com'],
    ['bina@gmail,com', 'gmail.com'],
    ['bina@gmailcom', 'gmail.com'],
    ['bina@GMAIL.CON', 'gmail.com'],
    ['bina@gmail', 'gmail.com'],
    ['bina@gmail.in', 'gmail.com'],
    ['bina@gmail.co.in', 'gmail.com'],
    ['bina@yaho.com', 'yahoo.com'],
    ['bina@yahoo.co.im', undefined],
    ['bina@yahho.co.in', 'yahoo.co.in'],
    ['bina@redifmail.com', 'rediffmail.com'],
    ['bina@rediffmail.co.in', 'rediffmail.com'],
    ['bina@hotmial.com', 'hotmail.com'],
    ['bina@outlok.com', 'outlook.com'],
  ])('asks about %s', (answer, domain) => {
    const advice = onEmail(` ${answer} `);
    expect(advice).toEqual(
      domain && { text: fillMessage(texts.suggestedDomain, { domain }), suggestion: `bina@${domain}` },
    );
  });

  it.each([
    'bina@mail.com',
    'bina@yahoo.co.id',
    'bina@yahoo.it',
    'bina@live.it',
    'bina@tit.ac.in',
    'bina@example.com',
    'Bina@Gmail.com',
    'বীণা@উদাহরণ.বাংলা',
    '',
    'bina',
    '@gmail.con',
    'bina@',
  ])('says nothing about %s', (answer) => expect(onEmail(answer)).toBeUndefined());

  it('keeps the part before the @ as the visitor typed it', () => {
    expect(onEmail('"Bi@na"+X@gmail.con')?.suggestion).toBe('"Bi@na"+X@gmail.com');
  });

  it('asks about a domain without a dot', () => {
    expect(onEmail('a@b')).toEqual({ text: fillMessage(texts.incompleteDomain, { domain: 'b' }) });
  });

  it('finds every one-letter typo of gmail.com, and no two-letter typo', () => {
    const index = fc.nat('gmail.com'.length - 2);
    const letter = fc.constantFrom(...'abcxyz');
    fc.assert(
      fc.property(index, letter, (at, other) => {
        const word = 'gmail.com';
        const typos = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + other + word.slice(at),
          word.slice(0, at) + other + word.slice(at + 1),
          word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
        ].filter((typo) => !['gmail.com', 'mail.com', 'ymail.com'].includes(typo));
        for (const typo of typos) expect(onEmail(`a@${typo}`)?.suggestion, typo).toBe('a@gmail.com');
        expect(onEmail(`a@${other}${other}${word}`)).toBeUndefined();
      }),
    );
  });

  it('never asks about an address that it suggested', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const { suggestion } = onEmail(address) ?? {};
        if (suggestion !== undefined) expect(onEmail(suggestion)).toBeUndefined();
      }),
    );
  });
});

describe('advice on a phone number', () => {
  it.each([
    'abcdefghij',
    '12345 6789',
    '98000 0000',
    '1234567890',
    '+91 98000 000001',
    '0000000000',
    '+1 555',
    'call me now',
    '+91 +91 98765 43210',
  ])('asks about %s', (answer) => {
    expect(onPhone(answer)).toEqual({ text: texts.invalidPhoneNumber });
  });

  it.each([
    '9800000000',
    '+91 98000 00000',
    '+91-98000-00000',
    '91 98000 00000',
    '098000 00000',
    '+91 (0) 98000 00000',
    '0091 98000 00000',
    '(0381) 241-0000',
    '+880 1712 345678',
    '98000 00000 after 5 pm',
    'Ma: 9800000000',
    '+91 98000 00000 / +91 98000 00001',
    '৯৮০০০ ০০০০০',
    '',
    '   ',
  ])('says nothing about %s', (answer) => expect(onPhone(answer)).toBeUndefined());
});

it('says nothing about answers of other kinds', () => {
  for (const kind of ['text', 'url', 'paragraph', 'choice'] as const) {
    expect(advise({ kind }, 'bina@gmail.con 12', texts)).toBeUndefined();
  }
});
