import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function doctor(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const tool = new URL('doctor.ts', import.meta.url).pathname;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(tmpdir(), 'no-such-folder'), ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('exits with 0 before anything is set up, because nothing is an error yet', () => {
  const { status, stdout } = doctor({});
  expect(stdout).toMatch(/^Program\nok {9}Node\.js .+\nSettings\n.+\nStore\nWARNING {4}There is no store/s);
  expect(status).toBe(0);
});

it('exits with 1 if a setting is wrong, and names it without its value', () => {
  const { status, stdout } = doctor({ PORT: 'x', LINK_SECRET: 'hunter2' });
  expect(stdout.match(/^ERROR {6}(PORT|LINK_SECRET)/gm)).toHaveLength(2);
  expect(stdout).not.toContain('hunter2');
  expect(status).toBe(1);
});

it.each([
  [['--send'], /^--send needs a value\. For help: npm run doctor -- --help\n/],
  [['--send', 'me'], /^--send needs an e-mail address, such as desk@example\.com\.\n/],
])('exits with 1 for the arguments %j, says why, and checks nothing', (args, why) => {
  const { status, stdout, stderr } = doctor({}, ...args);
  expect(stderr).toMatch(why);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
