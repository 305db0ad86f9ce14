import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fromCallerDir, readOptions } from './command.ts';

const folder = { to: { type: 'string' } } as const;

it('parses options, positional arguments and --help', () => {
  expect(readOptions('backup', folder, { args: ['--to', 'disk/b'] }).values).toEqual({ to: 'disk/b' });
  expect(readOptions('restore', {}, { args: ['x'], maxPositionals: 1 }).positionals).toEqual(['x']);
  expect(readOptions('backup', folder, { args: ['-h'] }).values).toEqual({ help: true });
});

it('resolves a relative path against the folder of the caller', () => {
  vi.stubEnv('INIT_CWD', '/home/asha');
  expect(['disk/b', '/srv/b'].map(fromCallerDir)).toEqual(['/home/asha/disk/b', '/srv/b']);
  vi.unstubAllEnvs();
  expect(fromCallerDir('x')).toBe(resolve(process.env.INIT_CWD ?? '.', 'x'));
});

it.each([
  ['an unknown option', ['--from', 'x'], 'The options are --to and --help.'],
  ['too many arguments', ['x', 'y'], 'The options are --to and --help.'],
  ['a value for an option that takes none', ['--help=x'], 'The options are --to and --help.'],
  ['an option without its value', ['--to'], '--to needs a value.'],
])('refuses %s in one line', (_, args, reason) => {
  const read = () => readOptions('backup', folder, { args, maxPositionals: 1 });
  expect(read).toThrow(`${reason} For help: npm run backup -- --help`);
});

it.each(['backup', 'restore', 'move-store'])('npm run %s -- --help fits into 80 columns', (name) => {
  const program = new URL(`../${name}.ts`, import.meta.url).pathname;
  const { status, stdout } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
  expect([status, stdout.slice(0, 9 + name.length)]).toEqual([0, `npm run ${name} `]);
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
