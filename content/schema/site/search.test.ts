import { expect, test } from 'vitest';
import source from '../../search.ts';
import { searchSchema } from './search.ts';

const faultsOf = (change: object) =>
  searchSchema
    .safeParse({ ...source, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const link = { label: 'Fees', text: 'What it costs', href: '/fees' };

test('refuses a query that another answer has, in any letter case', () => {
  const answers = [
    { queries: ['fee', 'price'], links: [link] },
    { queries: ['Price'], links: [link] },
  ];
  expect(faultsOf({ answers })).toEqual(["answers.1: 'price' is already in this list; remove one"]);
  expect(faultsOf({ answers: answers.slice(1) })).toBeUndefined();
});

test('refuses a name in two groups of aliases', () => {
  expect(
    faultsOf({
      aliases: [
        ['DS', 'data science'],
        ['DS', 'data structures'],
      ],
    }),
  ).toEqual(["aliases.1: 'ds' is already in this list; remove one"]);
});

test('refuses an answer whose link is not an address of this site', () => {
  expect(faultsOf({ answers: [{ queries: ['fee'], links: [{ ...link, href: 'fees' }] }] })?.join()).toContain(
    'answers.0',
  );
});
