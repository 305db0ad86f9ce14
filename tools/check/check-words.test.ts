import { expect, it } from 'vitest';
import { findRetiredWords } from './check-words.ts';

it('names the word to use instead, even for a word inside a name', () => {
  expect(findRetiredWords('site/a.ts', 'const ok = 1;\nconst slipList = [];')).toEqual([
    'site/a.ts:2: instead of "slip", write "field error"',
  ]);
});

it('leaves longer words alone, and words outside the folders where they are retired', () => {
  expect(findRetiredWords('site/a.ts', 'slippers; a letter of the alphabet')).toEqual([]);
  expect(findRetiredWords('server/a.ts', '/** Sends a letter. */')).toHaveLength(1);
});
