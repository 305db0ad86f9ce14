import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';

/**
 * The log: one JSON object a line on standard output. Entries contain references, kinds and numbers, never what a visitor typed. An error
 * message may quote a visitor, so errors are logged by `describeError`.
 */
export type Log = (entry: LogEntry) => void;

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [detail: string]: string | number | readonly string[] | undefined;
}

/** With more bytes than this in the buffer of the stream, warnings and errors are dropped, too. */
const maxBufferedBytes = 1024 * 1024;

/**
 * Writes entries to a stream. While the reader is blocked, lines stay in memory. Entries of level `info` are then dropped and counted, so
 * that a blocked log cannot exhaust the memory.
 */
export function logTo(stream: Writable): Log {
  let dropped = 0;
  const write = (entry: LogEntry) => stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  stream.on('drain', () => {
    if (dropped > 0) write({ level: 'warn', event: 'log-lines-dropped', count: dropped });
    dropped = 0;
  });
  return (entry) => {
    const isDroppable = entry.level === 'info' || stream.writableLength > maxBufferedBytes;
    if (stream.writableNeedDrain && isDroppable) dropped += 1;
    else write(entry);
  };
}

export const logToStdout: Log = logTo(process.stdout);

/** The identifier of a request in the log, short enough to be read out on the phone. */
export const newReference = (): string => randomUUID().replaceAll('-', '').slice(0, 10);

/**
 * Describes an error without its message, which may quote what a visitor typed.
 * @returns its class and code, and its stack frames, innermost first
 */
export function describeError(error: unknown): { readonly kind: string; readonly where: readonly string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, where: [] };
  const code = 'code' in error && /^[A-Z0-9_]{2,50}$/.test(String(error.code)) ? ` ${error.code}` : '';
  return { kind: `${error.constructor.name}${code}`, where: framesOf(error) };
}

/** The code of an error of the system, even if `fetch` or nodemailer has wrapped it; else the name of the error. It quotes no text. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { originalCode, code } = error as { readonly originalCode?: unknown; readonly code?: unknown };
  const found = [originalCode, code].map(String).find((text) => /^[A-Z][A-Z0-9_]{1,50}$/.test(text));
  return found ?? (error.cause instanceof Error ? errorCodeOf(error.cause) : error.name);
}

/** Creates a function that logs an error as this event. */
export const logError =
  (log: Log, event: string) =>
  (error: unknown): void =>
    log({ level: 'error', event, ...describeError(error) });

function framesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  // The message may contain lines that look like frames. The real frames follow it.
  const messageAt = stack.indexOf(error.message);
  if (messageAt < 0) return [];
  return stack
    .slice(messageAt + error.message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}
