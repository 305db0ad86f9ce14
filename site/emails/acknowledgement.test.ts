import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { contentIn, emails, profile, siteText } from '#content';
import type { EmailInput } from '#forms/email.ts';
import { storedFormIds } from '#forms/form-ids.ts';
import { nextStepsText } from '../forms/registrations.ts';
import { renderEmail } from './render-email.tsx';

const acknowledgementOf = (form: string): Extract<EmailInput, { kind: 'acknowledgement' }> => ({
  kind: 'acknowledgement',
  origin: 'https://www.example.com',
  reference: '7K9C-DFGH',
  form,
  language: 'en',
  receivedAt: '2026-11-21T19:05:00.000Z',
  withdrawHref: 'https://www.example.com/link/withdraw-token',
});

const leadForms = storedFormIds.filter((id) => id !== 'newsletter');

test.each(leadForms)(
  '%s: shows the reference, the next step as on the receipt, and the link to withdraw',
  async (form) => {
    const { html, text, subject } = await renderEmail(acknowledgementOf(form));
    const $ = load(html);
    const words = $('body').text();
    const next = nextStepsText(form, contentIn('en')) ?? 'none';
    for (const expected of [
      '7K9C-DFGH',
      next,
      siteText.receipt.text,
      profile.legalName,
      profile.registeredOffice.text,
    ]) {
      expect(words).toContain(expected);
      expect(text.replace(/\s+/g, ' ')).toContain(expected);
    }
    expect($('td a').first().attr('href')).toBe('https://www.example.com/link/withdraw-token');
    expect(text).toMatch(/^ {2}https:\/\/www\.example\.com\/link\/withdraw-token$/m);
    expect(text).toMatch(/^https:\/\/www\.example\.com\/privacy-notice$/m);
    expect(subject).toContain('7K9C-DFGH');
    expect(subject.slice(0, 35)).toMatch(/^Unakoti has your (?:message|question|application|registration):/);
  },
);

test('tells people under eighteen what to do first, for a registration only', async () => {
  for (const form of leadForms) {
    const { text } = await renderEmail(acknowledgementOf(form));
    expect(text.includes('Under 18?'), form).toBe(form.endsWith('registration'));
  }
});

test('has labels for every form that creates a lead', () => {
  expect(Object.keys(emails.kinds).toSorted()).toEqual(leadForms.toSorted());
});

test('contains no answer, even if the input has some', async () => {
  const plain = acknowledgementOf('contact');
  const full = { ...plain, answers: { name: 'Riya Das' }, lead: { answers: { message: 'A secret' } } };
  expect(await renderEmail(full)).toEqual(await renderEmail(plain));
});
