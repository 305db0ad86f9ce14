import { expect, test } from 'vitest';
import source from '../../search.ts';
import { searchSchema } from './search.ts';

const faultsOf = (change: object) =>
  searchSchema
    .safeParse({ ...source, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const link = { label: 'Fees', text: 'What it costs', href: '/fees' };

test('a word is asked once, whatever its capitals: the second answer would never be first', () => {
  const answers = [
    { asked: ['fee', 'price'], links: [link] },
    { asked: ['Price'], links: [link] },
  ];
  expect(faultsOf({ answers })).toEqual(["answers.1: 'price' stands here twice"]);
  expect(faultsOf({ answers: answers.slice(1) })).toBeUndefined();
});

test('a name belongs to one thing', () => {
  expect(
    faultsOf({
      aliases: [
        ['DS', 'data science'],
        ['DS', 'data structures'],
      ],
    }),
  ).toEqual(["aliases.1: 'ds' stands here twice"]);
});

test('an answer leads to an address of this site', () => {
  expect(faultsOf({ answers: [{ asked: ['fee'], links: [{ ...link, href: 'fees' }] }] })?.join()).toContain(
    'answers.0',
  );
});
