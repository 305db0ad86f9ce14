import { expect, test } from 'vitest';
import { findContradictions } from '#content';
import { facts } from '../facts/facts.ts';
import { files, folders } from '../files.ts';
import { readAll } from './read-all.ts';

const { factData } = readAll({ facts, files, folders });

test('the facts agree with the specification', () => {
  expect(findContradictions()).toEqual([]);
});

test('names each fact that differs, with both values', () => {
  const [first, ...others] = factData.fees.courses;
  if (!first) throw new Error('no course has a fee');
  const fees = { ...factData.fees, courses: [{ ...first, discountedInr: 5499 }, ...others], internships: [] };
  expect(findContradictions({ fees, positions: factData.positions.slice(0, 5) })).toEqual([
    'The specification fixes the discounted price of cpp-programming: ₹4,999. Here it is ₹5,499.',
    'The specification fixes the fee of the internship of 4 Weeks: ₹1,999. Here it is missing.',
    'The specification fixes the fee of the internship of 7 Weeks: ₹2,999. Here it is missing.',
    'The specification fixes at least 6 open positions. Here are 5.',
  ]);
});
