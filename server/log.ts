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
 * Writes entries to a stream. Information is written together once in each turn of the event loop, since every write is a system call;
 * what is worse goes at once, with all that came before it. While nobody reads the stream, lines wait in memory: information is then
 * dropped, and counted, so that a log that stands still does not take the site with it.
 * @returns `flush` writes what this turn has left, for the end of the program
 */
export function logTo(stream: Writable): { log: Log; flush(): void } {
  let dropped = 0;
  let lines = '';
  const flush = () => {
    if (lines !== '') stream.write(lines);
    lines = '';
  };
  const write = (entry: LogEntry) => {
    if (lines === '') setImmediate(flush);
    lines += `{"time":"${new Date().toISOString()}",${JSON.stringify(entry).slice(1)}\n`;
    if (entry.level !== 'info' || lines.length >= stream.writableHighWaterMark) flush();
  };
  stream.on('drain', () => {
    if (dropped > 0) write({ level: 'warn', event: 'log-lines-dropped', count: dropped });
    dropped = 0;
  });
  const log: Log = (entry) => {
    const isTooMuch = entry.level === 'info' || stream.writableLength > mostWaitingBytes;
    if (stream.writableNeedDrain && isTooMuch) dropped += 1;
    else write(entry);
  };
  return { log, flush };
}

const stdout = logTo(process.stdout);
// However the program ends, unless it is killed: its last turn may not come to its end.
process.on('exit', stdout.flush);

export const logToStdout: Log = stdout.log;

export interface FaultDescription {
  /** Name of the error's class, and its code where it has one. */
  readonly kind: string;
  /** The calls that led there, innermost first. */
  readonly where: readonly string[];
}

/** Describes an error without its message: that may quote what a visitor typed. */
export function describeFault(error: unknown): FaultDescription {
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
