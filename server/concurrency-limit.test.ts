import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

type Leave = () => void;

/** Asks for so much, and keeps it until told to leave; null if there was none in time. */
function entering(room: ConcurrencyLimit, weight: number, timeoutMs: number, client?: string): Promise<Leave | null> {
  return new Promise((resolve, reject) => {
    const work = () => new Promise<boolean>((leave) => resolve(() => leave(true)));
    room.run(work, { weight, timeoutMs, client }).then((done) => done || resolve(null), reject);
  });
}

const roomFor = (capacity: number, share = capacity) => new ConcurrencyLimit({ capacity, share });

it('lets in what fits, and the next as soon as one leaves', async () => {
  const room = roomFor(10);
  const first = await entering(room, 6, 0);
  const second = await entering(room, 4, 0);
  const waiting = entering(room, 5, 1000);
  expect(await Promise.race([waiting, sleep(30)])).toBeUndefined();
  second?.();
  expect(await Promise.race([waiting, sleep(30)])).toBeUndefined();
  first?.();
  expect(await waiting).toBeTypeOf('function');
});

it('sends away who finds no room in time, and forgets them', async () => {
  const room = roomFor(10);
  const leave = await entering(room, 10, 0);
  expect(await entering(room, 1, 20)).toBeNull();
  leave?.();
  expect(await entering(room, 10, 100)).toBeTypeOf('function');
});

it('is fair: a small one does not pass a large one that waits, but follows when that one gives up', async () => {
  const room = roomFor(10);
  await entering(room, 6, 0);
  const large = entering(room, 8, 100);
  const small = entering(room, 2, 1000);
  expect(await Promise.race([small, sleep(30)])).toBeUndefined();
  expect(await large).toBeNull();
  expect(await small).toBeTypeOf('function');
});

it('who needs nothing is let in at once, however many wait', async () => {
  const room = roomFor(10);
  await entering(room, 10, 0);
  void entering(room, 5, 1000);
  const leave = await Promise.race([entering(room, 0, 1000), sleep(100)]);
  expect(leave).toBeTypeOf('function');
});

describe('one client', () => {
  it('has a share of it at most, and while it waits for that the others are let in', async () => {
    const room = roomFor(10, 6);
    const first = await entering(room, 4, 0, 'a');
    const second = entering(room, 4, 1000, 'a');
    expect(await entering(room, 6, 0, 'b')).toBeTypeOf('function');
    expect(await Promise.race([second, sleep(30)])).toBeUndefined();
    first?.();
    expect(await second).toBeTypeOf('function');
    expect(await entering(room, 4, 0, 'a')).toBeNull();
  });

  it('that nobody can tell from others has no share', async () => {
    const room = roomFor(10, 6);
    await entering(room, 6, 0);
    expect(await entering(room, 4, 0)).toBeTypeOf('function');
  });
});

it('never holds more than it has room for', async () => {
  const room = roomFor(100);
  let held = 0;
  let most = 0;
  const visits = Array.from({ length: 300 }, async (_, at) => {
    const bytes = 1 + ((at * 37) % 60);
    const leave = await entering(room, bytes, 10_000);
    held += bytes;
    most = Math.max(most, held);
    await sleep(at % 3);
    held -= bytes;
    leave?.();
  });
  await Promise.all(visits);
  expect(held).toBe(0);
  expect(most).toBeLessThanOrEqual(100);
  expect(most).toBeGreaterThan(60);
});

it('one piece of work begins when the one before has ended, in the order they came, also after one that failed', async () => {
  const one = new ConcurrencyLimit({ pauseMs: 1 });
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await sleep(ms);
    seen.push(`${name} ends`);
    if (name === 'two') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([one.run(work('one', 20)), one.run(work('two', 10)), one.run(work('three', 0))]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('many turns of the loop lie between two pieces: a crowd gets in that takes one turn for each', async () => {
  const one = new ConcurrencyLimit({ pauseMs: 50 });
  const seen: string[] = [];
  const work = Array.from({ length: 20 }, (_, at) => one.run(async () => void seen.push(`work ${at}`)));
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
  const one = new ConcurrencyLimit({ pauseMs: 1 });
  const seen: string[] = [];
  const piece = (name: string, isPriority: boolean) => one.run(async () => void seen.push(name), { isPriority });
  await Promise.all([piece('one', false), piece('two', false), piece('three', true), piece('four', true)]);
  expect(seen).toEqual(['one', 'three', 'four', 'two']);
});

describe('work that nobody wants any more when its turn comes', () => {
  it('is not done', async () => {
    const one = new ConcurrencyLimit({ pauseMs: 1 });
    const seen: string[] = [];
    const gone = new Set<number>();
    const work = Array.from({ length: 10 }, (_, at) =>
      one.run(
        async () => {
          seen.push(`work ${at}`);
          // They leave while the first is being done.
          for (let each = 2; each < 10; each += 1) gone.add(each);
          return at;
        },
        { isWanted: () => !gone.has(at) },
      ),
    );
    expect(await Promise.all(work)).toEqual([0, 1, ...Array(8).fill(undefined)]);
    expect(seen).toEqual(['work 0', 'work 1']);
  });

  it('makes room for others', () => {
    const one = new ConcurrencyLimit({ maxQueued: 200, pauseMs: 1 });
    let isWanted = true;
    fill(one, () => isWanted);
    expect(one.isFull).toBe(true);
    isWanted = false;
    expect(one.isFull).toBe(false);
  });
});

it('what is added to as many as can be done is done, too', async () => {
  const one = new ConcurrencyLimit({ maxQueued: 200, pauseMs: 1 });
  fill(one, () => true);
  expect(await one.run(async () => 'done', { isPriority: true })).toBe('done');
});

function fill(one: ConcurrencyLimit, isWanted: () => boolean): void {
  for (let count = 0; count < 1000; count += 1) {
    if (one.isFull) return;
    void one.run(async () => {}, { isWanted });
  }
}
