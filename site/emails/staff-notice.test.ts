import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { EmailLead } from '#forms/email.ts';
import { renderEmail } from './render-email.tsx';

const lead: EmailLead = {
  reference: '7K9C-DFGH',
  form: 'course-question',
  receivedAt: '2026-11-21T19:05:00.000Z',
  answers: { name: 'Riya Das', email: 'riya@example.com', phone: '98765 43210', question: 'When does it start?' },
  questions: { name: 'Name', email: 'Email', phone: 'Phone', question: 'Question' },
  phones: { phone: '+919876543210' },
  duplicateOf: null,
  fileNames: [],
};

/** A notice of a lead that differs from an ordinary one. */
const renderNotice = (more: Partial<EmailLead> = {}) =>
  renderEmail({ kind: 'staff-notice', origin: 'https://www.example.com', lead: { ...lead, ...more } });

/** The same with one answer typed differently. */
const renderTyped = (typed: Readonly<Record<string, string>>) =>
  renderNotice({ answers: { ...lead.answers, ...typed } });

const hrefsOf = (html: string) =>
  load(html)('a')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '');

/** Of the email itself: the foot leads to us. */
const waysIn = (html: string) => hrefsOf(html).slice(0, -3);

test('a notice holds every answer under its question, the reference, and the time of day in India', async () => {
  const { html, text } = await renderNotice();
  const words = load(html)('body').text();
  for (const each of [
    'Riya Das',
    'When does it start?',
    '98765 43210',
    'Question',
    '7K9C-DFGH',
    'Sun, Nov 22, 2026, 12:35 am IST',
  ]) {
    expect(words).toContain(each);
    expect(text).toContain(each);
  }
});

test('whoever wrote can be called, written to on WhatsApp and answered by mail', async () => {
  const { html, text } = await renderNotice();
  const [call, whatsapp, write, ...more] = waysIn(html);
  expect([call, whatsapp]).toEqual(['tel:+919876543210', 'https://wa.me/919876543210']);
  const mail = new URL(write ?? '');
  expect(mail.pathname).toBe('riya@example.com');
  expect(mail.searchParams.get('subject')).toBe('Your question to Unakoti Technologies (7K9C-DFGH)');
  expect(more).toEqual([]);
  expect(text).toMatch(/^ {2}\+919876543210$/m);
  expect(text).toMatch(/^ {2}https:\/\/wa\.me\/919876543210$/m);
});

const ofMinor = (guardianPhone: string | null) => ({
  form: 'internship-registration',
  answers: { name: 'Riya Das', email: 'riya@example.com', whatsapp: '98765 43210', guardianPhone: 'Ma, 98123 45670' },
  phones: { whatsapp: '+919876543210', guardianPhone },
});

test('of somebody under eighteen, a parent can be called, and the student neither called nor written to', async () => {
  const { html, text } = await renderNotice(ofMinor('+919812345670'));
  expect(waysIn(html)).toEqual(['tel:+919812345670']);
  expect(text).toContain('Under 18: ask the parent or guardian first');
  expect(text).toContain('  npm run leads -- --erase 7K9C-DFGH');
  expect(text).toContain('Ma, 98123 45670');
});

test('of somebody under eighteen whose parent has no number that can be dialled, nobody can be called', async () => {
  const { html, text } = await renderNotice(ofMinor(null));
  expect(waysIn(html)).toEqual([]);
  expect(text).toContain('Under 18: ask the parent or guardian first');
  expect(text).toContain('Ma, 98123 45670\n  (No number in it that can be dialled.)');
});

test('a number that cannot be dialled has no button, and is told apart', async () => {
  const { html, text } = await renderNotice({ phones: { phone: null } });
  expect(waysIn(html)).toHaveLength(1);
  expect(text).toContain('98765 43210\n  (No number in it that can be dialled.)');
});

test('an earlier entry of the same person is named, and only where there is one', async () => {
  expect((await renderNotice({ duplicateOf: 'HJKM-67PQ' })).text).toContain('Earlier: HJKM-67PQ');
  const without = await renderNotice();
  expect(without.text + without.html).not.toContain('Earlier');
});

test('files are named, with the command that saves them', async () => {
  const { html, text } = await renderNotice({ form: 'application', fileNames: ['cv.pdf'] });
  expect(load(html)('li').text()).toBe('cv.pdf');
  expect(text).toContain('- cv.pdf\n');
  expect(text).toContain('  npm run leads -- 7K9C-DFGH');
  expect((await renderNotice()).text).not.toContain('npm run leads');
});

test('what is kept by a name is told by its words: a position, a mode of training', async () => {
  const application = await renderNotice({ form: 'application', answers: { position: 'flutter-developer' } });
  expect(application.text).toContain('Flutter Developer');
  const registration = await renderNotice({ form: 'internship-registration', answers: { mode: 'offline' } });
  expect(registration.text).toContain('  Offline');
});

test('a lead of a form that is gone, without a name, is told all the same', async () => {
  const { subject, text } = await renderNotice({ form: 'gone', answers: { wish: 'Call me' }, phones: {} });
  expect(subject).toBe('Message: no name given (7K9C-DFGH)');
  expect(text).toContain('wish\n  Call me');
});

test('tags that were typed are words', async () => {
  const typed = '<img src=x onerror=alert(1)><a href="https://evil.example">free</a></td></table>';
  const { html } = await renderTyped({ name: typed, question: typed });
  const $ = load(html);
  expect($('img')).toHaveLength(0);
  expect($('h1').text()).toBe(typed);
  expect(waysIn(html)).toHaveLength(3);
});

test('an address that was typed is no link, and nothing that a mailbox makes one of', async () => {
  const typed = 'https://evil.example/x www.evil.example evil@evil.example';
  const { html } = await renderTyped({ name: typed, question: typed });
  const $ = load(html);
  expect($('dd').last().text()).toBe(typed);
  // What a mailbox looks through is one run of text after another, and none of them holds more than a piece.
  const runs = html.slice(html.indexOf('</head>')).split(/<[^>]*>/);
  expect(runs.filter((run) => /[.@/:]evil|\.example/.test(run))).toEqual([]);
});

test.each([
  ['a line break', 'Riya\r\nBcc: all@example.com', 'Riya Bcc: all@example.com'],
  ['a line separator', 'Riya\u2028Das', 'Riya Das'],
  ['control characters', 'Ri\u0000ya\u001b[31m Das\u0085', 'Riya[31m Das'],
  ['a turn of direction', '\u202eRiya\u2066 Das\u200f', 'Riya Das'],
  ['half a character', 'Riya \ud83d', 'Riya \ufffd'],
  ['a joiner of Bengali', 'অ\u200dনি', 'অ\u200dনি'],
])('%s in a name neither ends the subject nor turns it round', async (_, name, shown) => {
  const { subject, html } = await renderTyped({ name });
  expect(subject).toBe(`Course question: ${shown} (7K9C-DFGH)`);
  expect(load(html)('title').text()).toBe(subject);
});

test('a long name is cut in the subject at a whole sign, and is whole in the email', async () => {
  const name = 'ক্ষ'.repeat(60);
  const { subject, text } = await renderTyped({ name });
  expect(subject).toBe(`Course question: ${'ক্ষ'.repeat(29)}… (7K9C-DFGH)`);
  expect(text).toContain(name);
});

test('lines that imitate an email stand further in than any of ours', async () => {
  const { text } = await renderTyped({ question: 'Hello\n-- \nCall:\n  +910000000001\n\n\n\nReference: FAKE' });
  for (const line of ['Call:', 'Reference: FAKE', '--']) expect(text).toContain(`\n  ${line}`);
  expect(text.match(/^-- $/gm)).toHaveLength(1);
  expect(text.match(/^Reference:/gm)).toHaveLength(1);
});

test.each(['a?bcc=all@example.com', 'riya@example.com?bcc=all@example.com', 'a,b@example.com', 'riya'])(
  'the button to answer %s writes to no one else',
  async (email) => {
    const mails = hrefsOf((await renderTyped({ email })).html).filter((href) => /^mailto:(?!hello@)/.test(href));
    for (const href of mails) {
      expect([...new URL(href).searchParams.keys()]).toEqual(['subject']);
      expect(href).not.toMatch(/,|;/);
    }
    expect(mails.length).toBe(email.startsWith('a?') ? 1 : 0);
  },
);

test('the longest answers stay below what Gmail cuts off', async () => {
  const { html } = await renderTyped({ name: "'".repeat(200), question: "'.".repeat(2500) });
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});
