import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

const items = Array.from({ length: 20 }, (_, index) => index);

it('does all, at most so many at a time, and gives what came of them in their order', async () => {
  let open = 0;
  let most = 0;
  const results = await inTurns(items, 3, async (item) => {
    open += 1;
    most = Math.max(most, open);
    for (let turn = 0; turn < items.length - item; turn += 1) await nextTurn();
    open -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(most).toBe(3);
});

it('fails with the first that fails, and begins no other', async () => {
  const begun: number[] = [];
  const doing = inTurns(items, 2, async (item) => {
    begun.push(item);
    await nextTurn();
    if (item === 3) throw new Error('the fourth');
  });
  await expect(doing).rejects.toThrow('the fourth');
  expect(begun.length).toBeLessThan(7);
});
