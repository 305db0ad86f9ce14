import { expect, it } from 'vitest';
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
  ['--erase 3CCC-DDDD --help', 'help', ''],
])('parses %j as the command %s with the subject %j', (line, command, subject) => {
  expect(read(line)).toMatchObject({ command, subject });
});

it('reads days in India, the last one included', () => {
  expect(read('--from 2026-11-01 --until 2026-11-30').filter).toMatchObject({
    from: '2026-10-31T18:30:00.000Z',
    until: '2026-11-30T18:30:00.000Z',
  });
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
  ['--from 2026-02-30', /^--from "2026-02-30" is not a day such as 2026-11-30\.$/],
  ['--until yesterday', /^--until "yesterday" is not a day/],
])('reports the mistake in %j in one line', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
