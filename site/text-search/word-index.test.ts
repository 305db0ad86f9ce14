import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIndex, lookUp, readQuery, type WordLists, withoutStopWords } from './word-index.ts';
import { findWords } from './words.ts';

const lists: WordLists = {
  aliases: [
    ['Node.js', 'NodeJS', 'Node'],
    ['C++', 'cpp'],
    ['JavaScript', 'JS'],
    ['machine learning', 'ML'],
    ['object-oriented programming', 'object-oriented', 'OOP', 'OOPS'],
    ['point of sale', 'POS'],
    ['job', 'career', 'नौकरी'],
  ],
  stopWords: ['the', 'of', 'in', 'is', 'what'],
};

function search(query: string, texts: readonly string[]) {
  const index = createIndex<{ id: number; text: string }>({ text: 1 });
  index.addAll(texts.map((text, id) => ({ id, text })));
  return withoutStopWords(readQuery(query, lists)).map((term) => lookUp(index, term));
}

/** The texts that contain every word of a query. */
function found(query: string, ...texts: string[]): string[] {
  const results = search(query, texts);
  return texts.filter((_, index) => results.every((term) => term.some(({ id }) => id === index)));
}

/** The words that are highlighted in a text. */
function marked(query: string, text: string): string[] {
  const terms = search(query, [text]).flatMap((results) => results.flatMap((result) => result.terms));
  return findWords(text, new Set(terms)).map(([start, end]) => text.slice(start, end));
}

describe('a word matches', () => {
  test.each([
    ['pointer', 'Pointers and addresses', 'the word that it begins'],
    ['pointers', 'A pointer to a pointer', 'in the singular'],
    ['fees', 'What a fee covers', 'in the singular, however short'],
    ['api', 'Two APIs', 'in the plural'],
    ['state', 'Where useState stops being enough', 'within a compound name'],
    ['sql', 'Tables in PostgreSQL', 'within a compound name'],
    ['learning', 'machine-learning', 'after a hyphen'],
    ['resume', 'Send your résumé', 'without its accents'],
    ['résumé', 'resume training', 'with accents that the text does not have'],
    ['ত্রিপুরা', 'ত্রিপুরা রাজ্য', 'in another script'],
    ['c++', 'Classes in C++20', 'with its signs'],
  ])('%s in "%s": %s', (query, text) => {
    expect(found(query, text)).toEqual([text]);
  });

  test.each([
    ['est', 'A forest restored, nearest the river', 'the end of a word'],
    ['rest', 'The nearest forest', 'the middle of a word'],
    ['java', 'Chai and tea', 'a word that is not in the text'],
    ['py', 'Arrays in NumPy', 'two letters within a compound name'],
  ])('but not %s in "%s": %s', (query, text) => {
    expect(found(query, text)).toEqual([]);
  });
});

describe('an abbreviation', () => {
  test('in capitals matches only itself', () => {
    expect(found('REST', 'A REST API', 'The rest of the day', 'Restored', 'The forest')).toEqual(['A REST API']);
  });

  test('in capitals matches the common word if no text has the abbreviation', () => {
    expect(found('DART', 'The Dart language', 'A darting fish')).toEqual(['The Dart language']);
  });

  test('of two letters does not match the beginning of a word if a text has it alone', () => {
    expect(found('ai', 'AI on call', 'The aim of it', 'Said again')).toEqual(['AI on call']);
  });

  test('of one letter does not match a longer name', () => {
    expect(found('c', 'A program in C', 'Classes in C++')).toEqual(['A program in C']);
  });

  test('that is not complete yet matches the words that begin with it', () => {
    expect(found('po', 'Pointers', 'Two points', 'Report')).toEqual(['Pointers', 'Two points']);
  });
});

describe('other names', () => {
  test.each([
    ['nodejs', 'Programs in Node.js'],
    ['node.js', 'Streams of Node'],
    ['node', 'NodeJS and npm'],
    ['cpp', 'Classes in C++'],
    ['js', 'JavaScript values'],
    ['ML', 'The machine learning part'],
    ['machine learning', 'ML in a week'],
    ['oops', 'Object-oriented programming'],
    ['careers', 'A job'],
    ['नौकरी', 'Open jobs'],
    ['point of sale', 'A POS for shops'],
  ])('%s finds "%s"', (query, text) => {
    expect(found(query, text)).toEqual([text]);
  });

  test('a name with a capital does not match the common word', () => {
    expect(found('nodejs', 'A list class that owns its nodes')).toEqual([]);
  });
});

describe('several words', () => {
  test('must all be in the text, in any order', () => {
    expect(found('sort merge', 'Merge sort', 'Insertion sort', 'Merging lists')).toEqual(['Merge sort']);
  });

  test('stop words count only without other words', () => {
    expect(found('what is the stack', 'A stack')).toEqual(['A stack']);
    expect(found('the', 'The stack', 'A queue')).toEqual(['The stack']);
  });
});

describe('a typing error', () => {
  test.each([
    ['recusion', 'Recursion and the call stack'],
    ['migratoin', 'A migration in six steps'],
    ['pyhton', 'Python and pandas'],
    ['jave', 'Java'],
    ['reat', 'React'],
    ['flutr', 'Flutter'],
  ])('%s finds "%s"', (query, text) => {
    expect(found(query, text, 'Other words')).toEqual([text]);
  });

  test('is corrected only if the word itself is not found', () => {
    expect(found('casting', 'Casting a value', 'Costing a project')).toEqual(['Casting a value']);
  });

  test('is not corrected in short words, in abbreviations and in the first letter', () => {
    expect(found('jva', 'Java')).toEqual([]);
    expect(found('fluxr', 'Flutter')).toEqual([]);
    expect(found('docker', 'A locker')).toEqual([]);
    expect(found('KAFKB', 'Kafka')).toEqual([]);
  });
});

test('highlights cover the words found, without overlaps', () => {
  expect(marked('point', 'Pointers at a point, no appointment')).toEqual(['Pointers', 'point']);
  expect(marked('machine learning', 'Machine  learning, or ML')).toEqual(['Machine', 'learning', 'ML']);
  expect(marked('react reac', 'React')).toEqual(['React']);
  expect(marked('recusion', 'Recursion')).toEqual(['Recursion']);
});

test('highlights parts of the text for any query and any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(text, text, (query, words) => {
      const spans = marked(query, words);
      return spans.every((span) => words.includes(span) && span.length > 0);
    }),
  );
});
