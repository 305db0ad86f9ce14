import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '../../server/config/settings.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('the settings in docs/hosting.md are valid, and the backup service can write to the folders that they name', () => {
  const [, block = ''] = /```sh\n(DATA_DIR=[^`]+)```/.exec(read('docs/hosting.md')) ?? [];
  const { dataDir, backupDir, mail, proxyHops } = readSettings(parseEnv(block));
  expect({ from: mail?.from, proxyHops }).toEqual({
    from: { name: 'Our Company', address: 'desk@example.com' },
    proxyHops: 1,
  });
  const unit = read('deploy/website-backup.service');
  expect(unit).toContain(`\nReadWritePaths=${dataDir} ${backupDir}\n`);
  expect(unit).toMatch(/^ExecStart=\S+ --env-file=\S+ tools\/backup\.ts$/m);
});
