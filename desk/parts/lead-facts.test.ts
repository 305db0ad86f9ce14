import { expect, it } from 'vitest';
import { type Lead, untouchedState } from '#server/storage/ports/entries.ts';
import { contactsOf, mailHref, whatsAppHref } from './lead-facts.ts';

const lead: Lead = {
  id: 'id',
  reference: '3CCC-DDDD',
  form: 'internship-registration',
  formVersion: 1,
  noticeVersion: 8,
  program: '',
  answers: { name: 'Riya', email: 'riya@example.com', domain: 'IoT & more' },
  questions: {},
  phones: { guardianPhone: '+919812345671', whatsapp: '+919812345670' },
  receivedAt: '2026-11-26T12:00:00.000Z',
  quarantine: null,
  source: null,
  page: null,
  language: 'en',
  duplicateOf: null,
  attachments: [],
  state: untouchedState,
};

it('links to the sender, or only to the parent until the parent has agreed', () => {
  expect(contactsOf(lead)).toEqual({ phone: '+919812345670', email: 'riya@example.com' });
  const awaited = { ...lead, state: { ...untouchedState, guardian: 'awaited' as const } };
  expect(contactsOf(awaited)).toEqual({ guardianPhone: '+919812345671' });
  expect(contactsOf({ ...awaited, phones: { guardianPhone: null, whatsapp: '+919812345670' } })).toEqual({});
  expect(contactsOf({ ...lead, state: { ...untouchedState, guardian: 'agreed' } })).toMatchObject({
    phone: '+919812345670',
  });
});

it('makes links only of a number and one address', () => {
  const odd = { ...lead, phones: { whatsapp: 'javascript:1' }, answers: { email: 'a@example.com?bcc=b@example.com' } };
  expect(contactsOf(odd)).toEqual({});
  expect(whatsAppHref(lead, '+919812345670', 'Unakoti & Sons', 'Rina')).toMatch(
    /^https:\/\/wa\.me\/919812345670\?text=Hello%20Riya%2C%20this%20is%20Rina%20of%20Unakoti%20%26%20Sons/,
  );
  expect(mailHref('a&b@example.com', 'Your message?')).toBe('mailto:a%26b@example.com?subject=Your%20message%3F');
});
