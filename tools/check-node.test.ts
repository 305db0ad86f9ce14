import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { engines, dependencies, scripts } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

function check(version: string) {
  const tool = new URL('check-node.mjs', import.meta.url).pathname;
  const { status, stderr } = spawnSync(process.execPath, [tool, version], { encoding: 'utf8' });
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
  for (const name of ['start', 'serve', 'leads', 'doctor', 'backup', 'restore', 'move-store']) {
    expect(scripts[name]).toMatch(/^node tools\/check-node\.mjs && (exec )?node /);
  }
});
