import { expect, it, onTestFinished, vi } from 'vitest';
import { readRequest } from './options.ts';

const read = (line: string) => readRequest(line === '' ? [] : line.split(' '));

it.each([
  ['', 'list', ''],
  ['--json --form contact', 'list', ''],
  ['3CCC-DDDD', 'show', '3CCC-DDDD'],
  ['--export a.xlsx --from 2026-11-01', 'export', 'a.xlsx'],
  ['--file x --to cv.pdf', 'file', 'x'],
  ['--erase 3CCC-DDDD --yes', 'erase', '3CCC-DDDD'],
  ['--emails --all', 'emails', ''],
  ['--find rina --form contact', 'find', 'rina'],
  ['--erase 3CCC-DDDD --help', 'help', ''],
])('parses %j as the command %s with the subject %j', (line, command, subject) => {
  expect(read(line)).toMatchObject({ command, subject });
});

it('reads days in India, and includes the last day', () => {
  expect(read('--from 2026-11-01 --until 2026-11-30').filter).toMatchObject({
    from: '2026-10-31T18:30:00.000Z',
    until: '2026-11-30T18:30:00.000Z',
  });
});

it.each(['1.11.2026', '01-11-2026', '1/11/2026', '2026-11-01'])(
  'reads the day %s, with the day first or the year first',
  (day) => {
    expect(read(`--from ${day}`).filter.from).toBe('2026-10-31T18:30:00.000Z');
  },
);

it('reads today and yesterday by the clock of India', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T19:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(read('--from today').filter.from).toBe('2026-11-20T18:30:00.000Z');
  expect(read('--until yesterday').filter.until).toBe('2026-11-20T18:30:00.000Z');
});

it.each([
  ['--xml', /^The options are .+ For help: npm run leads -- --help$/],
  ['--erase', /^--erase needs a value\. For help: /],
  ['--json=x', /^The options are /],
  ['--from 2026-11-30 --until 2026-11-01', /^--from 2026-11-30 is after --until 2026-11-01/],
  ['--erase a --restore b', /^Only one command at a time: --erase or --restore\./],
  ['--emails 3CCC-DDDD', /^Only one command at a time: --emails or a reference\./],
  ['--yes', /^--yes cannot be used with the list\./],
  ['--erase a --form contact', /^--form cannot be used with --erase\./],
  ['--from 2026-02-30', /^--from "2026-02-30" is not a day such as 2026-11-30, 30\.11\.2026, today or yesterday\.$/],
  ['--until tomorrow', /^--until "tomorrow" is not a day/],
  ['--from 31.11.2026', /^--from "31\.11\.2026" is not a day/],
  ['--from 30.11.2026 --until 1/11/2026', /^--from 30\.11\.2026 is after --until 1\/11\/2026/],
  ['--find a', /^--find needs at least two characters/],
])('reports in one line why %j is wrong', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
