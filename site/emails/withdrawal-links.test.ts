import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { emails } from '#content';
import type { EmailInput } from '#forms/email.ts';
import { renderEmail } from './render-email.tsx';

const withdrawalLinksOf = (): Extract<EmailInput, { kind: 'withdrawal-links' }> => {
  const receivedAt = '2026-11-21T19:05:00.000Z';
  const href = 'https://www.example.com/link/';
  return {
    kind: 'withdrawal-links',
    origin: 'https://www.example.com',
    language: 'en',
    entries: [
      { form: 'internship-registration', reference: '7K9C-DFGH', receivedAt, href: `${href}first` },
      { form: 'application', reference: '4GHJ-KMN7', receivedAt, href: `${href}second` },
      { form: 'newsletter', reference: null, receivedAt, href: `${href}third` },
    ],
    hasMore: false,
  };
};

test('lists each entry with reference, form and date, and a link that names what it withdraws', async () => {
  const { html, text } = await renderEmail(withdrawalLinksOf());
  const $ = load(html);
  const links = $('a[href*="/link/"]').toArray();
  expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
    ['Withdraw and erase 7K9C-DFGH', 'https://www.example.com/link/first'],
    ['Withdraw and erase 4GHJ-KMN7', 'https://www.example.com/link/second'],
    ['Leave the newsletter', 'https://www.example.com/link/third'],
  ]);
  const headings = $('h2').toArray();
  expect(headings.map((heading) => $(heading).text())).toEqual([
    'Internship registration',
    'Job application',
    'Newsletter',
  ]);
  expect(text).toMatch(/^Reference: 7K9C-DFGH\nSent: 22 November 2026, 12:35 AM IST$/m);
  expect(text).toMatch(/^Newsletter\n-+\n\nAsked for: /m);
  for (const end of ['first', 'second', 'third']) {
    expect(text).toMatch(new RegExp(`^ {2}https://www\\.example\\.com/link/${end}$`, 'm'));
  }
  expect(text).not.toContain(emails.withdrawalLinks.truncated);
});

test('says how to get the other entries if one email does not list all', async () => {
  const { text } = await renderEmail({ ...withdrawalLinksOf(), hasMore: true });
  expect(text.replace(/\s+/g, ' ')).toContain(emails.withdrawalLinks.truncated);
});

test('keeps the longest list below the size at which Gmail clips an email', async () => {
  const [entry] = withdrawalLinksOf().entries;
  if (!entry) throw new Error('no entry');
  const token = 'x'.repeat(56);
  const entries = Array.from({ length: 50 }, (_, index) => ({
    ...entry,
    href: `https://www.example.com/link/${token}${index}`,
  }));
  const { html } = await renderEmail({ ...withdrawalLinksOf(), entries, hasMore: true });
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});
