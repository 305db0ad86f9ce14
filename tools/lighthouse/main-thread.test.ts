import { describe, expect, test } from 'vitest';
import { measureMainThread, type TraceEvent } from './main-thread.ts';

const page = 7;
const slowdown = 4;

interface Of {
  readonly process?: number;
  readonly thread?: number;
}
interface Takes extends Of {
  readonly by?: number;
  readonly of?: number;
}

/**
 * Milliseconds all.
 * @param takes by the clock, and of the processor where that is not the same; in the page's main thread unless it says otherwise
 */
const event = (name: string, at: number, takes: Takes = {}): TraceEvent => {
  const { by = 0, process = 1, thread = page } = takes;
  return { name, pid: process, tid: thread, args: {}, ts: at * 1000, dur: by * 1000, tdur: (takes.of ?? by) * 1000 };
};
const threadNamed = (name: string, of: Of = {}): TraceEvent => ({ ...event('thread_name', 0, of), args: { name } });
/** What of a page's main thread blocks, with the first paint at 100 ms. */
const blockedBy = (...events: readonly TraceEvent[]) =>
  measureMainThread([threadNamed('CrRendererMain'), event('firstContentfulPaint', 100), ...events], slowdown).blockedMs;

test('the main thread takes what its tasks take of the processor, as much slower as the other one is', () => {
  const events = [
    threadNamed('CrRendererMain'),
    event('RunTask', 0, { by: 30, of: 10 }),
    event('RunTask', 40, { by: 5 }),
    // Within a task: it is counted with it.
    event('Layout', 41, { by: 3 }),
  ];
  expect(measureMainThread(events, slowdown)).toEqual({ mainThreadMs: 60, blockedMs: 0 });
});

describe('of the threads of a browser', () => {
  const others = [
    threadNamed('CrBrowserMain', { thread: 1, process: 2 }),
    event('RunTask', 200, { by: 500, thread: 1, process: 2 }),
    // Same number, in another process: one that stands ready.
    threadNamed('CrRendererMain', { process: 3 }),
    event('RunTask', 200, { by: 1, process: 3 }),
    threadNamed('Compositor', { thread: 8 }),
    event('RunTask', 200, { by: 300, thread: 8 }),
  ];

  test('the page\u2019s alone counts, wherever it is named', () => {
    const own = [threadNamed('CrRendererMain'), event('RunTask', 200, { by: 20 })];
    const expected = { mainThreadMs: 80, blockedMs: 30 };
    expect(measureMainThread([...others, ...own], slowdown)).toEqual(expected);
    expect(measureMainThread([...own, ...others], slowdown)).toEqual(expected);
  });

  test('none that is a page\u2019s takes nothing', () => {
    expect(measureMainThread(others.slice(0, 2), slowdown)).toEqual({ mainThreadMs: 0, blockedMs: 0 });
  });
});

describe('what blocks is what lies beyond 50 ms of a task', () => {
  test('each by itself: two short ones are no long one', () => {
    expect(blockedBy(event('RunTask', 100, { by: 12 }), event('RunTask', 112, { by: 12 }))).toBe(0);
    expect(blockedBy(event('RunTask', 100, { by: 15 }), event('RunTask', 115, { by: 20 }))).toBe(10 + 30);
  });

  test('not while others have the processor', () => {
    expect(blockedBy(event('RunTask', 100, { by: 400, of: 12 }))).toBe(0);
  });

  test('from the first paint on: one that ends with it or before is not counted, one that paints is', () => {
    expect(blockedBy(event('RunTask', 70, { by: 30 }))).toBe(0);
    expect(blockedBy(event('RunTask', 80, { by: 25 }))).toBe(50);
  });

  test('of one that lays out, half', () => {
    expect(blockedBy(event('RunTask', 100, { by: 30 }), event('Layout', 110, { by: 20 }))).toBe(10);
    // Of another task.
    expect(blockedBy(event('RunTask', 100, { by: 30 }), event('Layout', 131, { by: 2 }))).toBe(70);
  });
});
