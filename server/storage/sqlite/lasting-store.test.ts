import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../log.ts';
import { leadAt } from '../contract.ts';
import type { NewLead } from '../ports/entries.ts';
import type { AddedLead } from '../ports/intake.ts';
import type { Store } from '../ports/store.ts';
import { StoreUnavailable } from '../ports/troubles.ts';
import { createLastingStore } from './lasting-store.ts';
import { openLeadReader, openStore, storePath } from './open.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

let root: string;
let dataDir: string;
let store: Store;
let logged: LogEntry[];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
  dataDir = join(root, 'data');
  logged = [];
  store = await openStore(dataDir, 64, { log: (entry) => logged.push(entry) });
  await store.intake.addLead(leadAt(now, { digest: 'before' }));
});
afterEach(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof StoreUnavailable ? error.reason : error),
  );

async function leadsIn(folder: string): Promise<number> {
  const reader = await openLeadReader(folder);
  const leads = await reader.leads();
  await reader.close();
  return leads.length;
}

describe('a store whose files are taken away while it is open acknowledges nothing, and the next entry is kept at its path', () => {
  it('the folder is moved: what was in it stays in it', async () => {
    renameSync(dataDir, join(root, 'moved'));
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'lost' })))).toBe('moved');
    expect(logged).toEqual([{ level: 'error', event: 'store-moved' }]);
    for (const digest of ['d1', 'd2']) await store.intake.addLead(leadAt(now, { digest }));
    expect(await leadsIn(dataDir)).toBe(2);
    expect(await leadsIn(join(root, 'moved'))).toBe(1);
    expect(logged).toHaveLength(1);
  });

  it('its one file alone is moved: what was acknowledged is in it', async () => {
    mkdirSync(join(root, 'aside'));
    renameSync(storePath(dataDir), storePath(join(root, 'aside')));
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'lost' })))).toBe('moved');
    await store.intake.addLead(leadAt(now, { digest: 'd1' }));
    expect(await leadsIn(join(root, 'aside'))).toBe(1);
    expect(await leadsIn(dataDir)).toBe(1);
  });

  it('a backup is moved over its one file: what the backup holds is there', async () => {
    const backup = await openStore(join(root, 'backup'), 64);
    for (const digest of ['b1', 'b2', 'b3']) await backup.intake.addLead(leadAt(now, { digest }));
    await backup.close();
    renameSync(storePath(join(root, 'backup')), storePath(dataDir));
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'lost' })))).toBe('moved');
    await store.intake.addLead(leadAt(now, { digest: 'd1' }));
    expect(await leadsIn(dataDir)).toBe(4);
  });

  it('the folder is removed', async () => {
    rmSync(dataDir, { recursive: true });
    expect(await refusalOf(store.intake.addSubscriber(subscriber))).toBe('moved');
    expect(await store.intake.addSubscriber(subscriber)).toBe('added');
    await store.intake.addLead(leadAt(now));
    expect(await leadsIn(dataDir)).toBe(1);
  });

  it.each(['-wal', '-shm'])('only its %s file is removed: nothing is lost', async (ending) => {
    rmSync(storePath(dataDir) + ending);
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'second' })))).toBe('moved');
    expect(await store.intake.addLead(leadAt(now, { digest: 'second' }))).toMatchObject({ added: 'added' });
    await store.intake.addLead(leadAt(now, { digest: 'third' }));
    expect(await leadsIn(dataDir)).toBe(3);
  });

  it('another store is put in its place, with entries in its journal: it is that one which is added to', async () => {
    const other = await openStore(join(root, 'other'), 64);
    await other.intake.addLead(leadAt(now, { digest: 'of the other' }));
    cpSync(join(root, 'other'), join(root, 'copy'), { recursive: true });
    await other.close();
    renameSync(dataDir, join(root, 'moved'));
    renameSync(join(root, 'copy'), dataDir);
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'd1' })))).toBe('moved');
    expect(await store.intake.addLead(leadAt(now, { digest: 'd1' }))).toMatchObject({ added: 'added' });
    expect(await leadsIn(dataDir)).toBe(2);
  });

  it('it is written over in its place, as `cp` does: what was put there is whole, and it is that which is added to', async () => {
    const other = await openStore(join(root, 'other'), 64);
    for (let at = 0; at < 60; at += 1) await other.intake.addLead(leadAt(now, { digest: `of the other ${at}` }));
    await other.close();
    await store.close();
    store = await openStore(dataDir, 64, { idleMs: 10, log: (entry) => logged.push(entry) });
    await store.intake.addLead(leadAt(now, { digest: 'second' }));
    await expect.poll(() => statSync(`${storePath(dataDir)}-wal`).size).toBe(0);
    copyFileSync(storePath(join(root, 'other')), storePath(dataDir));
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'd1' })))).toBe('moved');
    expect(logged).toEqual([{ level: 'error', event: 'store-moved' }]);
    expect(await store.intake.addLead(leadAt(now, { digest: 'd1' }))).toMatchObject({ added: 'added' });
    expect(await leadsIn(dataDir)).toBe(61);
  });

  it('its file is elsewhere, and a link to it at its path: the journal is there, too', async () => {
    const linked = join(root, 'linked');
    mkdirSync(linked);
    await store.close();
    symlinkSync(storePath(dataDir), storePath(linked));
    store = await openStore(linked, 64);
    await store.intake.addLead(leadAt(now, { digest: 'second' }));
    rmSync(`${storePath(dataDir)}-wal`);
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'third' })))).toBe('moved');
    await store.intake.addLead(leadAt(now, { digest: 'third' }));
    expect(await leadsIn(linked)).toBe(3);
  });

  it.each<[string, () => void]>([
    ['moved', () => renameSync(dataDir, join(root, 'moved'))],
    ['removed', () => rmSync(dataDir, { recursive: true })],
  ])('many entries are on their way when it is %s: each is refused or kept, none fails', async (_, takeAway) => {
    const adding: Promise<unknown>[] = [];
    const add = (at: number) => adding.push(refusalOf(store.intake.addLead(leadAt(now, { digest: `d${at}` }))));
    for (let at = 0; at < 60; at += 1) {
      add(at);
      if (at === 20) takeAway();
      // Some have only been asked for when it is found out, some are half-way, some come later.
      if (at % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const results = await Promise.all(adding);
    expect(new Set(results)).toEqual(new Set(['none', 'moved']));
    expect(await refusalOf(store.intake.addLead(leadAt(now, { digest: 'last' })))).toBe('none');
    const lateResults = results.slice(results.lastIndexOf('moved') + 1);
    expect(await leadsIn(dataDir)).toBe(lateResults.length + 1);
    expect(logged).toEqual([{ level: 'error', event: 'store-moved' }]);
  });
});

it('an entry on its way to files that are gone is refused, even where new files have taken their numbers', async () => {
  let isInPlace = true;
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const opening = {
    store: {
      ...store,
      intake: {
        ...store.intake,
        addLead: async ({ digest, reference }: NewLead): Promise<AddedLead> => {
          if (digest === 'slow') await slow;
          return { added: 'added', reference };
        },
      },
      close: async () => {},
    },
    isInPlace: () => isInPlace,
  };
  const openings = [opening, { ...opening, isInPlace: () => true }].values();
  const lasting = await createLastingStore(
    async () => openings.next().value ?? opening,
    () => {},
  );
  const onItsWay = refusalOf(lasting.intake.addLead(leadAt(now, { digest: 'slow' })));
  await new Promise((resolve) => setImmediate(resolve));
  isInPlace = false;
  expect(await refusalOf(lasting.intake.addLead(leadAt(now)))).toBe('moved');
  expect(await refusalOf(lasting.intake.addLead(leadAt(now)))).toBe('none');
  isInPlace = true;
  finish();
  expect(await onItsWay).toBe('moved');
});

it('a store that cannot be opened anew goes on refusing, and is there again when it can', async () => {
  renameSync(dataDir, join(root, 'moved'));
  await refusalOf(store.intake.addLead(leadAt(now)));
  writeFileSync(dataDir, 'a file in the place of the folder');
  for (let count = 0; count < 3; count += 1) expect(await refusalOf(store.intake.addLead(leadAt(now)))).toBe('moved');
  expect(logged.at(-1)).toMatchObject({ event: 'store-cannot-reopen', kind: 'CannotStart' });
  rmSync(dataDir);
  expect(await store.intake.addLead(leadAt(now))).toMatchObject({ added: 'added' });
});

const subscriber = {
  id: 's',
  email: 'a@example.com',
  emailNormal: 'a@example.com',
  formVersion: 1,
  noticeVersion: 2,
  quarantine: null,
  receivedAt: new Date(now).toISOString(),
};
