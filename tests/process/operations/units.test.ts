import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { doesStart, locateProgram } from '../../../tools/programs/locate-program.ts';
import { projectDir } from '../../../tools/site-build/paths.ts';
import { temporaryFolder } from '../support/server-process.ts';

const systemdAnalyze = locateProgram(['systemd-analyze'], process.env, doesStart);

it.skipIf(systemdAnalyze === undefined)('systemd accepts every unit of deploy/ (systemd-analyze)', () => {
  const dir = temporaryFolder();
  const names = readdirSync(join(projectDir, 'deploy')).filter((name) => /\.(service|socket|timer)$/.test(name));
  expect(names).toContain('website.service');
  for (const name of names) {
    const unit = readFileSync(join(projectDir, 'deploy', name), 'utf8')
      .replaceAll('/opt/website/current/node_modules/node/bin/node', process.execPath)
      .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/')
      .replace(/^User=.*$/m, `User=${userInfo().username}`)
      .replace(/^Group=.*$/m, '');
    writeFileSync(join(dir, name), unit);
  }
  const units = names.map((name) => join(dir, name.replace('@.', '@website.service.')));
  const { status, stdout, stderr } = spawnSync(systemdAnalyze ?? '', ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
});
