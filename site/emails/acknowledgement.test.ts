import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { emails, profile, siteText } from '#content';
import type { EmailInput } from '#forms/email.ts';
import { keptFormIds } from '#forms/form-ids.ts';
import { nextWords } from '../sending/registrations.ts';
import { renderEmail } from './render-email.tsx';

const acknowledgementOf = (form: string): Extract<EmailInput, { kind: 'acknowledgement' }> => ({
  kind: 'acknowledgement',
  origin: 'https://www.example.com',
  reference: '7K9C-DFGH',
  form,
  receivedAt: '2026-11-21T19:05:00.000Z',
  withdrawHref: 'https://www.example.com/link/withdraw-token',
});

const leadForms = keptFormIds.filter((id) => id !== 'newsletter');

test.each(leadForms)(
  'of %s: the number, what happens next in the words of the receipt, the way to withdraw',
  async (form) => {
    const { html, text, subject } = await renderEmail(acknowledgementOf(form));
    const $ = load(html);
    const words = $('body').text();
    const next = nextWords(form) ?? 'none';
    for (const each of ['7K9C-DFGH', next, siteText.receipt.text, profile.legalName, profile.registeredOffice.text]) {
      expect(words).toContain(each);
      expect(text.replace(/\s+/g, ' ')).toContain(each);
    }
    expect($('td a').first().attr('href')).toBe('https://www.example.com/link/withdraw-token');
    expect(text).toMatch(/^ {2}https:\/\/www\.example\.com\/link\/withdraw-token$/m);
    expect(text).toMatch(/^https:\/\/www\.example\.com\/privacy-notice$/m);
    expect(subject).toContain('7K9C-DFGH');
    expect(subject.slice(0, 35)).toMatch(/^Unakoti has your (?:message|question|application|registration):/);
  },
);

test('of a registration, and of nothing else, it says what comes first for somebody under eighteen', async () => {
  for (const form of leadForms) {
    const { text } = await renderEmail(acknowledgementOf(form));
    expect(text.includes('Under 18?'), form).toBe(form.endsWith('registration'));
  }
});

test('every form that makes a lead has a name of its own in emails', () => {
  expect(Object.keys(emails.kinds).toSorted()).toEqual(leadForms.toSorted());
});

test('it holds no answer, whatever it is handed', async () => {
  const plain = acknowledgementOf('contact');
  const full = { ...plain, answers: { name: 'Riya Das' }, lead: { answers: { message: 'A secret' } } };
  expect(await renderEmail(full)).toEqual(await renderEmail(plain));
});
