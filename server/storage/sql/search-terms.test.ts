import { expect, it } from 'vitest';
import { searchPrefixes, termsOf } from './search-terms.ts';

const terms = termsOf({
  reference: '3CCC-DDDD',
  answers: { name: 'Rina Debbarma', message: 'x '.repeat(100), city: 'আগরতলা' },
  phones: { whatsapp: '+919812345670', parent: '+919436000071' },
  emailNormal: 'rina@example.org',
});

const isFound = (text: string) => {
  const parts = searchPrefixes(text);
  return (
    parts.length > 0 &&
    parts.every((prefixes) => prefixes.some((prefix) => terms.some((term) => term.startsWith(prefix))))
  );
};

it.each([
  'rina',
  'Deb',
  'debb rin',
  'আগর',
  'RINA@exam',
  'example.org',
  '3ccc-d',
  '3CCC-DDDD',
  '9812345670',
  '+91 98123-45670',
  '098123 45670',
  '98123',
  '+91 98123',
  '45670',
  '0071',
])('a lead is found by %j', (text) => expect(isFound(text)).toBe(true));

it.each(['', ' ', '%', 'x', 'ina', '123', '8888', 'rina zzz', '+1 98123 45671'])('a lead is not found by %j', (text) =>
  expect(isFound(text)).toBe(false),
);
