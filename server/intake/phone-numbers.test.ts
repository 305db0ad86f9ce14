import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationForm } from '#forms/application.ts';
import { contactForm } from '#forms/contact.ts';
import { internshipRegistrationForm, placementRegistrationForm } from '#forms/registrations.ts';
import { parsePhones } from './phone-numbers.ts';

const parse = (whatsapp: string) => parsePhones(internshipRegistrationForm, { whatsapp }).whatsapp;

describe('is parsed to the same number in every spelling', () => {
  it.each([
    ['an Indian mobile', '9812345670', '+919812345670'],
    ['with its country', '+91 98123 45670', '+919812345670'],
    ['with its country and dashes', '+91-98123-45670', '+919812345670'],
    ['with its country, but no plus', '919812345670', '+919812345670'],
    ['with the 0 for other areas', '098123 45670', '+919812345670'],
    ['as dialled from abroad', '0091 98123 45670', '+919812345670'],
    ['with spaces that do not break', '+91\u00a098123\u00a045670', '+919812345670'],
    ['as a phone book copies it', '\u202a+91 98123 45670\u202c', '+919812345670'],
    ['with words before it', 'WhatsApp: 98123 45670', '+919812345670'],
    ['in Bengali digits', '০৯৮১২৩৪৫৬৭০', '+919812345670'],
    ['in Devanagari digits', '+९१ ९८१२३ ४५६७०', '+919812345670'],
    ['in wide digits', '９８１２３４５６７０', '+919812345670'],
    ['a landline in Agartala', '(0381) 232-0000', '+913812320000'],
    ['a landline in Agartala, in Bengali digits', '০৩৮১ ২৩২ ০০০০', '+913812320000'],
    ['with a 0 that is left out from abroad', '+91 (0) 381-232 0000', '+913812320000'],
    ['a mobile of Bangladesh', '+880 1712-345678', '+8801712345678'],
    ['a mobile of Bangladesh, with the 0', '+880 01712-345678', '+8801712345678'],
    ['ten equal digits that are assigned', '9999999999', '+919999999999'],
  ])('%s', (_, text, number) => {
    expect(parse(text)).toBe(number);
  });
});

describe('is not dialable', () => {
  it.each([
    ['words', 'ask my brother'],
    ['characters that look like digits', '98I2345O7O'],
    ['ten equal digits that are not assigned', '1111111111'],
    ['ten zeros', '0000000000'],
    ['ten dots', '..........'],
    ['ten smileys', '😀'.repeat(10)],
    ['one digit too few', '+91 98123 4567'],
    ['one digit too many', '98123456701'],
    ['a landline without its area code', '232 0000 --'],
    ['two numbers', '98123 45670, 98123 45671'],
    ['another country without a plus', '8801712345678'],
    ['an unknown country code', '+999 98123 45670'],
  ])('%s', (_, text) => {
    expect(parse(text)).toBeNull();
  });
});

it('is parsed for every field of kind tel, with any name', () => {
  const answers = { whatsapp: '98123 45670', phone: '98123 45671', name: '98123 45672', discountCode: '98123 45673' };
  expect(parsePhones(internshipRegistrationForm, answers)).toEqual({ whatsapp: '+919812345670' });
  expect(parsePhones(placementRegistrationForm, answers)).toEqual({ whatsapp: '+919812345670' });
  expect(parsePhones(applicationForm, answers)).toEqual({ phone: '+919812345671' });
  expect(parsePhones(contactForm, answers)).toEqual({});
  expect(parsePhones(internshipRegistrationForm, {})).toEqual({});
});

it('accepts any text, and returns an E.164 number or null', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'0123456789০১২৯+-() x;ext.'), maxLength: 40 }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      expect(parse(text) ?? '+910').toMatch(/^\+\d{3,15}$/);
    }),
  );
});
