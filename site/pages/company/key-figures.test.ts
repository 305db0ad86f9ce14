import { expect, test } from 'vitest';
import { monthThreads } from './key-figures.tsx';

test('places two spans on one scale of whole years, first and last month included', () => {
  const spans = [
    { from: '2018-01', to: '2019-12' },
    { from: '2019-04', to: '2020-01' },
  ];
  expect(monthThreads(spans)).toEqual({
    years: [2018, 2019, 2020],
    rows: [
      { start: 0, count: 24 },
      { start: 15, count: 10 },
    ],
  });
});
