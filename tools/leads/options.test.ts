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
])('%j asks to %s %s', (line, command, subject) => {
  expect(read(line)).toMatchObject({ command, subject: subject });
});

it('reads days in India, the last one whole', () => {
  expect(read('--from 2026-11-01 --until 2026-11-30').filter).toMatchObject({
    from: '2026-10-31T18:30:00.000Z',
    until: '2026-11-30T18:30:00.000Z',
  });
});

it.each([
  ['--xml', /^The options are .+ For help: npm run leads -- --help$/],
  ['--erase', /^--erase needs a value\. For help: /],
  ['--json=x', /^The options are /],
  ['--from 2026-11-30 --until 2026-11-01', /^--from 2026-11-30 comes after --until 2026-11-01/],
  ['--erase a --restore b', /^One thing at a time: --erase or --restore\./],
  ['--emails 3CCC-DDDD', /^One thing at a time: --emails or a reference\./],
  ['--yes', /^--yes does not go with the list\./],
  ['--erase a --form contact', /^--form does not go with --erase\./],
  ['--from 2026-02-30', /^--from "2026-02-30" is not a day such as 2026-11-30\.$/],
  ['--until yesterday', /^--until "yesterday" is not a day/],
])('%j reports one line', (line, words) => {
  expect(() => read(line)).toThrow(words);
});
