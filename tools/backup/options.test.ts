import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { backupHelp, restoreHelp } from './help.ts';
import { readBackupRequest, readRestoreRequest } from './options.ts';

it('a folder is named as whoever asks sees it, or left to the settings', () => {
  vi.stubEnv('INIT_CWD', '/home/asha');
  expect(readBackupRequest(['--to', 'disk/b'])).toEqual({ folder: '/home/asha/disk/b' });
  expect(readRestoreRequest(['/srv/b/2026'])).toEqual({ folder: '/srv/b/2026' });
  vi.unstubAllEnvs();
  expect(readRestoreRequest(['x'])).toEqual({ folder: resolve(process.env.INIT_CWD ?? '.', 'x') });
  expect([readBackupRequest([]), readRestoreRequest([])]).toEqual([{ folder: undefined }, { folder: undefined }]);
});

it('help is wanted, in 80 columns', () => {
  expect([readBackupRequest(['-h']), readRestoreRequest(['--help'])]).toEqual(['help', 'help']);
  for (const line of `${backupHelp}\n${restoreHelp}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it.each([
  ['an option there is not', () => readBackupRequest(['--from', 'x'])],
  ['a folder without its option', () => readBackupRequest(['x'])],
  ['an option without its folder', () => readBackupRequest(['--to'])],
  ['two backups', () => readRestoreRequest(['x', 'y'])],
])('%s is told in one line', (_, read) => {
  expect(read).toThrow(/^[^\n]+npm run (backup|restore) -- --help$/);
});
