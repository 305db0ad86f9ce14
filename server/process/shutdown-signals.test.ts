import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onShutdownSignal } from './shutdown-signals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function run() {
  const heard: string[] = [];
  const program = Object.assign(new EventEmitter(), { exit: (code: number) => heard.push(`exit ${code}`) });
  onShutdownSignal(() => heard.push('stop'), program as unknown as NodeJS.Process);
  return { program, heard };
}

it('a stop that comes twice, from the group and from npm, is one stop', () => {
  const { program, heard } = run();
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT']) {
    program.emit(signal);
    vi.advanceTimersByTime(600);
  }
  expect(heard).toEqual(['stop']);
});

it('stops at once at a second signal some time later', () => {
  const { program, heard } = run();
  program.emit('SIGINT');
  vi.advanceTimersByTime(2500);
  program.emit('SIGINT');
  expect(heard).toEqual(['stop', 'exit 1']);
});
