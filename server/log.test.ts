import { execFile } from 'node:child_process';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type LogEntry, logTo } from './log.ts';

/** A stream whose reader is blocked until `readAll`. */
function slowReader() {
  const writes: string[] = [];
  const unread: (() => void)[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      writes.push(String(chunk));
      unread.push(done);
    },
  });
  const linesOf = (text: string): LogEntry[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const readAll = async (): Promise<LogEntry[]> => {
    do {
      for (const done of unread.splice(0)) done();
      await new Promise((resolve) => setImmediate(resolve));
    } while (unread.length > 0);
    return writes.flatMap(linesOf);
  };
  return { stream, readAll };
}

it('writes one line per entry, with its time', async () => {
  const { stream, readAll } = slowReader();
  logTo(stream)({ level: 'info', event: 'request', status: 200 });
  expect(await readAll()).toEqual([
    { time: expect.stringMatching(/^\d{4}-.+Z$/), level: 'info', event: 'request', status: 200 },
  ]);
});

it('is complete when the program exits right after it', async () => {
  const log = JSON.stringify(new URL('log.ts', import.meta.url));
  const script = `import { logToStdout } from ${log}; logToStdout({ level: 'info', event: 'request' }); process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toMatchObject({ event: 'request' });
});

it('uses bounded memory while nobody reads, drops warnings and errors last, and counts dropped lines', async () => {
  const { stream, readAll } = slowReader();
  const log = logTo(stream);
  for (let at = 0; at < 10_000; at += 1) log({ level: 'info', event: 'request', at });
  expect(stream.writableLength).toBeLessThan(100_000);
  for (let at = 0; at < 100; at += 1) log({ level: 'error', event: 'server-error', at });
  for (let at = 0; at < 100_000; at += 1) log({ level: 'warn', event: 'flood', at });
  expect(stream.writableLength).toBeLessThan(2_000_000);
  const lines = await readAll();
  const count = (event: string) => lines.filter((line) => line.event === event).length;
  expect(count('server-error')).toBe(100);
  const lastLine = lines.at(-1);
  expect(lastLine).toMatchObject({ level: 'warn', event: 'log-lines-dropped' });
  expect(count('request') + count('server-error') + count('flood') + Number(lastLine?.count)).toBe(110_100);
  log({ level: 'info', event: 'request' });
  expect((await readAll()).at(-1)).toMatchObject({ event: 'request' });
});
