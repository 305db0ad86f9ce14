import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fromWhoAsks, readOptions } from './command.ts';

const folder = { to: { type: 'string' } } as const;

it('reads what a command is told, or that its help is wanted', () => {
  expect(readOptions('backup', folder, { args: ['--to', 'disk/b'] }).values).toEqual({ to: 'disk/b' });
  expect(readOptions('restore', {}, { args: ['x'], mostNames: 1 }).positionals).toEqual(['x']);
  expect(readOptions('backup', folder, { args: ['-h'] }).values).toEqual({ help: true });
});

it('takes a folder from where whoever asks is', () => {
  vi.stubEnv('INIT_CWD', '/home/asha');
  expect(['disk/b', '/srv/b'].map(fromWhoAsks)).toEqual(['/home/asha/disk/b', '/srv/b']);
  vi.unstubAllEnvs();
  expect(fromWhoAsks('x')).toBe(resolve(process.env.INIT_CWD ?? '.', 'x'));
});

it.each([
  ['an option there is not', ['--from', 'x'], 'Options are --to and --help.'],
  ['a word too many', ['x', 'y'], 'Options are --to and --help.'],
  ['a value where there is none', ['--help=x'], 'Options are --to and --help.'],
  ['an option without its value', ['--to'], '--to needs a value.'],
])('%s is told in one line', (_, args, why) => {
  const read = () => readOptions('backup', folder, { args, mostNames: 1 });
  expect(read).toThrow(`${why} npm run backup -- --help lists what there is.`);
});

it.each(['backup', 'restore', 'move-store'])('npm run %s says to a newcomer what there is, in 80 columns', (name) => {
  const tool = new URL(`../${name}.ts`, import.meta.url).pathname;
  const { status, stdout } = spawnSync(process.execPath, [tool, '--help'], { encoding: 'utf8' });
  expect([status, stdout.slice(0, 9 + name.length)]).toEqual([0, `npm run ${name} `]);
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
