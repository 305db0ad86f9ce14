import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTurn, type Turns } from './in-turn.ts';

const wish = { isFirst: false, isWanted: () => true };

it('one piece of work begins when the one before has ended, in the order they came, also after one that failed', async () => {
  const { add } = inTurn();
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await sleep(ms);
    seen.push(`${name} ends`);
    if (name === 'two') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([
    add(work('one', 20), wish),
    add(work('two', 10), wish),
    add(work('three', 0), wish),
  ]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('many turns of the loop lie between two pieces: a crowd gets in that takes one turn for each', async () => {
  const { add } = inTurn();
  const seen: string[] = [];
  const work = Array.from({ length: 20 }, (_, at) => add(async () => void seen.push(`work ${at}`), wish));
  const crowd = async () => {
    for (let visitor = 0; visitor < 40; visitor += 1) {
      await nextTurn();
      seen.push('a visitor');
    }
  };
  await Promise.all([...work, crowd()]);
  expect(seen.lastIndexOf('a visitor')).toBeLessThan(42);
});

it('what goes first is done before what has waited longer', async () => {
  const { add } = inTurn();
  const seen: string[] = [];
  const piece = (name: string, isFirst: boolean) => add(async () => void seen.push(name), { ...wish, isFirst });
  await Promise.all([piece('one', false), piece('two', false), piece('three', true), piece('four', true)]);
  expect(seen).toEqual(['three', 'four', 'one', 'two']);
});

describe('work that nobody wants any more when its turn comes', () => {
  it('is not done', async () => {
    const { add } = inTurn();
    const seen: string[] = [];
    const gone = new Set<number>();
    const work = Array.from({ length: 10 }, (_, at) =>
      add(
        async () => {
          seen.push(`work ${at}`);
          // They leave while the first is being done.
          for (let each = 2; each < 10; each += 1) gone.add(each);
          return at;
        },
        { isFirst: false, isWanted: () => !gone.has(at) },
      ),
    );
    expect(await Promise.all(work)).toEqual([0, 1, ...Array(8).fill(undefined)]);
    expect(seen).toEqual(['work 0', 'work 1']);
  });

  it('makes room for others', () => {
    const turns = inTurn();
    let isWanted = true;
    fill(turns, () => isWanted);
    expect(turns.isFull()).toBe(true);
    isWanted = false;
    expect(turns.isFull()).toBe(false);
  });
});

it('what is added to as many as can be done is done, too', async () => {
  const turns = inTurn();
  fill(turns, () => true);
  expect(await turns.add(async () => 'done', { ...wish, isFirst: true })).toBe('done');
});

function fill(turns: Turns, isWanted: () => boolean): void {
  for (let count = 0; count < 1000; count += 1) {
    if (turns.isFull()) return;
    void turns.add(async () => {}, { isFirst: false, isWanted });
  }
}
