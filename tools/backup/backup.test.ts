import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#forms/durations.ts';
import { linkSecretPath, readLinkSecret } from '../../server/links/link-secret.ts';
import { attachmentOf, leadAt, subscriberAt } from '../../server/storage/contract/fixtures.ts';
import { migrate } from '../../server/storage/sql/migrate.ts';
import type { Tables } from '../../server/storage/sql/schema.ts';
import { folderNameOf, listBackups } from '../../server/storage/sqlite/backup-manifest.ts';
import { connect } from '../../server/storage/sqlite/connection.ts';
import { kyselyOn } from '../../server/storage/sqlite/engine.ts';
import { migrations, migrationTarget } from '../../server/storage/sqlite/migration-target.ts';
import { openStore, openStoreForCommand, storePath } from '../../server/storage/sqlite/open.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const later = new Date('2026-11-21T12:00:00.000Z');
const program = new URL('../backup.ts', import.meta.url).pathname;
const name = '2026-11-20T12-00-00-000Z';

let dataDir: string;
let to: string;
beforeEach(async () => {
  const root = await temporaryFolder();
  dataDir = join(root, 'data');
  to = join(root, 'backups');
});

const settings = () => ({
  dataDir,
  storeMaxMb: 64,
  backupDays: 90,
  retentionDays: { contact: 730 },
  notEnrolledDays: 0,
  guardianDays: 0,
  database: null,
});
const backup = (at = now) => makeBackup(settings(), to, at);
const restore = (from = join(to, name), at = later) => restoreBackup(settings(), from, at);
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** The references of leads and the addresses of subscribers in a store. */
async function entriesIn(dir = dataDir) {
  const reader = await openStoreForCommand(dir);
  const leads = await reader.desk.leads();
  const subscribers = await reader.desk.subscribers();
  await reader.close();
  return [...leads.map(({ reference }) => reference), ...subscribers.map(({ email }) => email)].sort();
}

async function add(...references: string[]) {
  const store = await openStore(dataDir, 64);
  for (const reference of references) {
    await store.intake.addLead(leadAt(now.getTime(), { id: `id ${reference}`, reference, digest: reference }));
  }
  await store.close();
}

/** Changes a store while its server is stopped. */
function change(dir: string, ...statements: string[]) {
  const connection = connect(storePath(dir), { isReadOnly: false, busyTimeoutMs: 0 });
  for (const statement of statements) connection.exec(statement);
  connection.close();
}

const markAsNewer = () => change(dataDir, "update migration set compatible_from = '9999-newer'");

/** Overwrites pages in the middle: the store can be opened, but not read. */
function damage(path: string) {
  const pages = readFileSync(path);
  writeFileSync(path, pages.fill('x', 4096 * 3, 4096 * 12));
}

describe('a backup', () => {
  it('of a store in use is complete, readable only by its owner, and described by its manifest', async () => {
    const store = await openStore(dataDir, 64);
    const secret = readLinkSecret(dataDir, null);
    await store.intake.addLead(leadAt(now.getTime(), { reference: 'AAAA', attachments: [attachmentOf(70_000)] }));
    await store.intake.addSubscriber(subscriberAt());
    expect((await backup()).replace(/\d+ KB$/m, '[size]')).toBe(
      `${join(to, name)}: 1 lead, 1 file, 1 subscriber; [size]
It holds personal data, and the secret that links in emails are signed with. Protect it like the store, and delete every copy of it by 2027-02-18.`,
    );
    expect(await store.intake.addLead(leadAt(now.getTime(), { digest: 'd2' }))).toMatchObject({ outcome: 'added' });
    await store.close();

    const files = ['link-secret', 'manifest.json', 'store.db'];
    expect(readdirSync(join(to, name))).toEqual(files);
    expect([to, join(to, name)].map(modeOf)).toEqual([0o700, 0o700]);
    expect(files.map((file) => modeOf(join(to, name, file)))).toEqual([0o600, 0o600, 0o600]);
    const content = readFileSync(join(to, name, 'store.db'));
    expect(JSON.parse(readFileSync(join(to, name, 'manifest.json'), 'utf8'))).toMatchObject({
      madeAt: now.toISOString(),
      program: '0.1.0',
      schema: expect.stringMatching(/^\d{4}-/),
      privacyNotice: expect.any(Number),
      rows: { lead: 1, attachment: 1, subscriber: 1, tombstone: 0 },
      files: { 'store.db': { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') } },
    });
    expect(readFileSync(join(to, name, 'link-secret'), 'utf8').trim()).toBe(secret);
    expect(await entriesIn(join(to, name))).toEqual(['A@example.com', 'AAAA']);
  });

  it('holds nothing that was erased, even if the store file still does', async () => {
    await add('AAAA', 'BBBB');
    // Simulates old copies in free pages, which a large store keeps until VACUUM.
    change(dataDir, 'pragma secure_delete = off', "delete from lead where reference = 'AAAA'");
    expect(readFileSync(storePath(dataDir), 'latin1')).toContain('AAAA');
    await backup();
    expect(readFileSync(join(to, name, 'store.db'), 'latin1')).not.toContain('AAAA');
    expect(await entriesIn(join(to, name))).toEqual(['BBBB']);
  });

  it('deletes expired backups, and leaves other files', async () => {
    await add('AAAA');
    for (const daysAgo of [400, 95, 2]) await backup(new Date(now.getTime() - daysAgo * dayMs));
    writeFileSync(join(to, 'mine.txt'), '');
    mkdirSync(join(to, '2020-01-01T00-00-00-000Z'));
    expect(await backup()).toContain('\nDeleted, since they are too old or newer ones replace them: 2\n');
    expect(readdirSync(to).sort()).toEqual(['2020-01-01T00-00-00-000Z', '2026-11-18T12-00-00-000Z', name, 'mine.txt']);
  });

  it('is not listed if it was interrupted, and is deleted a day later', async () => {
    await add('AAAA');
    const draft = join(to, '.2026-11-19T00-00-00-000Z.draft');
    mkdirSync(draft, { recursive: true });
    await backup();
    expect(existsSync(draft)).toBe(true);
    utimesSync(draft, now, new Date('2026-11-18T00:00:00.000Z'));
    await backup(later);
    expect(readdirSync(to)).toHaveLength(2);
    expect(listBackups(to)).toHaveLength(2);
  });

  describe('leaves nothing behind and says why, if there is', () => {
    it.each<[string, () => unknown, RegExp]>([
      ['no store', () => {}, /^There is no store at .+ Set DATA_DIR to the folder that has it\.$/],
      ['a store of a newer program', async () => markAsNewer(), /newer version.+npm run restore$/],
      [
        'a damaged store',
        () => damage(storePath(dataDir)),
        /^The store .+ is damaged.+npm run restore$|damaged or not a store.+npm run restore$/,
      ],
      [
        'a file that is not a store',
        () => writeFileSync(storePath(dataDir), 'x'.repeat(9000)),
        /damaged or not a store.+npm run restore$/,
      ],
      [
        'a store whose copy is damaged',
        () => {
          const database = new DatabaseSync(storePath(dataDir), { defensive: false });
          database.exec(
            "pragma writable_schema = on; update sqlite_schema set sql = replace(sql, 'duplicate_of text', 'duplicate_of text not null')",
          );
          database.close();
        },
        /^No backup was made: the copy of the store in .+ is damaged\./,
      ],
      [
        'a file instead of the folder',
        () => writeFileSync(to, ''),
        /^No backup was made in .+: the system says E\w+\. Fix that/,
      ],
    ])('%s', async (cause, damageStore, message) => {
      if (cause !== 'no store') await add(...Array.from({ length: 60 }, (_, index) => `lead ${index}`));
      await damageStore();
      await expect(backup()).rejects.toThrow(message);
      expect(statSync(to, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(to) : []).toEqual([]);
    });

    it.each(['data', 'data/backups', 'data/../data/x/y'])('a target inside the data folder: %s', async (folder) => {
      await add('AAAA');
      to = join(dataDir, '..', folder);
      await expect(backup()).rejects.toThrow(/ is in the data folder .+ Name another one after --to/);
      expect(readdirSync(dataDir).filter((file) => /backups|x/.test(file))).toEqual([]);
    });

    it('a full disk, but deletes expired backups', async () => {
      await add(...Array.from({ length: 60 }, (_, index) => `lead ${index}`));
      const times = [90.5, 3, 2].map((daysAgo) => new Date(Date.now() - daysAgo * dayMs));
      for (const time of times) await backup(time);
      // The system then refuses to write any file beyond 40 KB.
      const { status, stdout, stderr } = spawnSync(
        'bash',
        ['-c', 'ulimit -f 40; exec "$0" "$@"', process.execPath, program, '--to', to],
        { env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      );
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr: `No backup was made in ${to}: the system cannot write there. Fix that, or name another folder after --to.\n`,
      });
      expect(readdirSync(to).sort()).toEqual(times.slice(1).map(folderNameOf));
    });
  });
});

describe('restoring', () => {
  it('replaces the store with the backup, and keeps the old store with its secret', async () => {
    await add('AAAA', 'BBBB');
    const secret = readLinkSecret(dataDir, null);
    await backup();
    rmSync(linkSecretPath(dataDir));
    const newSecret = readLinkSecret(dataDir, null);
    await add('CCCC');
    const replacedDir = join(dataDir, 'put-aside-2026-11-21T12-00-00-000Z');
    expect(await restore()).toBe(
      `Restored to ${dataDir}: the backup of 2026-11-20 17:30, with 2 leads, 0 files, 0 subscribers.
Erased from it because they were erased after the backup: 0 entries.
The replaced files are in ${replacedDir}. The folder holds personal data: delete it when it is no longer needed.
Newer than the backup, and only in that folder: 1 lead. To list them: DATA_DIR=${replacedDir} npm run leads
The staff have to sign in again. Suspensions, roles and removed passkeys stay as they were before.
Start the server (npm start), then check it: npm run doctor`,
    );
    expect(await entriesIn()).toEqual(['AAAA', 'BBBB']);
    expect(await entriesIn(replacedDir)).toEqual(['AAAA', 'BBBB', 'CCCC']);
    expect(readLinkSecret(dataDir, null)).toBe(secret);
    expect(readFileSync(join(replacedDir, 'link-secret'), 'utf8').trim()).toBe(newSecret);
    expect([replacedDir, storePath(replacedDir), storePath(dataDir), linkSecretPath(dataDir)].map(modeOf)).toEqual([
      0o700, 0o600, 0o600, 0o600,
    ]);
    expect(readdirSync(dataDir).filter((file) => /restoring|draft/.test(file))).toEqual([]);
    // SQLite's file format: 2 is a write-ahead log.
    expect([...readFileSync(storePath(dataDir)).subarray(18, 20)]).toEqual([2, 2]);
  });

  it('into a new folder warns about withdrawals since the backup', async () => {
    await add('AAAA');
    await backup();
    rmSync(dataDir, { recursive: true });
    expect(await restore(join(to, name, 'store.db'))).toContain(
      'People who withdrew after 2026-11-20 17:30 may be in it again',
    );
    expect([await entriesIn(), modeOf(dataDir)]).toEqual([['AAAA'], 0o700]);
  });

  it('restores no rights of the staff that were revoked after the backup', async () => {
    const member = {
      name: 'Rina',
      role: 'owner',
      invitedAt: now.toISOString(),
      suspendedAt: null,
      seenAt: null,
    } as const;
    let store = await openStore(dataDir, 64);
    for (const id of ['s1', 's2']) await store.staff.invite({ ...member, id, email: `${id}@example.com` });
    const session = {
      tokenHash: 'a'.repeat(64),
      staffId: 's1',
      device: 'Firefox on Linux',
      createdAt: now.toISOString(),
    };
    await store.staff.addSession({ ...session, usedAt: now.toISOString(), confirmedAt: now.toISOString() });
    await store.close();
    await backup();
    store = await openStore(dataDir, 64);
    await store.staff.changeMember('s1', { suspendedAt: later.toISOString() });
    await store.close();
    await restore();
    store = await openStore(dataDir, 64);
    expect((await store.staff.members()).map(({ suspendedAt }) => suspendedAt !== null)).toEqual([true, false]);
    await store.staff.changeMember('s1', { suspendedAt: null });
    expect(await store.staff.session(session.tokenHash, now.toISOString())).toBeNull();
    await store.close();
  });

  it('erases entries that were erased after the backup, and those past their retention period', async () => {
    await add('AAAA', 'BBBB');
    let store = await openStore(dataDir, 64);
    await store.intake.addSubscriber(subscriberAt({ id: 's' }));
    const expired = leadAt(now.getTime() - 729.5 * dayMs, { reference: 'OLD', digest: 'old' });
    await store.intake.addLead(expired);
    const join = {
      id: 'e',
      leadId: 'id BBBB',
      staffId: null,
      at: now.toISOString(),
      kind: 'changed',
      text: '',
    } as const;
    await store.desk.change({ ...join, set: { joinedTo: 'AAAA' }, seenVersion: null });
    await backup();
    await store.people.eraseLead('id AAAA', later.toISOString());
    await store.people.eraseSubscriber('s', later.toISOString());
    await store.intake.addLead(leadAt(now.getTime(), { id: 'added and erased', digest: 'x' }));
    await store.people.eraseLead('added and erased', later.toISOString());
    await store.close();
    expect(await restore()).toContain(
      '\nErased from it because the retention period is over: 1 entry.\nErased from it because they were erased after the backup: 2 entries.\n',
    );
    expect(await entriesIn()).toEqual(['BBBB']);
    expect(readFileSync(storePath(dataDir), 'latin1')).not.toContain('A@example.com');
    store = await openStore(dataDir, 64);
    // Their links still report the erasure.
    for (const id of ['id AAAA', 'added and erased'])
      expect(await store.people.find(id)).toMatchObject({ state: 'erased' });
    // Nothing hides a lead whose main lead is erased.
    expect((await store.desk.leads()).map(({ state }) => state.joinedTo)).toEqual([null]);
    await store.close();
  });

  it('replaces a damaged store, and one of a newer program', async () => {
    await add('AAAA');
    await backup();
    markAsNewer();
    expect(await restore()).toContain('erased after the backup: 0 entries');
    expect(await entriesIn()).toEqual(['AAAA']);
    writeFileSync(storePath(dataDir), 'x'.repeat(9000));
    writeFileSync(`${storePath(dataDir)}-wal`, 'of the damaged store');
    const text = await restore(undefined, new Date(later.getTime() + 1));
    expect(text).toContain('People who withdrew after 2026-11-20 17:30 may be in it again');
    const replacedDir = join(dataDir, 'put-aside-2026-11-21T12-00-00-001Z');
    expect(readFileSync(`${storePath(replacedDir)}-wal`, 'utf8')).toBe('of the damaged store');
    expect(await entriesIn()).toEqual(['AAAA']);
  });

  it('replaces a store that started empty, and warns about withdrawals', async () => {
    await add('AAAA');
    await backup();
    rmSync(storePath(dataDir));
    await add('BBBB');
    const text = await restore();
    expect(text).toContain('People who withdrew after 2026-11-20 17:30 may be in it again');
    expect(text).toContain('Newer than the backup, and only in that folder: 1 lead.');
    writeFileSync(storePath(dataDir), '');
    expect(await restore(undefined, new Date(later.getTime() + 1))).toContain('may be in it again');
    expect(await entriesIn()).toEqual(['AAAA']);
  });

  it('removes the WAL of another store, and the draft of an interrupted restore', async () => {
    await add('AAAA');
    await backup();
    rmSync(storePath(dataDir));
    writeFileSync(`${storePath(dataDir)}-wal`, 'of the moved store');
    mkdirSync(join(dataDir, 'restoring-killed'));
    await restore();
    const replacedDir = 'put-aside-2026-11-21T12-00-00-000Z';
    expect(readdirSync(dataDir).filter((file) => file !== 'server.lock')).toEqual([replacedDir, 'store.db']);
    expect(readdirSync(join(dataDir, replacedDir))).toContain('store.db-wal');
  });

  it('restores a backup to which a newer program added a table, and refuses one with other tables', async () => {
    await add('AAAA');
    const added = { up: async (db: Kysely<unknown>) => void (await sql`create table colour (x)`.execute(db)) };
    const path = storePath(dataDir);
    const newest = Object.keys(migrations).at(-1) ?? '';
    const newer = kyselyOn<Tables>(connect(path, { isReadOnly: false, busyTimeoutMs: 0 }));
    await migrate(migrationTarget(newer, path, { ...migrations, '9998-more': { ...added, compatibleFrom: newest } }));
    await newer.destroy();
    await backup();
    await restore();
    expect(await entriesIn()).toEqual(['AAAA']);
    editManifest(join(to, name), /"leastSchema": "0/, '"leastSchema": "9');
    await expect(restore()).rejects.toThrow(/made by a newer program, version 0\.1\.0/);
  });

  it('is refused while a server has the store open, and keeps the store unchanged', async () => {
    await add('AAAA');
    await backup();
    const store = await openStore(dataDir, 64);
    await expect(restore()).rejects.toThrow(/Stop (that|the) server/);
    expect(await store.intake.addLead(leadAt(now.getTime()))).toMatchObject({ outcome: 'added' });
    await store.close();
    expect(await entriesIn()).toHaveLength(2);
  });

  describe('changes nothing and says why, if', () => {
    it.each<[string, (dir: string) => void, RegExp]>([
      [
        'one byte of the store differs',
        (dir) => flipBit(join(dir, 'store.db')),
        /damaged: store\.db has changed since .+ Restore another one\.$/,
      ],
      ['the secret differs', (dir) => flipBit(join(dir, 'link-secret')), /damaged: link-secret has changed since/],
      ['a file is missing', (dir) => rmSync(join(dir, 'store.db')), /damaged: store\.db is missing/],
      [
        'the manifest is missing',
        (dir) => rmSync(join(dir, 'manifest.json')),
        /is not a complete backup\. npm run restore lists/,
      ],
      [
        'the manifest has another number of entries',
        (dir) => editManifest(dir, /"lead": 2/, '"lead": 3'),
        /the number of entries differs from its manifest/,
      ],
      [
        'it was made by a newer program',
        (dir) => editManifest(dir, /"leastSchema": "0/, '"leastSchema": "9'),
        /made by a newer program, version 0\.1\.0/,
      ],
    ])('%s', async (_, damageBackup, message) => {
      await add('AAAA', 'BBBB');
      readLinkSecret(dataDir, null);
      await backup();
      await add('CCCC');
      damageBackup(join(to, name));
      await expect(restore()).rejects.toThrow(message);
      expect(readdirSync(dataDir).filter((file) => !/server\.lock/.test(file))).toEqual(['link-secret', 'store.db']);
      expect(await entriesIn()).toEqual(['AAAA', 'BBBB', 'CCCC']);
    });
  });
});

function flipBit(path: string) {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(path, bytes);
}

function editManifest(dir: string, from: RegExp, to: string) {
  const path = join(dir, 'manifest.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
