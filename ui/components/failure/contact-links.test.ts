import { expect, test } from 'vitest';
import { answersAsText, mailtoLink, whatsappLink } from './contact-links.ts';

const name = 'Message';
const number = 'https://wa.me/910000000000';
const answers = [
  { label: 'Full Name', answer: 'Bina Debbarma' },
  { label: 'Project Details', answer: 'Tea & cake? 100 % সত্যি.\nSecond line + more' },
];
const textOf = (href: string) => decodeURIComponent(/\?text=([^&+]*)$/.exec(href)?.[1] ?? '');

test('a link to WhatsApp carries what it is, and every answer, a line each', () => {
  const href = whatsappLink(number, { name, answers }, '[shortened]');
  expect(href.startsWith(`${number}?text=`)).toBe(true);
  expect(textOf(href)).toBe(
    'Message\nFull Name: Bina Debbarma\nProject Details: Tea & cake? 100 % সত্যি.\nSecond line + more',
  );
});

test('made again, a link carries the new answers alone', () => {
  const [first] = answers;
  if (!first) throw new Error('no answer');
  expect(textOf(whatsappLink(whatsappLink(number, { name, answers }, ''), { name, answers: [first] }, ''))).toBe(
    'Message\nFull Name: Bina Debbarma',
  );
  expect(mailtoLink('mailto:a@example.com?body=old', { name, answers: [first] })).toBe(
    'mailto:a@example.com?subject=Message&body=Message%0AFull%20Name%3A%20Bina%20Debbarma',
  );
});

test.each([
  ['5,000 letters', 'x'.repeat(5000)],
  ['5,000 letters of Bengali', 'সত্যি '.repeat(833)],
  ['emoji, of which none is cut in half', '🧵'.repeat(1200)],
  ['emoji behind a letter, of which none is either', `x${'🧵'.repeat(1200)}`],
])(
  'of %s a link keeps as much as it can hold, says that it was shortened, and leaves short answers whole',
  (_, long) => {
    const href = whatsappLink(
      number,
      { name, answers: [...answers.slice(0, 1), { label: 'Project Details', answer: long }] },
      '[shortened]',
    );
    expect(href.length).toBeLessThanOrEqual(4000);
    expect(href.length).toBeGreaterThan(3500);
    const [about, fullName, details = ''] = textOf(href).split('\n');
    expect([about, fullName]).toEqual([name, 'Full Name: Bina Debbarma']);
    expect(details).toMatch(/… \[shortened\]$/);
    const kept = details.slice('Project Details: '.length, -'… [shortened]'.length);
    expect(long.startsWith(kept)).toBe(true);
  },
);

test('half a character, which no address can hold, does not take the link away', () => {
  expect(textOf(whatsappLink(number, { name, answers: [{ label: 'Full Name', answer: 'Bina \ud83e' }] }, ''))).toBe(
    'Message\nFull Name: Bina \ufffd',
  );
});

test('what is copied is whole', () => {
  expect(answersAsText({ name, answers: [{ label: 'Project Details', answer: 'x'.repeat(5000) }] })).toBe(
    `Message\nProject Details: ${'x'.repeat(5000)}`,
  );
});
