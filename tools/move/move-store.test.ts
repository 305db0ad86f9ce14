import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { linkSecretPath, readLinkSecret } from '../../server/links/link-secret.ts';
import { attachmentOf, leadAt, outgoingAt, subscriberAt } from '../../server/storage/contract/fixtures.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { openTables as openDatabase, openStore as openDatabaseStore } from '../../server/storage/postgres/open.ts';
import { tableNames } from '../../server/storage/sql/copy-tables.ts';
import type { SqlEngine } from '../../server/storage/sql/engine.ts';
import { openTables as openFile, openStore, storePath } from '../../server/storage/sqlite/open.ts';
import { startTestPostgres, type TestPostgres } from '../../server/test-support/postgres.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { moveStore } from './move-store.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');
const iso = (afterMs: number) => new Date(noon + afterMs).toISOString();
const program = new URL('../move-store.ts', import.meta.url).pathname;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.dispose());

let url: string;
let dataDir: string;
beforeEach(async () => {
  [url, dataDir] = [await postgres.createSchema(), join(await temporaryFolder(), 'data')];
});

const settings = (dir = dataDir) => ({
  dataDir: dir,
  storeMaxMb: 64,
  database: { intakeUrl: url, deskUrl: url },
  linkSecret: null,
});
const toDatabase = (dir?: string) => moveStore(settings(dir), 'to-database');
const toFile = (dir: string) => moveStore(settings(dir), 'to-file');

async function fillStore(dir: string, fill: (store: Store) => Promise<unknown>) {
  const store = await openStore(dir, 64);
  await fill(store);
  await store.close();
}

const addLead = (store: Store, id: string) =>
  store.intake.addLead(leadAt(noon, { id, reference: `ref ${id}`, digest: id, idempotencyKey: `key ${id}` }));

/** Adds rows to every table, in every state that a move must preserve. Some tables need several batches. */
async function fillAll(store: Store): Promise<void> {
  for (let index = 0; index < 3; index += 1) await addLead(store, `lead ${index}`);
  const person = { email: 'asha@example.com', phone: '+919812345670' };
  for (let index = 0; index < 5; index += 1) {
    const digest = `with file ${index}`;
    const emails = index < 3 ? [outgoingAt(index)] : [];
    const attachments = [attachmentOf(70_000), attachmentOf(9, { field: 'other' })];
    const answers = { z: 'last first', name: 'O\'Neill "Ñ" \\ नमस्ते 👋 \u0000 \u202e', a: '' };
    await store.intake.addLead(leadAt(noon, { id: digest, digest, person, answers, attachments }), emails);
  }
  await store.intake.addLead(leadAt(noon, { digest: 'quarantined', quarantine: 'hidden-field' }));
  await store.intake.addSubscriber(subscriberAt({ id: 's' }), [outgoingAt(3, { kind: 'confirmation' })]);
  await store.people.confirmSubscriber('s', iso(4));
  await store.intake.addLead(leadAt(noon, { id: 'erased', digest: 'erased' }));
  await store.people.eraseLead('erased', iso(5), 'withdrawn', () => [outgoingAt(5, { kind: 'withdrawal-notice' })]);
  const kinds = ['staff-notice'] as const;
  const [leased, sending] = await store.outbox.claim({ now: iso(9), leaseUntil: iso(60_000), limit: 2, kinds });
  expect(leased && sending && (await store.outbox.begin(sending))).toBe(true);
  await store.desk.changeSetting('templates', []);
  await store.facts.add({
    id: 'c1',
    fact: 'fees',
    base: '{}',
    value: '{"fee":"₹১"}',
    state: 'live',
    proposedBy: 's1',
    proposedAt: iso(9),
    publishedBy: null,
    publishAt: null,
    expiresAt: null,
    liveAt: null,
    overridesSpecification: true,
    pages: ['/'],
    problem: null,
  });
  await store.desk.addPageViews('2026-11-20', new Map([['/contact', 3]]));
  await store.outbox.suppress('a'.repeat(64), '550', iso(6));
  const member = { id: 's1', email: 'rina@example.com', name: 'Rina', role: 'owner', invitedAt: iso(0) } as const;
  await store.staff.invite({ ...member, suspendedAt: null, seenAt: iso(1) });
  const times = { createdAt: iso(0), usedAt: iso(0), confirmedAt: iso(0) };
  await store.staff.addSession({ tokenHash: 'a'.repeat(64), staffId: 's1', device: 'Firefox on Linux', ...times });
  const signIn = { browserHash: 'b'.repeat(64), staffId: null, codeHash: 'c', attempts: 0, createdAt: iso(0) };
  await store.staff.addSignIn(signIn);
  const passkey = { id: 'p1', staffId: 's1', publicKey: 'cose', counter: 2 ** 32 - 1, device: 'Firefox on Linux' };
  await store.staff.addPasskey({ ...passkey, createdAt: iso(0), usedAt: null });
  await store.staff.record({ id: 'a1', at: iso(0), staffId: null, action: 'invited', subject: 's1' });
  const change = { id: 'e1', leadId: 'with file 4', staffId: 's1', at: iso(1), kind: 'note', text: 'নমস্কার' } as const;
  await store.desk.change({ ...change, set: { status: 'won', followUpOn: '2026-12-01' }, seenVersion: 0 });
  const token = await store.retention.beginJob('retention', { now: iso(7), dueBefore: iso(7), leaseUntil: iso(9) });
  await store.retention.finishJob('retention', token ?? '', iso(8));
}

/** The content of a store by table, in an order that does not depend on the engine. Includes generated columns. */
async function contentOf(engine: SqlEngine): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of tableNames) {
    const rows: object[] = await engine.db.selectFrom(table).selectAll().execute();
    const ownRows = rows.filter((row) => !('name' in row && row.name === 'migration'));
    const plain = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value);
    content[table] = ownRows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .map(([column, value]) => [column, plain(value)])
            .sort(),
        ),
      )
      .sort();
  }
  await engine.db.destroy();
  return content;
}

const inFile = async (dir: string) => contentOf(await openFile(dir));
const inDatabase = async () => contentOf(await openDatabase(url, 'read'));

async function administrator(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Locks a table. @param lock the table and the lock mode */
async function lockTable(lock: string) {
  const client = await administrator();
  await client.query(`begin; lock table ${lock}`);
  const countWaiting = async () => (await client.query('select from pg_locks where not granted')).rowCount;
  return {
    /** Waits until another connection waits for the lock. */
    waitUntilBlocked: () => expect.poll(countWaiting, { interval: 10, timeout: 30_000 }).not.toBe(0),
    release: () => client.query('rollback'),
  };
}

/** Locks a table, and kills the command when it waits for that table. */
async function killAt(lock: string, dir: string, ...args: string[]): Promise<void> {
  const { waitUntilBlocked, release } = await lockTable(lock);
  const moving = spawn(process.execPath, [program, ...args], { env: { DATA_DIR: dir, DATABASE_URL: url } });
  const ended = once(moving, 'exit');
  await waitUntilBlocked();
  moving.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await release();
}

/** Starts a server on the database that keeps a connection open. */
async function openDatabaseServer(schemaUrl = url): Promise<Store> {
  const store = await openDatabaseStore({ intakeUrl: schemaUrl, deskUrl: schemaUrl }, () => {});
  await store.ping();
  return store;
}

it('copies the store to PostgreSQL and back unchanged, even if the command is killed and repeated', async () => {
  await fillStore(dataDir, fillAll);
  readLinkSecret(dataDir, null);
  const whole = await inFile(dataDir);
  expect(Object.entries(whole).filter(([, rows]) => rows.length === 0)).toEqual([]);

  // Creates the tables to lock.
  await (await openDatabaseServer()).close();
  await killAt('outgoing in share mode', dataDir);
  expect(Object.values(await inDatabase()).flat()).toEqual([]);
  const database = `the PostgreSQL database postgres on 127.0.0.1:${postgres.port}`;
  expect(await toDatabase()).toBe(
    `Copied to ${database}: 9 leads, 10 files, 1 subscriber. Every row was compared and is the same.
Keep DATABASE_URL set for every server, and DATABASE_DESK_URL if you have set it.
Keep ${linkSecretPath(dataDir)}: links in sent emails need it. If there are several servers, set LINK_SECRET of each to the content of that file.
Then start the server (npm start), and check it: npm run doctor
${storePath(dataDir)} is unchanged. It contains personal data that the site no longer erases: delete it once the site runs.`,
  );
  expect(await inDatabase()).toEqual(whole);
  expect(await inFile(dataDir)).toEqual(whole);

  const back = join(await temporaryFolder(), 'back');
  await killAt('outgoing in access exclusive mode', back, '--to-file');
  expect(existsSync(storePath(back))).toBe(false);
  expect(await toFile(back)).toContain(`Copied to ${storePath(back)}: 9 leads, 10 files, 1 subscriber.`);
  expect([await inFile(back), await inDatabase()]).toEqual([whole, whole]);
  expect(readdirSync(back)).not.toContain('moving');
  await expect(toFile(back)).rejects.toThrow(/^There is already a store at .+\. Move it away/);
});

it('refuses a database that holds a store, and changes nothing', async () => {
  await fillStore(dataDir, (store) => addLead(store, 'one'));
  await toDatabase();
  const found = await inDatabase();
  const other = join(await temporaryFolder(), 'other');
  await fillStore(other, (store) => addLead(store, 'two'));
  await expect(toDatabase(other)).rejects.toThrow(
    /^The database is not empty: .+ Set DATABASE_URL to an empty database\.$/,
  );
  expect(await inDatabase()).toEqual(found);
});

it('copies nothing while a server has either store open', async () => {
  const server = await openStore(dataDir, 64);
  await expect(toDatabase()).rejects.toThrow(/^Another server is running on the data folder/);
  await server.close();
  await (await openDatabaseServer()).close();
  const { waitUntilBlocked, release } = await lockTable('outgoing in access exclusive mode');
  const [back, later] = [join(await temporaryFolder(), 'back'), join(await temporaryFolder(), 'later')];
  const isOpen = /^A server, or another program of this site, has the PostgreSQL database .+ open\. Stop all of them/;
  const refusal = (moving: Promise<string>) => expect(moving).rejects.toThrow(isOpen);
  const refusals = [refusal(toFile(back))];
  await waitUntilBlocked();
  const startedMeanwhile = await openDatabaseServer();
  refusals.push(refusal(toDatabase()), refusal(toFile(later)));
  await release();
  await Promise.all(refusals);
  await startedMeanwhile.close();
  expect([back, later].map((dir) => existsSync(storePath(dir)))).toEqual([false, false]);
});

it('ignores a server on another schema of the database', async () => {
  await fillStore(dataDir, (store) => addLead(store, 'one'));
  const server = await openDatabaseServer(await postgres.createSchema());
  expect(await toDatabase()).toMatch(/^Copied to .+: 1 lead/);
  await server.close();
});

it('reports what to set if source or target is missing', async () => {
  await expect(toDatabase()).rejects.toThrow(/^There is no store at /);
  await expect(toFile(dataDir)).rejects.toThrow(/^There is no store in the PostgreSQL database /);
  await expect(moveStore({ ...settings(), database: null }, 'to-file')).rejects.toThrow(/^Set DATABASE_URL /);
});
