import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FactChange } from '../../server/storage/ports/facts.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { openStore } from '../../server/storage/sqlite/open.ts';
import { commitFile } from './commit-file.ts';
import { copyLive } from './folders.ts';
import { createPublisher, type PublisherOptions } from './publisher.ts';

let root: string;
let store: Store;
let folders: PublisherOptions['folders'];
let now: Date;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'publisher-'));
  folders = { facts: join(root, 'facts'), generated: join(root, 'generated'), build: join(root, 'build') };
  for (const folder of [folders.facts, join(folders.generated, 'brochures'), join(folders.build, 'client')])
    mkdirSync(folder, { recursive: true });
  for (const file of ['brochures.ts', 'brochures.hashes.json']) writeFileSync(join(folders.generated, file), '');
  writeFileSync(join(folders.facts, 'fees.json'), '{\n  "fee": 1\n}\n');
  writeFileSync(join(folders.build, 'client/index.html'), 'fee 1');
  store = await openStore(join(root, 'data'), 64);
  now = new Date('2026-11-27T10:00:00.000Z');
});
afterEach(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

const change = (set: Partial<FactChange> = {}): FactChange => ({
  id: 'c1',
  fact: 'fees',
  base: '{"fee":1}',
  value: '{"fee":2}',
  state: 'proposed',
  proposedBy: 's1',
  proposedAt: now.toISOString(),
  publishedBy: null,
  publishAt: null,
  expiresAt: null,
  liveAt: null,
  overridesSpecification: false,
  pages: null,
  problem: null,
  ...set,
});

/** Runs one round of a publisher whose pages show the fee. */
function round(options: Partial<PublisherOptions> = {}): Promise<void> {
  return createPublisher({
    store: store.facts,
    members: store.staff.members,
    folders,
    fileOf: (fact) => (fact === 'fees' ? 'fees.json' : undefined),
    async render(folder, file, text) {
      await copyLive(folders, folder, file, text);
      writeFileSync(join(folder, 'client/index.html'), `fee ${JSON.parse(text).fee}`);
      return { pages: ['/'], contradictions: [], inputHash: 'h' };
    },
    deploy: null,
    commit: async () => {},
    log: () => {},
    now: () => now,
    ...options,
  })();
}

const stateOf = async (id: string) => (await store.facts.find(id))?.state;
const live = () => [
  readFileSync(join(folders.build, 'client/index.html'), 'utf8'),
  readFileSync(join(folders.facts, 'fees.json'), 'utf8'),
];
const before = ['fee 1', '{\n  "fee": 1\n}\n'];
const after = ['fee 2', '{\n  "fee": 2\n}\n'];

test('a proposed change gets its preview, and is live only after somebody approves it', async () => {
  await store.facts.add(change());
  await round();
  expect(await store.facts.find('c1')).toMatchObject({ state: 'ready', pages: ['/'] });
  expect(live()).toEqual(before);
  expect(readFileSync(join(folders.build, 'changes/c1/client/index.html'), 'utf8')).toBe('fee 2');
  await store.facts.update('c1', 'ready', { state: 'approved' });
  await round();
  expect(await store.facts.find('c1')).toMatchObject({ state: 'live', liveAt: now.toISOString() });
  expect(live()).toEqual(after);
});

test('a change is refused if somebody else has changed the same facts meanwhile', async () => {
  await store.facts.add(change({ base: '{"fee":3}', state: 'approved' }));
  await round();
  expect(await store.facts.find('c1')).toMatchObject({ state: 'refused', problem: /after you opened them/ });
  expect(live()).toEqual(before);
});

test('a change that breaks the content is refused with a message', async () => {
  await store.facts.add(change());
  await round({ render: async () => ({ problems: ['content/facts/fees.json: fee: not a number'] }) });
  expect(await store.facts.find('c1')).toMatchObject({ state: 'refused', problem: /fee: not a number/ });
});

test('a change whose pages cannot be rendered is refused with a message, and is not tried again', async () => {
  await store.facts.add(change());
  await round({ render: () => Promise.reject(new Error('secret')) });
  expect(await store.facts.find('c1')).toMatchObject({ state: 'refused', problem: /^The pages could not be made/ });
  expect(live()).toEqual(before);
});

test('a change that contradicts the specification is published only if an owner allows it', async () => {
  const render: PublisherOptions['render'] = async (folder, file, text) => {
    await copyLive(folders, folder, file, text);
    return { pages: [], contradictions: ['The specification fixes the fee: 1. Here it is 2.'], inputHash: 'h' };
  };
  await store.facts.add(change({ state: 'approved' }));
  await round({ render });
  expect(await store.facts.find('c1')).toMatchObject({ state: 'refused', problem: /Here it is 2/ });
  await store.facts.add(change({ id: 'c2', state: 'approved', overridesSpecification: true }));
  await round({ render });
  expect(await stateOf('c2')).toBe('live');
});

test('a scheduled change waits for its time, and a temporary one is undone at its end', async () => {
  const schedule = { publishAt: '2026-11-28T00:00:00.000Z', expiresAt: '2026-11-30T00:00:00.000Z' };
  await store.facts.add(change({ state: 'approved', ...schedule }));
  await round();
  expect([await stateOf('c1'), ...live()]).toEqual(['approved', ...before]);
  now = new Date('2026-11-28T00:00:01.000Z');
  await round();
  expect([await stateOf('c1'), ...live()]).toEqual(['live', ...after]);
  now = new Date('2026-11-30T00:00:01.000Z');
  await round();
  await round();
  expect(live()).toEqual(before);
  expect((await store.facts.list(5)).map(({ state, proposedBy }) => [state, proposedBy])).toEqual([
    ['live', null],
    ['live', 's1'],
  ]);
});

test('nothing changes on this server if the upload to the static host fails', async () => {
  await store.facts.add(change({ state: 'approved' }));
  await round({ deploy: () => Promise.reject(new Error('No route to host')) });
  expect(await store.facts.find('c1')).toMatchObject({ state: 'refused', problem: /No route to host/ });
  expect(live()).toEqual(before);
});

test('a change whose switch was interrupted is live after the next start', async () => {
  await store.facts.add(change({ state: 'approved' }));
  await copyLive(folders, join(folders.build, 'changes/c1'), 'fees.json', after[1] ?? '');
  const journal = { change: 'c1', file: 'fees.json', inputHash: 'h' };
  writeFileSync(join(folders.build, 'switch.json'), JSON.stringify(journal));
  await round();
  expect([await stateOf('c1'), live()[1]]).toEqual(['live', after[1]]);
});

test('a change is live after the next start if the process ended before it recorded the change as live', async () => {
  await store.facts.add(change({ state: 'approved' }));
  const broken: PublisherOptions['store'] = { ...store.facts, update: () => Promise.reject(new Error('killed')) };
  await expect(round({ store: broken })).rejects.toThrow('killed');
  expect([await stateOf('c1'), ...live()]).toEqual(['approved', ...after]);
  await round();
  expect([await stateOf('c1'), ...live()]).toEqual(['live', ...after]);
});

test('commits only the changed file, in the name of its author', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', 'facts');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'First');
  writeFileSync(join(root, 'other.txt'), 'x');
  git('add', 'other.txt');
  writeFileSync(join(folders.facts, 'fees.json'), '{}');
  await commitFile(root, 'facts/fees.json', { name: 'রিনা', email: 'rina@example.com' }, 'Change fees');
  expect(git('log', '-1', '--format=%an <%ae> %s', '--name-only')).toBe(
    'রিনা <rina@example.com> Change fees\n\nfacts/fees.json',
  );
  expect(git('status', '--porcelain')).toContain('A  other.txt');
});

test('commits nothing without a repository', async () => {
  await expect(
    commitFile(root, 'facts/fees.json', { name: 'A', email: 'a@example.com' }, 'x'),
  ).resolves.toBeUndefined();
});
