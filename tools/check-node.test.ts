import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from './site-build/paths.ts';
import { temporaryFolder } from './test-support/temporary-folder.ts';

const { engines, dependencies, scripts } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

const projectTool = new URL('check-node.mjs', import.meta.url).pathname;

function check(version: string, tool = projectTool, ...options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [tool, version, ...options], { encoding: 'utf8' });
  return { status, stderr };
}

it('refuses an older Node.js with advice in one line', () => {
  for (const version of ['20.20.2', '22.99.0', '24.15.9']) {
    const { status, stderr } = check(version);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The site needs Node\.js [\d.]+ or newer\. This is [\d.]+\. Run npm ci[^\n]+\.\n$/);
    expect(stderr).toContain(version);
  }
});

it('accepts the Node.js of the project and newer ones', () => {
  for (const version of [engines.node.replace('>=', ''), dependencies.node, '26.0.0', '100.1.0']) {
    expect(check(version)).toEqual({ status: 0, stderr: '' });
  }
});

it('the commands of a production install check Node.js first', () => {
  expect(scripts.start).toMatch(/^node tools\/check-node\.mjs && node /);
  for (const name of ['serve', 'leads', 'doctor', 'backup', 'restore', 'move-store']) {
    expect(scripts[name]).toMatch(/^node tools\/check-node\.mjs --built && (exec )?node /);
  }
});

it('refuses in one line to run a command before the first build', async () => {
  const dir = await temporaryFolder();
  mkdirSync(join(dir, 'tools'));
  for (const name of ['package.json', 'tools/check-node.mjs']) copyFileSync(join(projectDir, name), join(dir, name));
  const tool = join(dir, 'tools/check-node.mjs');
  expect(check(engines.node.replace('>=', ''), tool)).toEqual({ status: 0, stderr: '' });
  const unbuilt = { status: 1, stderr: 'The site is not built yet. Run: npm run build\n' };
  expect(check(engines.node.replace('>=', ''), tool, '--built')).toEqual(unbuilt);
});
