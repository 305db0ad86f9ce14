import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Room } from './room.ts';

it('lets in what fits, and the next as soon as one leaves', async () => {
  const room = new Room(10, 10);
  const first = await room.enter(6, 0);
  const second = await room.enter(4, 0);
  const waiting = room.enter(5, 1000);
  expect(await Promise.race([waiting, sleep(30)])).toBeUndefined();
  second?.();
  expect(await Promise.race([waiting, sleep(30)])).toBeUndefined();
  first?.();
  expect(await waiting).toBeTypeOf('function');
});

it('sends away who finds no room in time, and forgets them', async () => {
  const room = new Room(10, 10);
  const leave = await room.enter(10, 0);
  expect(await room.enter(1, 20)).toBeNull();
  leave?.();
  expect(await room.enter(10, 0)).toBeTypeOf('function');
});

it('is fair: a small one does not pass a large one that waits, but follows when that one gives up', async () => {
  const room = new Room(10, 10);
  await room.enter(6, 0);
  const order: string[] = [];
  const large = room.enter(8, 50).then((leave) => order.push(`large ${leave ? 'in' : 'away'}`));
  const small = room.enter(2, 1000).then((leave) => order.push(`small ${leave ? 'in' : 'away'}`));
  await Promise.all([large, small]);
  expect(order).toEqual(['large away', 'small in']);
});

it('who needs nothing is let in at once, however many wait', async () => {
  const room = new Room(10, 10);
  await room.enter(10, 0);
  void room.enter(5, 1000);
  const leave = await Promise.race([room.enter(0, 1000), sleep(100)]);
  expect(leave).toBeTypeOf('function');
});

describe('one client', () => {
  it('has a share of it at most, and while it waits for that the others are let in', async () => {
    const room = new Room(10, 6);
    const first = await room.enter(4, 0, 'a');
    const second = room.enter(4, 1000, 'a');
    expect(await room.enter(6, 0, 'b')).toBeTypeOf('function');
    expect(await Promise.race([second, sleep(30)])).toBeUndefined();
    first?.();
    expect(await second).toBeTypeOf('function');
    expect(await room.enter(4, 0, 'a')).toBeNull();
  });

  it('that nobody can tell from others has no share', async () => {
    const room = new Room(10, 6);
    await room.enter(6, 0);
    expect(await room.enter(4, 0)).toBeTypeOf('function');
  });
});

it('never holds more than it has room for', async () => {
  const room = new Room(100, 100);
  let held = 0;
  let most = 0;
  const visits = Array.from({ length: 300 }, async (_, at) => {
    const bytes = 1 + ((at * 37) % 60);
    const leave = await room.enter(bytes, 10_000);
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
