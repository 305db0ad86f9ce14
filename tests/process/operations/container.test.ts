import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../../tools/site-build/paths.ts';
import { startServer, temporaryFolder, unprivilegedUser } from '../support/server-process.ts';

interface Instruction {
  readonly name: string;
  readonly text: string;
}

const stages = readStages(readFileSync(join(projectDir, 'deploy/Containerfile'), 'utf8'));
const [, finalStage = []] = stages;
const valuesOf = (name: string) =>
  finalStage.filter((instruction) => instruction.name === name).map(({ text }) => text);

it('the image has the Node.js version of the lock file', () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
  const images = stages.flat().flatMap(({ name, text }) => (name === 'FROM' ? [text.replace(/ AS .*/, '')] : []));
  expect(new Set(images)).toEqual(new Set([`docker.io/library/node:${dependencies.node}-trixie-slim`]));
});

it('the files of the image suffice to serve pages, store leads and list them, as a user who can write only to the data folder', async () => {
  const root = temporaryFolder();
  chmodSync(root, 0o755);
  // This checkout has the files of the first stage.
  for (const text of valuesOf('COPY')) copyFromBuild(text, root);
  const data = join(root, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (unprivilegedUser !== undefined) chownSync(data, unprivilegedUser, unprivilegedUser);
  expect(valuesOf('USER')).toEqual(['node']);
  const [command = ''] = valuesOf('CMD');
  const [program, main = ''] = JSON.parse(command);
  expect(program).toBe('node');

  const environment = Object.fromEntries(
    valuesOf('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('='))),
  );
  const settings = { ...environment, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data };
  const server = await startServer(settings, { program: join(root, 'website', main), userId: unprivilegedUser });
  expect((await fetch(server.origin)).status).toBe(200);
  const body = new URLSearchParams({ name: 'Debbarma', email: 'd@example.com', message: 'A till for our shop' });
  const response = await fetch(`${server.origin}/send/contact`, { method: 'POST', body });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Message Sent!')]);
  const leads = execFileSync(process.execPath, ['tools/leads.ts'], { cwd: join(root, 'website'), env: settings });
  expect(String(leads)).toContain('A till for our shop');
});

it('the documented command lets other machines reach the server, and keeps its data and temporary files on the volume', () => {
  const hosting = readFileSync(join(projectDir, 'docs/hosting.md'), 'utf8');
  const [, command = ''] = /^(podman run -d (?:.*\\\n)*.*)$/m.exec(hosting) ?? [];
  const pairsIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name, value]) => [name, value]);
  // The env file replaces values of the image, and -e replaces those of the env file.
  const settings = Object.fromEntries([
    ...pairsIn(valuesOf('ENV').join(' '), /(\w+)=(\S+)/g),
    ...pairsIn(readFileSync(join(projectDir, '.env.example'), 'utf8'), /^(\w+)=(.*)$/gm),
    ...pairsIn(command, /-e (\w+)=(\S+)/g),
  ]);
  expect(settings).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', SQLITE_TMPDIR: '/data' });
  expect(command).toContain('-v website-data:/data');
  expect(command).toContain(':3000 website');
  expect(command).toContain('--restart=always');
});

/** The instructions of each build stage. */
function readStages(text: string): Instruction[][] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const instructions = lines.map((line) => /^([A-Z]+) (.+)$/.exec(line) ?? [line, line, '']);
  const all: Instruction[][] = [];
  for (const [, name = '', rest = ''] of instructions) {
    if (name === 'FROM') all.push([]);
    all.at(-1)?.push({ name, text: rest });
  }
  return all;
}

function copyFromBuild(text: string, root: string): void {
  const [, from = '', to = ''] = /^--from=build \/website\/(\S+) (\S+)$/.exec(text) ?? [];
  expect(from, text).not.toBe('');
  const sources = from === 'node_modules' ? runtimePackages() : [from];
  const target = to === './' ? from : to;
  for (const source of sources) {
    const destination = join(root, 'website', target, relative(from, source));
    cpSync(join(projectDir, source), destination, { recursive: true });
  }
}

/** The packages that `npm prune --omit=dev --omit=optional` leaves, as paths from the project's folder. */
function runtimePackages(): string[] {
  const lock = JSON.parse(readFileSync(join(projectDir, 'package-lock.json'), 'utf8'));
  const locked = Object.entries<{ dev?: boolean; optional?: boolean; devOptional?: boolean }>(lock.packages);
  return locked
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path]) => path);
}
