import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOfChange } from './folders.ts';
import { finishSwitch, switchTo } from './switch.ts';

const journal = { change: 'c1', file: 'fees.json', inputHash: 'new' };

/** A project with live pages and a rendered change. */
function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'switch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = { facts: join(root, 'facts'), generated: join(root, 'generated'), build: join(root, 'build') };
  const change = folderOfChange(folders, 'c1');
  const write = (file: string, text: string) => {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [base, text] of [
    [{ ...folders, client: join(folders.build, 'client') }, 'old'],
    [{ facts: join(change, 'facts'), generated: join(change, 'generated'), client: join(change, 'client') }, 'new'],
  ] as const) {
    write(join(base.facts, 'fees.json'), text);
    write(join(base.client, 'index.html'), text);
    write(join(base.generated, 'brochures/go.pdf'), text);
    write(join(base.generated, 'brochures.ts'), text);
    write(join(base.generated, 'brochures.hashes.json'), text);
  }
  const live = () => [
    readFileSync(join(folders.build, 'client/index.html'), 'utf8'),
    readFileSync(join(folders.facts, 'fees.json'), 'utf8'),
    readFileSync(join(folders.generated, 'brochures/go.pdf'), 'utf8'),
    existsSync(join(folders.build, 'switch.json')),
  ];
  return { folders, change, live };
}

test('makes pages, facts and brochures live, and tells the server to restart', async () => {
  const { folders, live } = makeProject();
  await switchTo(folders, journal, async () => {});
  expect(live()).toEqual(['new', 'new', 'new', false]);
  expect(readFileSync(join(folders.build, 'release'), 'utf8')).toBe('c1');
  expect(readFileSync(join(folders.build, 'input-hash'), 'utf8')).toBe('new');
});

test('keeps the live pages if it is killed before the journal is complete', async () => {
  const { folders, live } = makeProject();
  writeFileSync(join(folders.build, 'switch.json.new'), '{"cha');
  await finishSwitch(folders, () => Promise.reject(new Error('There is no switch.')));
  expect(live()).toEqual(['old', 'old', 'old', false]);
});

test.each([
  ['before the first rename', () => {}],
  [
    'between the renames',
    ({ build }: { build: string }) => renameSync(join(build, 'client'), join(build, 'client.old')),
  ],
  [
    'after the renames',
    ({ build }: { build: string }) => {
      renameSync(join(build, 'client'), join(build, 'client.old'));
      renameSync(join(build, 'changes/c1/client'), join(build, 'client'));
    },
  ],
  [
    'before the journal is deleted',
    ({ build, facts }: { build: string; facts: string }) => {
      renameSync(join(build, 'client'), join(build, 'client.old'));
      renameSync(join(build, 'changes/c1/client'), join(build, 'client'));
      cpSync(join(build, 'changes/c1/facts/fees.json'), join(facts, 'fees.json'));
    },
  ],
])('completes a switch that was killed %s', async (_, interrupt) => {
  const { folders, live } = makeProject();
  writeFileSync(join(folders.build, 'switch.json'), JSON.stringify(journal));
  interrupt(folders);
  const recorded: string[] = [];
  const record = async (change: string) => void recorded.push(change);
  await finishSwitch(folders, record);
  expect(live()).toEqual(['new', 'new', 'new', false]);
  await finishSwitch(folders, record);
  expect(recorded).toEqual(['c1']);
});
