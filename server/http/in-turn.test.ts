import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('one piece of work begins when the one before has ended, in the order they came, also after one that failed', async () => {
  const enqueue = inTurn();
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await sleep(ms);
    seen.push(`${name} ends`);
    if (name === 'two') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([enqueue(work('one', 20)), enqueue(work('two', 10)), enqueue(work('three', 0))]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('what else has come is done in between, instead of after all of it', async () => {
  const enqueue = inTurn();
  const seen: string[] = [];
  const work = Array.from({ length: 20 }, (_, at) => enqueue(async () => void seen.push(`work ${at}`)));
  const visitor = nextTurn().then(() => seen.push('a visitor'));
  await Promise.all([...work, visitor]);
  expect(seen.indexOf('a visitor')).toBeLessThan(3);
});
