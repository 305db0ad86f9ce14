import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../server/config/settings.ts';
import { attachmentOf, leadAt, outgoingAt, subscriberAt } from '../../server/storage/contract/fixtures.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { openStore } from '../../server/storage/postgres/open.ts';
import { openStoreForCommand } from '../../server/storage/sqlite/open.ts';
import { startTestPostgres, type TestPostgres, testPassword } from '../../server/test-support/postgres.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.dispose());

const now = new Date('2026-11-20T12:00:00.000Z');
const later = new Date('2026-11-21T12:00:00.000Z');

async function prepare() {
  const root = mkdtempSync(join(tmpdir(), 'database-backup-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const url = await postgres.createSchema();
  const [dataDir, to] = [join(root, 'data'), join(root, 'backups')];
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: dataDir });
  const open = () => openStore({ intakeUrl: url, deskUrl: url }, () => {});
  return { settings, open, dataDir, to, name: '2026-11-20T12-00-00-000Z' };
}

const addLead = (store: Store, reference: string) =>
  store.intake.addLead(
    leadAt(now.getTime(), { id: `id ${reference}`, reference, digest: reference, attachments: [attachmentOf(5000)] }),
    [outgoingAt(0, { recipient: `${reference}@example.com` })],
  );

async function entriesOf({ desk }: Pick<Store, 'desk'>) {
  const [leads, subscribers] = [await desk.leads(), await desk.subscribers()];
  return [...leads.map(({ reference }) => reference), ...subscribers.map(({ email }) => email)].sort();
}

it('backs up a database while servers use it; erased entries stay erased after a restore', async () => {
  const { settings, open, dataDir, to, name } = await prepare();
  let store = await open();
  for (const reference of ['kept', 'withdrawn', 'erased']) await addLead(store, reference);
  await store.intake.addSubscriber(subscriberAt({ id: 's', email: 'gone@example.com' }), []);
  const change = {
    id: 'e',
    leadId: 'id kept',
    staffId: null,
    at: now.toISOString(),
    kind: 'note',
    text: 'note',
  } as const;
  await store.desk.change({ ...change, set: { status: 'won' }, seenVersion: null });
  const printed = await makeBackup(settings, to, now);
  expect(printed).toContain('3 leads, 3 files, 1 subscriber');
  expect(printed).not.toContain(testPassword);
  expect(readdirSync(join(to, name)).sort()).toEqual(['manifest.json', 'store.db']);

  await store.people.eraseLead('id withdrawn', later.toISOString());
  await store.people.eraseLead('id erased', later.toISOString(), 'staff');
  await store.people.eraseSubscriber('s', later.toISOString());
  await addLead(store, 'newer');
  await expect(restoreBackup(settings, join(to, name), later)).rejects.toThrow(
    /A server, or another program.+Stop all/,
  );
  expect(await entriesOf(store)).toEqual(['kept', 'newer']);
  await store.close();

  const restored = await restoreBackup(settings, join(to, name), later);
  expect(restored).toMatch(
    /^Restored to the PostgreSQL database postgres on 127\.0\.0\.1:\d+: the backup of .+, with 3 leads/,
  );
  expect(restored).toContain('Erased from it because they were erased after the backup: 3 entries.');
  expect(restored).toContain('Newer than the backup, and only in that folder: 1 lead.');
  store = await open();
  expect(await entriesOf(store)).toEqual(['kept']);
  expect(await store.desk.attachments('id kept')).toHaveLength(1);
  expect(await store.desk.events('id kept')).toMatchObject([{ text: 'note' }]);
  expect(await store.people.find('id withdrawn')).toMatchObject({ state: 'erased', cause: 'withdrawn' });
  await store.close();
  const [aside = ''] = readdirSync(dataDir).filter((file) => file.startsWith('put-aside-'));
  const reader = await openStoreForCommand(join(dataDir, aside));
  expect((await reader.desk.leads()).map(({ reference }) => reference).sort()).toEqual(['kept', 'newer']);
  await reader.close();
});

it('restores to an empty database, and says that withdrawals since the backup are unknown', async () => {
  const one = await prepare();
  const store = await one.open();
  await addLead(store, 'kept');
  await store.close();
  await makeBackup(one.settings, one.to, now);
  const other = await prepare();
  const restored = await restoreBackup(other.settings, join(one.to, one.name), later);
  expect(restored).toContain('People who withdrew after');
  const target = await other.open();
  expect(await entriesOf(target)).toEqual(['kept']);
  await target.close();
  expect(existsSync(join(other.dataDir, 'store.db'))).toBe(false);
});

it('changes nothing if a restore fails while it copies', async () => {
  const { settings, open, to, name } = await prepare();
  let store = await open();
  for (const reference of ['kept', 'withdrawn']) await addLead(store, reference);
  await makeBackup(settings, to, now);
  await store.people.eraseLead('id withdrawn', later.toISOString());
  await store.close();
  const admin = new pg.Client({ connectionString: settings.database?.deskUrl });
  await admin.connect();
  await admin.query('alter table attachment add constraint nothing check (false) not valid');
  await expect(restoreBackup(settings, join(to, name), later)).rejects.toThrow('23514');
  await admin.query('alter table attachment drop constraint nothing');
  await admin.end();
  store = await open();
  expect(await entriesOf(store)).toEqual(['kept']);
  await store.close();
  const again = await restoreBackup(settings, join(to, name), new Date(later.getTime() + 1000));
  expect(again).toContain('they were erased after the backup: 1 entry.');
});
