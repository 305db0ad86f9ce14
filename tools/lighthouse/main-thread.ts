/** What is used here of an event of Chromium's trace. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** When it began, and how long it took by the clock, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
}

/** Of a page's main thread until it rests, in milliseconds of a processor that is slower than this one. */
export interface MainThread {
  readonly mainThreadMs: number;
  /** What of it lies beyond 50 ms of a task that ends after the first contentful paint; a task that lays out counts half. Whole milliseconds. */
  readonly blockedMs: number;
}

/** A press waits no longer than it may behind a task of this length: https://www.w3.org/TR/longtasks-1/ */
const longTaskMs = 50;

/** Lighthouse takes layout to be slowed down half as much as the processor: `layoutTaskMultiplier` of its simulator. */
const layoutShare = 0.5;

/** @param slowdown how many times as long that processor takes */
export function measureMainThread(events: readonly TraceEvent[], slowdown: number): MainThread {
  const tasks = busiestThread(events);
  const beyond = tasks
    .filter(({ isPainted }) => isPainted)
    .map(({ ms, laysOut }) => Math.max(0, slowdown * ms * (laysOut ? layoutShare : 1) - longTaskMs));
  return { mainThreadMs: slowdown * sumOf(tasks.map(({ ms }) => ms)), blockedMs: Math.round(sumOf(beyond)) };
}

interface Task {
  /** Processor time. */
  readonly ms: number;
  readonly laysOut: boolean;
  /** Something stands there to press: it ends after the first contentful paint. */
  readonly isPainted: boolean;
}

/** The tasks of the page's main thread; those of the renderers that stand ready beside it take next to no time. */
function busiestThread(events: readonly TraceEvent[]): readonly Task[] {
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mainThreads.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    const painted = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NEGATIVE_INFINITY;
    const layouts = own.filter(({ name }) => name === 'Layout').map(({ ts }) => ts);
    return own
      .filter(({ name }) => name === 'RunTask')
      .map(
        ({ ts, dur = 0, tdur = 0 }): Task => ({
          ms: tdur / 1000,
          laysOut: layouts.some((at) => at >= ts && at < ts + dur),
          isPainted: ts + dur > painted,
        }),
      );
  });
  const taken = (tasks: readonly Task[]) => sumOf(tasks.map(({ ms }) => ms));
  return threads.reduce((busiest, tasks) => (taken(tasks) > taken(busiest) ? tasks : busiest), []);
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
