import { expect, test } from 'vitest';
import { sample } from './sample.ts';
import { hashTexts, localizeLinks, pairTexts, replaceTexts } from './translate.ts';

const original = {
  heading: sample('Fees', 'a better heading'),
  href: '/fees',
  rows: [
    { label: 'Total', text: 'with tax' },
    { label: 'Monthly', text: 'without tax' },
  ],
};

function translate(texts: unknown) {
  const problems: string[] = [];
  const result = replaceTexts(original, texts, (field, problem) => problems.push(`${field}: ${problem}`));
  return { result, problems };
}

test('replaces the texts of a file and keeps everything else', () => {
  const { result, problems } = translate({ heading: 'ফি', rows: [{ label: 'মোট' }, undefined] });
  expect(problems).toEqual([]);
  expect(result).toEqual({
    heading: 'ফি',
    href: '/fees',
    rows: [
      { label: 'মোট', text: 'with tax' },
      { label: 'Monthly', text: 'without tax' },
    ],
  });
});

test.each([
  [{ headings: 'ফি' }, 'headings: the original has no such text; remove it'],
  [{ rows: [{ label: 'মোট' }] }, 'rows: has 1 items; the original has 2'],
  [{ rows: 'মোট' }, 'rows: not the same kind of value as in the original'],
])('refuses %j', (texts, problem) => {
  expect(translate(texts).problems).toEqual([problem]);
});

test('the hash changes with a translated text, and with no other', () => {
  const texts = { rows: [{ label: 'মোট' }, undefined] };
  const hash = (label: string, text: string) =>
    hashTexts(pairTexts({ ...original, rows: [{ label, text }, original.rows[1]] }, texts));
  expect(hash('Total', 'without GST')).toBe(hash('Total', 'with tax'));
  expect(hash('In all', 'with tax')).not.toBe(hash('Total', 'with tax'));
});

test('a link leads to the version of its page, with its query and anchor, and any other text stays', () => {
  const links = { a: '/fees?program=flutter#total', b: '/about', c: 'see /fees' };
  expect(localizeLinks(links, new Map([['/fees', '/bn/fees']]))).toEqual({
    ...links,
    a: '/bn/fees?program=flutter#total',
  });
});
