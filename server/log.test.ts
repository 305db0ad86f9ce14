import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { type LogEntry, logTo } from './log.ts';

/** A stream that somebody reads only when asked to. */
function slowReader() {
  const lines: LogEntry[] = [];
  const unread: (() => void)[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(
        ...String(chunk)
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      );
      unread.push(done);
    },
  });
  const readAll = async () => {
    while (unread.length > 0) {
      for (const done of unread.splice(0)) done();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { stream, lines, readAll };
}

it('one line an entry, with its time', async () => {
  const { stream, lines, readAll } = slowReader();
  logTo(stream)({ level: 'info', event: 'request', status: 200 });
  await readAll();
  expect(lines).toEqual([{ time: expect.stringMatching(/^\d{4}-.+Z$/), level: 'info', event: 'request', status: 200 }]);
});

it('while nobody reads, it takes a bounded memory; warnings are kept longest, and what was dropped is counted', async () => {
  const { stream, lines, readAll } = slowReader();
  const log = logTo(stream);
  for (let at = 0; at < 10_000; at += 1) log({ level: 'info', event: 'request', at });
  expect(stream.writableLength).toBeLessThan(100_000);
  for (let at = 0; at < 100; at += 1) log({ level: 'error', event: 'fault', at });
  for (let at = 0; at < 100_000; at += 1) log({ level: 'warn', event: 'flood', at });
  expect(stream.writableLength).toBeLessThan(2_000_000);
  await readAll();
  const count = (event: string) => lines.filter((line) => line.event === event).length;
  expect(count('fault')).toBe(100);
  const said = lines.at(-1);
  expect(said).toMatchObject({ level: 'warn', event: 'log-lines-dropped' });
  expect(count('request') + count('fault') + count('flood') + Number(said?.count)).toBe(110_100);
  log({ level: 'info', event: 'request' });
  await readAll();
  expect(lines.at(-1)).toMatchObject({ event: 'request' });
});
