import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { budgetKb, maxKb } from './prefetch-links.ts';

const { kinds, pages } = JSON.parse(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8'));

it.each([['/about', 'content'], ...Object.entries<string>(pages)])(
  'estimates %s at no less than its size budget',
  (page, kind) => {
    expect(kinds[kind].html).toBeLessThanOrEqual(maxKb(page));
  },
);

it('a page can prefetch one of the largest pages and another one', () => {
  expect(maxKb('/curriculum/flutter') + maxKb('/about')).toBeLessThanOrEqual(budgetKb);
});
