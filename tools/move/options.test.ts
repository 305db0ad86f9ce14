import { expect, it } from 'vitest';
import { help } from './help.ts';
import { readMoveRequest } from './options.ts';

it('it goes to the database, back where that is said, and help is in 80 columns', () => {
  expect([[], ['--to-file'], ['-h']].map(readMoveRequest)).toEqual(['to-database', 'to-file', 'help']);
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it.each(['--to-files', 'x', '--to-file=x'])('%s is told in one line', (arg) => {
  expect(() => readMoveRequest([arg])).toThrow(/^[^\n]+npm run move-store -- --help$/);
});
