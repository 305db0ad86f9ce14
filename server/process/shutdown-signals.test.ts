import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onShutdownSignal } from './shutdown-signals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function run() {
  const calls: string[] = [];
  const program = Object.assign(new EventEmitter(), { exit: (code: number) => calls.push(`exit ${code}`) });
  onShutdownSignal(() => calls.push('stop'), program as unknown as NodeJS.Process);
  return { program, calls };
}

it('counts a signal that arrives twice, from the process group and from npm, once', () => {
  const { program, calls } = run();
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT']) {
    program.emit(signal);
    vi.advanceTimersByTime(600);
  }
  expect(calls).toEqual(['stop']);
});

it('stops at once at a second signal some time later', () => {
  const { program, calls } = run();
  program.emit('SIGINT');
  vi.advanceTimersByTime(2500);
  program.emit('SIGINT');
  expect(calls).toEqual(['stop', 'exit 1']);
});
