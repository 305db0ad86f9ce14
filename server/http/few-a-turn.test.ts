import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fewATurn } from './few-a-turn.ts';

it('a thousand who ask again at once share the turns of the loop with others, in the order they came', async () => {
  const soon = fewATurn();
  const begun: number[] = [];
  let turns = 0;
  for (let client = 0; client < 1000; client += 1) soon(() => begun.push(client));
  while (begun.length < 1000) {
    await nextTurn();
    turns += 1;
  }
  expect(turns).toBeGreaterThan(100);
  expect(begun).toEqual(Array.from({ length: 1000 }, (_, client) => client));
});

it('what is begun from within is begun, too', async () => {
  const soon = fewATurn();
  await new Promise<void>((resolve) => soon(() => soon(resolve)));
});
