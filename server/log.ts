import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';

/**
 * What the server says about itself: one JSON object a line, on standard output. Entries hold references, kinds and
 * figures, never anything a visitor typed; so errors are described here, and their messages never printed.
 */
export type Log = (entry: LogEntry) => void;

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [detail: string]: string | number | readonly string[] | undefined;
}

/** How many bytes may wait for whoever reads the output, before warnings are dropped, too. */
const mostWaitingBytes = 1024 * 1024;

/**
 * Writes entries to a stream. While nobody reads it, lines wait in memory: information is then dropped, and counted, so that a log that
 * stands still does not take the site with it.
 */
export function logTo(stream: Writable): Log {
  let dropped = 0;
  const write = (entry: LogEntry) => stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  stream.on('drain', () => {
    if (dropped > 0) write({ level: 'warn', event: 'log-lines-dropped', count: dropped });
    dropped = 0;
  });
  return (entry) => {
    const isTooMuch = entry.level === 'info' || stream.writableLength > mostWaitingBytes;
    if (stream.writableNeedDrain && isTooMuch) dropped += 1;
    else write(entry);
  };
}

export const logToStdout: Log = logTo(process.stdout);

/** What the log calls a request: short enough to be read out on the telephone. */
export const newReference = (): string => randomUUID().replaceAll('-', '').slice(0, 10);

/**
 * Describes an error without its message: that may quote what a visitor typed.
 * @returns the class and the code it has, and the calls that led there, innermost first
 */
export function describeError(error: unknown): { readonly kind: string; readonly where: readonly string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, where: [] };
  const code = 'code' in error && /^[A-Z0-9_]{2,50}$/.test(String(error.code)) ? ` ${error.code}` : '';
  return { kind: `${error.constructor.name}${code}`, where: framesOf(error) };
}

function framesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  // A message may hold lines that look like frames: the real ones come after its end.
  const messageAt = stack.indexOf(error.message);
  if (messageAt < 0) return [];
  return stack
    .slice(messageAt + error.message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}
