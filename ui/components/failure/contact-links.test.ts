import { expect, test } from 'vitest';
import { answersAsText, mailtoLink, whatsappLink } from './contact-links.ts';

const name = 'Message';
const number = 'https://wa.me/910000000000';
const answers = [
  { label: 'Full Name', answer: 'Bina Debbarma' },
  { label: 'Project Details', answer: 'Tea & cake? 100 % সত্যি.\nSecond line + more' },
];
const textOf = (href: string) => decodeURIComponent(/\?text=([^&+]*)$/.exec(href)?.[1] ?? '');

test('a WhatsApp link contains the name of the form and one line for each answer', () => {
  const href = whatsappLink(number, { name, answers }, '[shortened]');
  expect(href.startsWith(`${number}?text=`)).toBe(true);
  expect(textOf(href)).toBe(
    'Message\nFull Name: Bina Debbarma\nProject Details: Tea & cake? 100 % সত্যি.\nSecond line + more',
  );
});

test('a link that already has answers gets only the new ones', () => {
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
  ['5,000 Bengali letters', 'সত্যি '.repeat(833)],
  ['emoji', '🧵'.repeat(1200)],
  ['emoji after a letter', `x${'🧵'.repeat(1200)}`],
])(
  'shortens an answer of %s to the longest link, cuts no character in half, and leaves short answers whole',
  (_, long) => {
    const href = whatsappLink(
      number,
      { name, answers: [...answers.slice(0, 1), { label: 'Project Details', answer: long }] },
      '[shortened]',
    );
    expect(href.length).toBeLessThanOrEqual(4000);
    expect(href.length).toBeGreaterThan(3500);
    const [title, fullName, details = ''] = textOf(href).split('\n');
    expect([title, fullName]).toEqual([name, 'Full Name: Bina Debbarma']);
    expect(details).toMatch(/… \[shortened\]$/);
    const start = details.slice('Project Details: '.length, -'… [shortened]'.length);
    expect(long.startsWith(start)).toBe(true);
  },
);

test('replaces half a surrogate pair, which a URL cannot contain', () => {
  expect(textOf(whatsappLink(number, { name, answers: [{ label: 'Full Name', answer: 'Bina \ud83e' }] }, ''))).toBe(
    'Message\nFull Name: Bina \ufffd',
  );
});

test('the text to copy is not truncated', () => {
  expect(answersAsText({ name, answers: [{ label: 'Project Details', answer: 'x'.repeat(5000) }] })).toBe(
    `Message\nProject Details: ${'x'.repeat(5000)}`,
  );
});
