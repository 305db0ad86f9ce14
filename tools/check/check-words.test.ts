import { expect, it } from 'vitest';
import { findRetiredWords } from './check-words.ts';

it('names the word to use instead, even for a word inside a name, and leaves longer words alone', () => {
  expect(findRetiredWords('site/a.ts', 'const allure = 1;\nconst lureField = [];')).toEqual([
    'site/a.ts:2: instead of "lure", write "honeypot"',
  ]);
});
