import { expect, it } from 'vitest';
import { resultSummary } from './result-summary.ts';

const words = {
  results: '{count} for {query}',
  resultOne: 'one for {query}',
  partialResults: 'some of {query}',
  noResults: 'nothing',
};
const answer = { label: 'Fees', text: 'All of them', href: '/fees', kind: 'Course' };
const page = { href: '/', name: '', kind: '', heading: '', description: '', parts: [] };
const match = { page, parts: [], sessionCount: 0 };

it.each([
  ['no page, but a curated answer', { answers: [answer], pages: [], hasAllWords: false }, 'one for EMI'],
  ['no page, but several curated answers', { answers: [answer, answer], pages: [], hasAllWords: false }, '2 for EMI'],
  ['one page', { answers: [answer, answer], pages: [match], hasAllWords: true }, 'one for EMI'],
  ['pages with some of the words', { answers: [], pages: [match, match], hasAllWords: false }, 'some of EMI'],
  ['nothing', { answers: [], pages: [], hasAllWords: false }, 'nothing'],
])('summarizes %s', (_, results, sentence) => expect(resultSummary(results, 'EMI', words)).toBe(sentence));

it('quotes the query unchanged', () => {
  expect(resultSummary({ answers: [answer], pages: [], hasAllWords: true }, '$& {count}', words)).toBe(
    'one for $& {count}',
  );
});
