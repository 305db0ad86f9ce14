import { describe, expect, test } from 'vitest';
import { createSearch, type IndexedPage } from './search-pages.ts';

const page = (name: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  href: `/${name.toLowerCase().replace(/\W+/g, '-')}`,
  name,
  kind: 'Service',
  heading: '',
  description: '',
  parts: [],
  ...more,
});

const part = (heading: string, text = '') => ({ id: heading.toLowerCase().replace(/\W+/g, '-'), heading, text });

const lists = {
  aliases: [
    ['résumé', 'CV'],
    ['fee', 'ফি'],
  ],
  stopWords: ['the', 'how', 'to'],
};

const { find } = createSearch(
  {
    pages: [
      page('Cloud Solutions', { parts: [part('Four ways in', 'A rest day for the servers'), part('Migration')] }),
      page('Custom Software', { parts: [part('What we build', 'An API that is REST to the letter')] }),
      page('Flutter Mobile Development', {
        kind: 'Course',
        parts: [part('Session 1: Dart', 'Cloud functions'), part('Session 2: Clouds drawn by hand'), part('Fees')],
      }),
      page('Contracts', { kind: 'Legal', heading: 'When it ends', description: 'Restored files, and the mobile ones' }),
      page('ফি ও তারিখ', { kind: 'বাংলা', description: 'Fees and dates', language: 'bn' }),
    ],
    answers: [
      { queries: ['fee', 'how much'], links: [{ label: 'Fees', text: 'All of them', href: '/fees', kind: 'Course' }] },
      { queries: ['contact', 'log in'], links: [{ label: 'Contact', text: 'Us', href: '/#contact', kind: 'Company' }] },
    ],
  },
  lists,
);

const pagesFor = (query: string) => find(query).pages.map(({ page: { name } }) => name);
const answersFor = (query: string) => find(query).answers.map(({ label }) => label);

describe('pages', () => {
  test('are found once each, with the best part first', () => {
    const [first, second, ...rest] = find('cloud').pages;
    expect(rest).toEqual([]);
    expect(first?.page.name).toBe('Cloud Solutions');
    expect(second?.parts.map(({ heading }) => heading)).toEqual(['Session 2: Clouds drawn by hand', 'Session 1: Dart']);
  });

  test('rank an abbreviation before the common word, and a whole word before a word that begins with it', () => {
    expect(pagesFor('rest')).toEqual(['Custom Software', 'Cloud Solutions', 'Contracts']);
    expect(pagesFor('REST')).toEqual(['Custom Software']);
  });

  test('in the script of the query come first', () => {
    expect(pagesFor('fees')).toEqual(['Flutter Mobile Development', 'ফি ও তারিখ']);
    expect(pagesFor('ফি')).toEqual(['ফি ও তারিখ', 'Flutter Mobile Development']);
  });

  test('are also found by their kind, slogan and description', () => {
    expect(pagesFor('legal')).toEqual(['Contracts']);
    expect(pagesFor('when it ends')).toEqual(['Contracts']);
    expect(pagesFor('mobile course')).toEqual(['Flutter Mobile Development']);
  });

  test('contain all words of the query, or the most words if no page contains all', () => {
    expect(find('migration servers')).toMatchObject({
      hasAllWords: true,
      pages: [{ page: { name: 'Cloud Solutions' } }],
    });
    const some = find('migration unheard-of');
    expect(some.hasAllWords).toBe(false);
    expect(some.pages.map(({ page: { name } }) => name)).toEqual(['Cloud Solutions']);
    expect(find('unheard')).toMatchObject({ pages: [], answers: [] });
  });
});

describe('a curated answer', () => {
  test.each(['fee', 'fees', 'the fees', 'how much', 'fe'])('is found for "%s"', (query) => {
    expect(answersFor(query)).toEqual(['Fees']);
  });

  test('is found for the beginning of its word if the query is one word', () => {
    expect(answersFor('cont')).toEqual(['Contact']);
    expect(answersFor('cont rest')).toEqual([]);
  });

  test('is not found for a query with further words', () => {
    expect(answersFor('flutter fees')).toEqual([]);
    expect(answersFor('log')).toEqual([]);
  });

  test('is found together with another if the query contains both phrases', () => {
    expect(answersFor('contact fees')).toEqual(['Fees', 'Contact']);
  });
});
