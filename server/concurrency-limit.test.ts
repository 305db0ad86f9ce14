import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

type Release = () => void;

/** Acquires capacity. @returns a function that releases it; null after a timeout */
function acquire(limit: ConcurrencyLimit, weight: number, timeoutMs: number, client?: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const work = () => new Promise<boolean>((release) => resolve(() => release(true)));
    limit.run(work, { weight, timeoutMs, client }).then((done) => done || resolve(null), reject);
  });
}

const limitOf = (capacity: number, share = capacity) => new ConcurrencyLimit({ capacity, share });

it('runs the tasks that fit, and the next one as soon as capacity is free', async () => {
  const limit = limitOf(10);
  const first = await acquire(limit, 6, 0);
  const second = await acquire(limit, 4, 0);
  const waiting = acquire(limit, 5, 1000);
  expect(await Promise.race([waiting, sleep(30)])).toBeUndefined();
  second?.();
  expect(await Promise.race([waiting, sleep(30)])).toBeUndefined();
  first?.();
  expect(await waiting).toBeTypeOf('function');
});

it('drops a task that times out in the queue', async () => {
  const limit = limitOf(10);
  const release = await acquire(limit, 10, 0);
  expect(await acquire(limit, 1, 20)).toBeNull();
  release?.();
  expect(await acquire(limit, 10, 100)).toBeTypeOf('function');
});

it('keeps a small task behind a large one until the large one runs or times out', async () => {
  const limit = limitOf(10);
  await acquire(limit, 6, 0);
  const large = acquire(limit, 8, 100);
  const small = acquire(limit, 2, 1000);
  expect(await Promise.race([small, sleep(30)])).toBeUndefined();
  expect(await large).toBeNull();
  expect(await small).toBeTypeOf('function');
});

it('runs a task of weight 0 at once, even if others wait', async () => {
  const limit = limitOf(10);
  await acquire(limit, 10, 0);
  void acquire(limit, 5, 1000);
  const release = await Promise.race([acquire(limit, 0, 1000), sleep(100)]);
  expect(release).toBeTypeOf('function');
});

describe('one client', () => {
  it('uses at most its share, and its waiting tasks do not block other clients', async () => {
    const limit = limitOf(10, 6);
    const first = await acquire(limit, 4, 0, 'a');
    const second = acquire(limit, 4, 1000, 'a');
    expect(await acquire(limit, 6, 0, 'b')).toBeTypeOf('function');
    expect(await Promise.race([second, sleep(30)])).toBeUndefined();
    first?.();
    expect(await second).toBeTypeOf('function');
    expect(await acquire(limit, 4, 0, 'a')).toBeNull();
  });

  it('may use all capacity if it is unknown', async () => {
    const limit = limitOf(10, 6);
    await acquire(limit, 6, 0);
    expect(await acquire(limit, 4, 0)).toBeTypeOf('function');
  });
});

it('never exceeds its capacity', async () => {
  const limit = limitOf(100);
  let used = 0;
  let most = 0;
  const tasks = Array.from({ length: 300 }, async (_, at) => {
    const bytes = 1 + ((at * 37) % 60);
    const release = await acquire(limit, bytes, 10_000);
    used += bytes;
    most = Math.max(most, used);
    await sleep(at % 3);
    used -= bytes;
    release?.();
  });
  await Promise.all(tasks);
  expect(used).toBe(0);
  expect(most).toBeLessThanOrEqual(100);
  expect(most).toBeGreaterThan(60);
});

it('runs tasks one after the other in order, even after a task that fails', async () => {
  const limit = new ConcurrencyLimit({ pauseMs: 1 });
  const seen: string[] = [];
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`);
    await sleep(ms);
    seen.push(`${name} ends`);
    if (name === 'two') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([
    limit.run(work('one', 20)),
    limit.run(work('two', 10)),
    limit.run(work('three', 0)),
  ]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('leaves many turns of the event loop between two tasks', async () => {
  const limit = new ConcurrencyLimit({ pauseMs: 50 });
  const seen: string[] = [];
  const work = Array.from({ length: 20 }, (_, at) => limit.run(async () => void seen.push(`work ${at}`)));
  const visitors = async () => {
    for (let visitor = 0; visitor < 40; visitor += 1) {
      await nextTurn();
      seen.push('a visitor');
    }
  };
  await Promise.all([...work, visitors()]);
  expect(seen.lastIndexOf('a visitor')).toBeLessThan(42);
});

it('runs priority tasks before those that have waited longer', async () => {
  const limit = new ConcurrencyLimit({ pauseMs: 1 });
  const seen: string[] = [];
  const task = (name: string, isPriority: boolean) => limit.run(async () => void seen.push(name), { isPriority });
  await Promise.all([task('one', false), task('two', false), task('three', true), task('four', true)]);
  expect(seen).toEqual(['one', 'three', 'four', 'two']);
});

describe('a task that is no longer wanted when its turn comes', () => {
  it('does not run', async () => {
    const limit = new ConcurrencyLimit({ pauseMs: 1 });
    const seen: string[] = [];
    const unwanted = new Set<number>();
    const work = Array.from({ length: 10 }, (_, at) =>
      limit.run(
        async () => {
          seen.push(`work ${at}`);
          // The first task makes all but the next one unwanted.
          for (let task = 2; task < 10; task += 1) unwanted.add(task);
          return at;
        },
        { isWanted: () => !unwanted.has(at) },
      ),
    );
    expect(await Promise.all(work)).toEqual([0, 1, ...Array(8).fill(undefined)]);
    expect(seen).toEqual(['work 0', 'work 1']);
  });

  it('no longer counts towards the queue length', () => {
    const limit = new ConcurrencyLimit({ maxQueued: 200, pauseMs: 1 });
    let isWanted = true;
    fill(limit, () => isWanted);
    expect(limit.isFull).toBe(true);
    isWanted = false;
    expect(limit.isFull).toBe(false);
  });
});

it('runs a task that is added while the queue is full', async () => {
  const limit = new ConcurrencyLimit({ maxQueued: 200, pauseMs: 1 });
  fill(limit, () => true);
  expect(await limit.run(async () => 'done', { isPriority: true })).toBe('done');
});

function fill(limit: ConcurrencyLimit, isWanted: () => boolean): void {
  for (let count = 0; count < 1000; count += 1) {
    if (limit.isFull) return;
    void limit.run(async () => {}, { isWanted });
  }
}
