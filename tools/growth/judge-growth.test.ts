import { expect, it } from 'vitest';
import { judgeGrowth } from './judge-growth.ts';

const cost = (pages: number, processorSeconds: number) => ({
  ...{ pages, processorSeconds, seconds: processorSeconds, mostMb: 900 },
  ...{ cards: pages, brochures: 7 },
});
const again = (pages: number, processorSeconds: number) => ({
  ...cost(pages, processorSeconds),
  cards: 1,
  brochures: 0,
});
const small = { first: cost(480, 40), again: again(480, 20) };

it('ten times the pages may take twelve times as long', () => {
  const { table, faults } = judgeGrowth([small, { first: cost(4800, 480), again: again(4800, 240) }]);
  expect(faults).toEqual([]);
  expect(table).toMatch(/^first +4800 +480 +480 +100 +900 +4800 +7$/m);
});

it('what grows faster than the pages is named', () => {
  expect(judgeGrowth([small, { first: cost(4800, 500), again: again(4800, 200) }]).faults).toEqual([
    '480 to 4800 pages, first: 12.5 times the processor time; the limit is 12.0',
  ]);
});

it('so is a build that made what had not changed', () => {
  expect(judgeGrowth([{ ...small, again: cost(480, 20) }]).faults).toEqual([
    '480 pages: after one changed, 480 cards and 7 brochures were made; the limit is 1 and 0',
  ]);
});
