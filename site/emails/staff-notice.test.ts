import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { EmailLead } from '#forms/email.ts';
import { renderEmail } from './render-email.tsx';

const lead: EmailLead = {
  reference: '7K9C-DFGH',
  form: 'course-question',
  language: 'en',
  receivedAt: '2026-11-21T19:05:00.000Z',
  answers: { name: 'Riya Das', email: 'riya@example.com', phone: '98765 43210', question: 'When does it start?' },
  questions: { name: 'Name', email: 'Email', phone: 'Phone', question: 'Question' },
  phones: { phone: '+919876543210' },
  duplicateOf: null,
  fileNames: [],
};

/** The notice of the sample lead with some properties changed. */
const renderNotice = (changes: Partial<EmailLead> = {}) =>
  renderEmail({ kind: 'staff-notice', origin: 'https://www.example.com', lead: { ...lead, ...changes } });

/** The notice of the sample lead with some answers changed. */
const renderAnswers = (answers: Readonly<Record<string, string>>) =>
  renderNotice({ answers: { ...lead.answers, ...answers } });

const hrefsOf = (html: string) =>
  load(html)('a')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '');

/** Links of the email without the three in the footer. */
const bodyHrefs = (html: string) => hrefsOf(html).slice(0, -3);

test('shows every answer with its question, the reference, and the time in India', async () => {
  const { html, text } = await renderNotice();
  const words = load(html)('body').text();
  for (const expected of [
    'Riya Das',
    'When does it start?',
    '98765 43210',
    'Question',
    '7K9C-DFGH',
    '22 November 2026, 12:35 AM',
  ]) {
    expect(words).toContain(expected);
    expect(text).toContain(expected);
  }
});

test('has buttons to call, to write on WhatsApp and to reply by email', async () => {
  const { html, text } = await renderNotice();
  const [call, whatsapp, write, ...others] = bodyHrefs(html);
  expect([call, whatsapp]).toEqual(['tel:+919876543210', 'https://wa.me/919876543210']);
  const mail = new URL(write ?? '');
  expect(mail.pathname).toBe('riya@example.com');
  expect(mail.searchParams.get('subject')).toBe('Your question to Unakoti Technologies (7K9C-DFGH)');
  expect(others).toEqual([]);
  expect(text).toMatch(/^ {2}\+919876543210$/m);
  expect(text).toMatch(/^ {2}https:\/\/wa\.me\/919876543210$/m);
});

const minorLead = (guardianPhone: string | null) => ({
  form: 'internship-registration',
  answers: { name: 'Riya Das', email: 'riya@example.com', whatsapp: '98765 43210', guardianPhone: 'Ma, 98123 45670' },
  phones: { whatsapp: '+919876543210', guardianPhone },
});

test('offers to call the parent of a minor, and not to contact the student', async () => {
  const { html, text } = await renderNotice(minorLead('+919812345670'));
  expect(bodyHrefs(html)).toEqual(['tel:+919812345670']);
  expect(text).toContain('Under 18: ask the parent or guardian first');
  expect(text).toContain('Ma, 98123 45670');
});

test('offers no call for a minor whose parent gave no dialable number', async () => {
  const { html, text } = await renderNotice(minorLead(null));
  expect(bodyHrefs(html)).toEqual([]);
  expect(text).toContain('Under 18: ask the parent or guardian first');
  expect(text).toContain('Ma, 98123 45670\n  (No number that can be dialled.)');
});

test('has no button for a number that cannot be dialled, and marks it', async () => {
  const { html, text } = await renderNotice({ phones: { phone: null } });
  expect(bodyHrefs(html)).toHaveLength(1);
  expect(text).toContain('98765 43210\n  (No number that can be dialled.)');
});

test('names an earlier entry of the same person, if there is one', async () => {
  expect((await renderNotice({ duplicateOf: 'HJKM-67PQ' })).text).toContain('Earlier: HJKM-67PQ');
  const without = await renderNotice();
  expect(without.text + without.html).not.toContain('Earlier');
});

test('lists the files', async () => {
  const { html, text } = await renderNotice({ form: 'application', fileNames: ['cv.pdf'] });
  expect(load(html)('li').text()).toBe('cv.pdf');
  expect(text).toContain('- cv.pdf\n');
});

test('shows the titles of a position and a training mode, not their slugs', async () => {
  const application = await renderNotice({ form: 'application', answers: { position: 'flutter-developer' } });
  expect(application.text).toContain('Flutter Developer');
  const registration = await renderNotice({ form: 'internship-registration', answers: { mode: 'offline' } });
  expect(registration.text).toContain('  In person');
});

test('renders a lead without a name, of a form that no longer exists', async () => {
  const { subject, text } = await renderNotice({ form: 'gone', answers: { wish: 'Call me' }, phones: {} });
  expect(subject).toBe('Message: no name given (7K9C-DFGH)');
  expect(text).toContain('wish\n  Call me');
});

test('escapes tags in answers', async () => {
  const answer = '<img src=x onerror=alert(1)><a href="https://evil.example">free</a></td></table>';
  const { html } = await renderAnswers({ name: answer, question: answer });
  const $ = load(html);
  expect($('img')).toHaveLength(0);
  expect($('h1').text()).toBe(answer);
  expect(bodyHrefs(html)).toHaveLength(3);
});

test('renders addresses in answers so that mail clients make no link of them', async () => {
  const answer = 'https://evil.example/x www.evil.example evil@evil.example';
  const { html } = await renderAnswers({ name: answer, question: answer });
  const $ = load(html);
  expect($('dd').last().text()).toBe(answer);
  // Mail clients search one text node after another: none of them contains a whole address.
  const textNodes = html.slice(html.indexOf('</head>')).split(/<[^>]*>/);
  expect(textNodes.filter((text) => /[.@/:]evil|\.example/.test(text))).toEqual([]);
});

test.each([
  ['a line break', 'Riya\r\nBcc: all@example.com', 'Riya Bcc: all@example.com'],
  ['a line separator', 'Riya\u2028Das', 'Riya Das'],
  ['control characters', 'Ri\u0000ya\u001b[31m Das\u0085', 'Riya[31m Das'],
  ['a direction override', '\u202eRiya\u2066 Das\u200f', 'Riya Das'],
  ['a lone surrogate', 'Riya \ud83d', 'Riya \ufffd'],
  ['a Bengali joiner', 'অ\u200dনি', 'অ\u200dনি'],
])('cleans %s in a name for the subject', async (_, name, cleaned) => {
  const { subject, html } = await renderAnswers({ name });
  expect(subject).toBe(`Course question: ${cleaned} (7K9C-DFGH)`);
  expect(load(html)('title').text()).toBe(subject);
});

test('truncates a long name in the subject at a grapheme, and shows it whole in the email', async () => {
  const name = 'ক্ষ'.repeat(60);
  const { subject, text } = await renderAnswers({ name });
  expect(subject).toBe(`Course question: ${'ক্ষ'.repeat(29)}… (7K9C-DFGH)`);
  expect(text).toContain(name);
});

test('indents answers, so that their lines cannot imitate other parts of the email', async () => {
  const { text } = await renderAnswers({ question: 'Hello\n-- \nCall:\n  +910000000001\n\n\n\nReference: FAKE' });
  for (const line of ['Call:', 'Reference: FAKE', '--']) expect(text).toContain(`\n  ${line}`);
  expect(text.match(/^-- $/gm)).toHaveLength(1);
  expect(text.match(/^Reference:/gm)).toHaveLength(1);
});

test.each(['a?bcc=all@example.com', 'riya@example.com?bcc=all@example.com', 'a,b@example.com', 'riya'])(
  'the reply button for %s adds no recipient',
  async (email) => {
    const mails = hrefsOf((await renderAnswers({ email })).html).filter((href) => /^mailto:(?!hello@)/.test(href));
    for (const href of mails) {
      expect([...new URL(href).searchParams.keys()]).toEqual(['subject']);
      expect(href).not.toMatch(/,|;/);
    }
    expect(mails.length).toBe(email.startsWith('a?') ? 1 : 0);
  },
);

test('keeps the longest answers below the size at which Gmail clips an email', async () => {
  const { html } = await renderAnswers({ name: "'".repeat(200), question: "'.".repeat(2500) });
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});
