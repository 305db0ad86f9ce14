import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { Journal } from './journal.ts';

let emptied: number;
let answer: number;
let isOurs: boolean;
let journal: Journal;

beforeEach(() => {
  vi.useFakeTimers();
  emptied = 0;
  answer = 0;
  isOurs = true;
  const all = () => {
    emptied += 1;
    return [{ busy: answer }];
  };
  const connection: Partial<Connection> = { prepare: () => ({ reader: true, all }) as never };
  const place = {
    journalPath: import.meta.filename,
    isMoved: () => false,
    isOurs: () => isOurs,
    noteWriting: () => {},
  };
  const times = { idleMs: 10_000, longestMs: 60_000 };
  journal = new Journal(connection as Connection, place, times, async (work) => work());
});
afterEach(() => vi.useRealTimers());

/** Somebody writes every four seconds. */
async function write(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await journal.touch();
    await vi.advanceTimersByTimeAsync(4000);
  }
}

it('is emptied once nobody writes for a while', async () => {
  await write(3);
  expect(emptied).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(emptied).toBe(1);
});

it('is emptied after a minute or so, however often somebody writes', async () => {
  await write(19);
  expect(emptied).toBe(1);
  await write(19);
  expect(emptied).toBe(2);
});

it('is tried again later while somebody reads', async () => {
  answer = 1;
  await journal.touch();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(emptied).toBe(3);
  answer = 0;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(emptied).toBe(4);
});

it('is not emptied over a file that is not ours', async () => {
  isOurs = false;
  await write(30);
  expect(emptied).toBe(0);
});
