import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeError, type LogEntry } from '../../log.ts';
import { StartupError } from '../../process/startup-error.ts';
import { startTestPostgres, type TestPostgres, testPassword } from '../../test-support/postgres.ts';
import { startTcpProxy, type TcpProxy } from '../../test-support/tcp-proxy.ts';
import { unusedPort } from '../../test-support/unused-port.ts';
import { testDesk } from '../contract/desk-contract.ts';
import { attachmentOf, type Engine, leadAt, outgoingAt, subscriberAt } from '../contract/fixtures.ts';
import { testIntake } from '../contract/intake-contract.ts';
import { testOutbox } from '../contract/outbox-contract.ts';
import { testPeople } from '../contract/people-contract.ts';
import { testRetention } from '../contract/retention-contract.ts';
import { openStore as openAnyStore } from '../open.ts';
import { OutcomeUnknown, StoreUnavailable } from '../ports/errors.ts';
import { resendAfterMs } from '../ports/intake.ts';
import type { Store } from '../ports/store.ts';
import { tableNames } from '../sql/copy-tables.ts';
import type { SqlEngine } from '../sql/engine.ts';
import { type Migrations, migrate } from '../sql/migrate.ts';
import { createPool, PostgresError, visitorTimeouts } from './connection.ts';
import { createEngine } from './engine.ts';
import { lockMigrationRow, migrations, migrationTarget } from './migration-target.ts';
import { openStore, openStoreForCommand, readIntakeRights, readStoreInfo } from './open.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
  await server.createUser(intakeUser);
  await server.createUser(otherUser);
});
afterAll(() => server.dispose());

/** Visitors add entries as a user with no other rights. */
async function makeEngine(): Promise<Engine> {
  const deskUrl = await server.createSchema();
  const intakeUrl = changeUrl(deskUrl, (url) => {
    url.username = intakeUser;
  });
  return {
    openStore: () => openStore({ intakeUrl, deskUrl }, () => {}),
    openSecondProcess: () => openStore({ intakeUrl, deskUrl }, () => {}),
    openStoreForCommand: () => openStoreForCommand(deskUrl),
    dispose: async () => {},
  };
}

const intakeUser = 'site-intake';
const otherUser = 'site-other';

testDesk('PostgreSQL', makeEngine);
testIntake('PostgreSQL', makeEngine);
testOutbox('PostgreSQL', makeEngine);
testPeople('PostgreSQL', makeEngine);
testRetention('PostgreSQL', makeEngine);

const now = Date.parse('2026-11-20T12:00:00.000Z');
const iso = (afterMs: number) => new Date(now + afterMs).toISOString();

/** A connection as the administrator of the database. */
function connectAsAdmin(url: string): Kysely<Record<string, never>> {
  // The connection of the last test may still be closing when the server ends.
  const pool = new pg.Pool({ connectionString: url }).on('error', () => {});
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => db.destroy());
  return db;
}

async function openAt(url: string, log: (entry: LogEntry) => void = () => {}): Promise<Store> {
  const store = await openStore({ intakeUrl: url, deskUrl: url }, log);
  onTestFinished(() => store.close());
  return store;
}

/** The engine without a store, for statements that no store runs. */
function engineOn(url: string, limits: Partial<typeof visitorTimeouts> = {}): SqlEngine {
  const engine = createEngine(createPool(url, { ...visitorTimeouts, ...limits }));
  onTestFinished(() => engine.db.destroy());
  return engine;
}

const changeUrl = (url: string, change: (url: URL) => void): string => {
  const other = new URL(url);
  change(other);
  return other.href;
};

const withOptions = (url: string, options: string) =>
  changeUrl(url, ({ searchParams }) => searchParams.set('options', `${searchParams.get('options')} ${options}`));

const unavailableReason = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof StoreUnavailable ? `${error.reason}: ${error.code}` : error),
  );

describe('PostgreSQL with concurrent writers', () => {
  let url: string;
  beforeEach(async () => {
    url = await server.createSchema();
  });

  /** Opens every connection in advance. Otherwise the first writer would finish before the second is connected. */
  async function openTwoConnected(): Promise<Store[]> {
    const stores = [await openAt(url), await openAt(url)];
    await Promise.all(stores.flatMap((store) => Array.from({ length: 10 }, () => store.ping())));
    return stores;
  }

  it('adds one of many subscribers with one address, and queues one confirmation when many callers find it due', async () => {
    const stores = await openTwoConnected();
    const email = () => outgoingAt(0, { kind: 'confirmation', recipient: 'a@example.com' });
    const subscribe = (atMs: number) =>
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]?.intake.addSubscriber(subscriberAt({ receivedAt: iso(atMs) }), [email()]),
      );
    const emailCount = async () => (await stores[0]?.outbox.list(['queued']))?.length;
    expect((await Promise.all(subscribe(0))).filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await emailCount()).toBe(1);
    for (const count of [1, 2]) {
      expect(new Set(await Promise.all(subscribe(count * resendAfterMs)))).toEqual(new Set(['repeated']));
      expect(await emailCount()).toBe(1 + count);
    }
  });

  it('stores an entry that is repeated during its erasure, as a repeat or a new entry', async () => {
    const [one, other] = [await openAt(url), await openAt(url)];
    for (let round = 0; round < 8; round += 1) {
      const lead = leadAt(now, { digest: `d${round}`, idempotencyKey: 'k' });
      await one.intake.addLead(lead);
      const again = leadAt(now, { digest: `d${round}`, idempotencyKey: `k${round}` });
      const [, repeat] = await Promise.all([one.people.eraseLead(lead.id, iso(0)), other.intake.addLead(again)]);
      const leads = (await one.desk.leads()).filter(({ id }) => id === again.id);
      expect(leads).toHaveLength(repeat.outcome === 'added' ? 1 : 0);
    }
  });

  it('retries a transaction that the engine aborted', async () => {
    const store = await openAt(url);
    const db = connectAsAdmin(url);
    // A distributed engine does this occasionally, PostgreSQL only with such a trigger.
    await sql`create sequence tries`.execute(db);
    await sql`
      create function give_up() returns trigger language plpgsql as $$ begin
        if nextval('tries') < 3 then raise exception 'again' using errcode = '40001'; end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger give_up before insert on lead for each row execute function give_up()`.execute(db);
    expect(await store.intake.addLead(leadAt(now))).toMatchObject({ outcome: 'added' });
    expect(await store.desk.leads()).toHaveLength(1);
  });

  it('uses read committed and synchronous commits with any defaults of the database', async () => {
    const engine = engineOn(
      withOptions(url, '-c default_transaction_isolation=serializable -c synchronous_commit=off'),
    );
    const { rows } = await engine.write((transaction) =>
      sql`select current_setting('transaction_isolation') as level, current_setting('synchronous_commit') as waits`.execute(
        transaction,
      ),
    );
    expect(rows).toEqual([{ level: 'read committed', waits: 'on' }]);
  });
});

describe('the intake user of a store in PostgreSQL', () => {
  const twoUsers = async () => {
    const deskUrl = await server.createSchema();
    const as = (user: string) =>
      changeUrl(deskUrl, (url) => {
        url.username = user;
      });
    return { deskUrl, intakeUrl: as(intakeUser), otherUrl: as(otherUser) };
  };

  it('adds entries, but cannot read answers or files, change leads or erase anything', async () => {
    const { deskUrl, intakeUrl } = await twoUsers();
    const store = await openStore({ intakeUrl, deskUrl }, () => {});
    await store.intake.addLead(leadAt(now, { attachments: [attachmentOf(9)] }), [outgoingAt(0)]);
    expect(await store.desk.leads()).toHaveLength(1);
    await store.close();
    const { db } = engineOn(intakeUrl);
    const codeOf = (statement: string) =>
      sql
        .raw(statement)
        .execute(db)
        .then(
          () => 'done',
          (error: unknown) => (error instanceof PostgresError ? error.code : error),
        );
    for (const statement of [
      'select answers from lead',
      'select content from attachment',
      'select email from subscriber',
      'select message_id from outgoing',
      'update lead set answers = answers',
      'delete from lead',
      'select * from suppression',
      'select * from setting',
      'select * from passkey',
      "update arrival set form = 'other'",
    ]) {
      expect([statement, await codeOf(statement)]).toEqual([statement, '42501']);
    }
    expect(await codeOf('select reference from lead')).toBe('done');
  });

  it('can check whether it lacks rights, has the right ones or has too many', async () => {
    const { deskUrl, intakeUrl } = await twoUsers();
    expect(await readIntakeRights(intakeUrl)).toEqual({ user: intakeUser, canAdd: false, excessRights: [] });
    await (await openStore({ intakeUrl, deskUrl }, () => {})).close();
    expect(await readIntakeRights(intakeUrl)).toEqual({ user: intakeUser, canAdd: true, excessRights: [] });
    const db = connectAsAdmin(deskUrl);
    await sql`grant select on lead to ${sql.id(intakeUser)}`.execute(db);
    expect(await readIntakeRights(intakeUrl)).toMatchObject({ excessRights: ['read answers'] });
    await sql`revoke insert on outgoing from ${sql.id(intakeUser)}`.execute(db);
    expect(await readIntakeRights(intakeUrl)).toMatchObject({ canAdd: false });
    expect(await readIntakeRights(deskUrl)).toMatchObject({
      canAdd: true,
      excessRights: [
        'read answers',
        'read files',
        'read addresses of the newsletter',
        'change answers',
        'erase entries',
      ],
    });
  });

  it('gets its rights once from several programs that start at once', async () => {
    const urls = await twoUsers();
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(urls, () => {})));
    for (const store of stores) await store.intake.addLead(leadAt(now));
    expect(await stores[0]?.desk.leads()).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('stops the start if its rights cannot be granted', async () => {
    const { deskUrl, intakeUrl, otherUrl } = await twoUsers();
    await (await openStore({ intakeUrl: deskUrl, deskUrl }, () => {})).close();
    const db = connectAsAdmin(deskUrl);
    await sql`grant usage on schema ${sql.id(await schemaOf(db))} to ${sql.id(otherUser)}`.execute(db);
    await sql`grant all on all tables in schema ${sql.id(await schemaOf(db))} to ${sql.id(otherUser)}`.execute(db);
    const opening = openStore({ intakeUrl, deskUrl: otherUrl }, () => {});
    await expect(opening).rejects.toThrow(/^The user site-intake of DATABASE_URL may not add to the store\. .+\.$/);
  });

  const schemaOf = async (db: Kysely<Record<string, never>>) =>
    (await sql<{ schema: string }>`select current_schema as schema`.execute(db)).rows[0]?.schema ?? '';
});

describe('a lost connection to PostgreSQL', () => {
  let url: string;
  let proxy: TcpProxy;
  let store: Store;
  beforeEach(async () => {
    const direct = await server.createSchema();
    proxy = await startTcpProxy(server.port);
    url = changeUrl(direct, (proxied) => {
      proxied.port = String(proxy.port);
    });
    store = await openStore({ intakeUrl: url, deskUrl: url }, () => {});
  });
  afterEach(async () => {
    await store.close();
    proxy.stop();
  });

  const isCommit = (bytes: Buffer) => bytes.includes('commit\0');

  it.each<[string, number, () => void]>([
    [
      'before the commit arrives: the entry is not stored',
      0,
      () => {
        proxy.onRequest = (bytes) => (isCommit(bytes) ? 'cut' : 'pass');
      },
    ],
    [
      'before the reply to the commit: the entry is stored',
      1,
      () => {
        let isCommitSent = false;
        proxy.onRequest = (bytes) => {
          isCommitSent ||= isCommit(bytes);
          return 'pass';
        };
        proxy.onAnswer = () => (isCommitSent ? 'cut' : 'pass');
      },
    ],
  ])('%s, the outcome is unknown, and a repeat is stored once', async (_, count, lose) => {
    const send = () => store.intake.addLead(leadAt(now, { idempotencyKey: 'k' }), [outgoingAt(0)]);
    lose();
    await expect(send()).rejects.toThrow(OutcomeUnknown);
    proxy.onRequest = () => 'pass';
    proxy.onAnswer = () => 'pass';
    expect(await store.desk.leads()).toHaveLength(count);
    expect(await send()).toMatchObject({ outcome: count ? 'repeated' : 'added' });
    expect(await store.desk.leads()).toHaveLength(1);
    expect(await store.outbox.list(['queued'])).toHaveLength(1);
  });

  it('during a transaction: retries on another connection, without an error', async () => {
    let isCut = false;
    proxy.onRequest = (bytes) => {
      if (isCut || !bytes.includes('insert into "lead"')) return 'pass';
      isCut = true;
      return 'cut';
    };
    expect(await store.intake.addLead(leadAt(now))).toMatchObject({ outcome: 'added' });
    expect(isCut).toBe(true);
    expect(await store.desk.leads()).toHaveLength(1);
  });

  it('without an error: times out, and is not used again', async () => {
    const { db, translateErrors } = engineOn(url, { query_timeout: 200 });
    const read = () => unavailableReason(translateErrors(db.selectFrom('job').selectAll().execute()));
    expect(await read()).toBe('none');
    proxy.onAnswer = () => 'drop';
    expect(await read()).toBe('unreachable: PostgreSQL lost');
    proxy.onAnswer = () => 'pass';
    await expect.poll(read, { timeout: 20_000 }).toBe('none');
  });

  it('while idle: does not end the program, and the next statement gets another connection', async () => {
    await store.ping();
    proxy.cut();
    await expect.poll(() => unavailableReason(store.ping()), { timeout: 20_000 }).toBe('none');
    const db = connectAsAdmin(url);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'website%'`.execute(
      db,
    );
    expect(await store.intake.addLead(leadAt(now))).toMatchObject({ outcome: 'added' });
  });
});

describe('the reason why PostgreSQL is unavailable', () => {
  let url: string;
  let store: Store;
  beforeEach(async () => {
    url = await server.createSchema();
    store = await openAt(url);
  });
  it('read-only: as on a standby', async () => {
    await expect(openStoreForCommand(withOptions(url, '-c default_transaction_read_only=on'))).rejects.toThrow(
      /it is a read-only standby/,
    );
    const standby = engineOn(withOptions(url, '-c default_transaction_read_only=on'));
    const erasing = standby.write((transaction) => transaction.deleteFrom('lead').execute());
    expect(await unavailableReason(erasing)).toBe('read-only: PostgreSQL 25006');
  });

  it.each([
    ['full: the disk is full', '53100', 'full'],
    ['disk: it cannot be read or written', '58030', 'disk'],
    ['damaged: the database needs repair', 'XX001', 'damaged'],
  ])('%s', async (_, code, reason) => {
    const db = connectAsAdmin(url);
    const raise = sql.lit(`begin raise exception using errcode = '${code}'; end`);
    await sql`create function fail() returns trigger language plpgsql as ${raise}`.execute(db);
    await sql`create trigger fail before insert on attachment for each row execute function fail()`.execute(db);
    const withFile = leadAt(now, { attachments: [attachmentOf(9)] });
    expect(await unavailableReason(store.intake.addLead(withFile))).toBe(`${reason}: PostgreSQL ${code}`);
    expect(await store.desk.leads()).toEqual([]);
  });

  it('busy: another program holds a table', async () => {
    const db = connectAsAdmin(url);
    await db.transaction().execute(async (transaction) => {
      await sql`lock table lead`.execute(transaction);
      const waiting = engineOn(url, { lock_timeout: 50 });
      const erasing = waiting.write((other) => other.deleteFrom('lead').execute());
      expect(await unavailableReason(erasing)).toBe('busy: PostgreSQL 55P03');
    });
  });

  it('busy: no connection of the pool is free', async () => {
    const engine = engineOn(url, { connectionTimeoutMillis: 500 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    const work = () => {
      begun += 1;
      return released;
    };
    const all = Array.from({ length: 10 }, () => engine.write(work));
    await expect.poll(() => begun, { timeout: 20_000 }).toBe(10);
    expect(await unavailableReason(engine.write(async () => {}))).toBe('busy: PostgreSQL NONE_FREE');
    release();
    await Promise.all(all);
    expect(await unavailableReason(engine.write(async () => {}))).toBe('none');
  });

  it('quotes no part of an entry and no user in an error', async () => {
    const mismatched = attachmentOf(1000, { byteSize: 999, fileName: 'uniquetestwords.pdf' });
    const lead = leadAt(now, { answers: { name: 'uniquetestwords' }, attachments: [mismatched] });
    const error = await store.intake.addLead(lead).catch((reason: unknown) => reason);
    const logged = describeError(error);
    expect(logged.kind).toBe('PostgresError 23514');
    const text = JSON.stringify([logged, { ...(error as object) }, String(error), (error as Error).stack]);
    expect(text).not.toMatch(/uniquetestwords|999|hunter2/);
  });
});

it('says that it waits for a database that does not answer, without the password', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const deskUrl = `postgres://user:hunter2@127.0.0.1:${await unusedPort()}/site`;
  const settings = { dataDir: '', storeMaxMb: 1, database: { intakeUrl: deskUrl, deskUrl } };
  await expect(openAnyStore(settings, () => {})).rejects.toThrow('does not answer');
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^Waiting for the PostgreSQL database site on 127\.0\.0\.1:\d+ \.\.\.$/)],
  ]);
});

describe('explains in one line without the password why a store in PostgreSQL cannot be opened', () => {
  it.each<[string, (url: URL) => unknown, RegExp]>([
    [
      'nothing listens there',
      async (url) => (url.port = String(await unusedPort())),
      /does not answer \(ECONNREFUSED\)/,
    ],
    ['another password', (url) => (url.password = `not-${testPassword}`), /it refuses the user or the password/],
    ['no such database', (url) => (url.pathname = '/elsewhere'), /there is no such database/],
    // Resolves to this machine, but does not look local.
    ['another machine that does not encrypt', (url) => (url.hostname = '0.0.0.0'), /unless sslmode in the address/],
    [
      'no such file for its certificate',
      (url) => url.searchParams.set('sslrootcert', '/no/such.pem'),
      /names a file that does not exist \(sslrootcert/,
    ],
    ['no store yet', () => {}, /There is no store in the PostgreSQL database .+ npm start\.$/],
  ])('%s', async (_, change, pattern) => {
    const url = new URL(await server.createSchema());
    await change(url);
    const error = await openStoreForCommand(url.href).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toMatch(pattern);
    expect(String(error)).toMatch(/the PostgreSQL database \w+ on [\d.]+:\d+/);
    expect(String(error)).not.toMatch(/hunter2|postgres:\/\/|\n/);
  });
});

it.skipIf(spawnSync('openssl', ['version']).status !== 0)(
  'trusts the certificate in sslrootcert on a connection to another machine, and no other (openssl)',
  async () => {
    const url = await server.createSchema();
    const admin = connectAsAdmin(url);
    const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(admin);
    const folder = String(rows[0]?.folder);
    const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')];
    const request = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const subject = ['-subj', '/CN=test', '-addext', 'subjectAltName=IP:0.0.0.0'];
    execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    // PostgreSQL runs as the owner of its folder, and refuses a key that others can read.
    const { uid, gid } = statSync(folder);
    for (const file of [key, certificate]) chownSync(file, uid, gid);
    const setEncryption = async (value: 'on' | 'off') => {
      await sql`alter system set ssl = ${sql.raw(value)}`.execute(admin);
      await sql`select pg_reload_conf()`.execute(admin);
    };
    await setEncryption('on');
    onTestFinished(() => setEncryption('off'));

    const isEncrypted = async (change: (url: URL) => void) => {
      const { db } = engineOn(changeUrl(url, change));
      const stats = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
      return (await stats.execute(db)).rows[0]?.ssl;
    };
    // Resolves to this machine, but does not look local.
    const elsewhere = (other: URL) => (other.hostname = '0.0.0.0');
    await expect(isEncrypted(elsewhere)).rejects.toThrow('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(
      await isEncrypted((other) => {
        elsewhere(other);
        other.searchParams.set('sslrootcert', certificate);
      }),
    ).toBe(true);
  },
);

it('reports the version and the unsafe settings of a database', async () => {
  const url = await server.createSchema();
  await openAt(url);
  // The test database does not sync to disk.
  expect(await readStoreInfo(url)).toEqual({
    engine: expect.stringMatching(/^PostgreSQL \d+\.\d+$/),
    schema: Object.keys(migrations).at(-1),
    unsafe: ['fsync', 'full_page_writes'],
  });
});

describe('the tables of a store in PostgreSQL', () => {
  const newest = Object.keys(migrations).at(-1) ?? '';
  const expand = {
    compatibleFrom: newest,
    up: async (db: Kysely<unknown>) => void (await sql`alter table lead add column colour text`.execute(db)),
  };
  const contract = {
    compatibleFrom: '9001-colour',
    up: async (db: Kysely<unknown>) => void (await sql`alter table lead drop column duplicate_of`.execute(db)),
  };

  const migrateTo = (url: string, { db }: SqlEngine, steps: Migrations) =>
    migrate(migrationTarget(db, url, { ...migrations, ...steps }));

  it('are created once by several programs that start at once', async () => {
    const url = await server.createSchema();
    const stores = await Promise.all(
      Array.from({ length: 8 }, () => openStore({ intakeUrl: url, deskUrl: url }, () => {})),
    );
    await Promise.all(stores.map((store) => store.intake.addLead(leadAt(now))));
    expect(await stores[0]?.desk.leads()).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('are used after a newer program added to them, and refused after it removed something', async () => {
    const url = await server.createSchema();
    const store = await openAt(url);
    const newer = engineOn(url);
    await migrateTo(url, newer, { '9001-colour': expand });
    await store.intake.addLead(leadAt(now));
    expect(await (await openAt(url)).desk.leads()).toHaveLength(1);
    await migrateTo(url, newer, { '9001-colour': expand, '9002-less': contract });
    for (const open of [() => openStore({ intakeUrl: url, deskUrl: url }, () => {}), () => openStoreForCommand(url)])
      await expect(open()).rejects.toThrow(/written by a newer version of this program/);
    // The version between the two, which no longer uses what was removed.
    await migrateTo(url, newer, { '9001-colour': expand });
  });

  it('are migrated by the next program after one is killed; a failed migration changes nothing', async () => {
    const url = await server.createSchema();
    await openAt(url);
    const engine = engineOn(url);
    const failing = { ...expand, up: async (db: Kysely<unknown>) => expand.up(db).then(() => expand.up(db)) };
    await expect(migrateTo(url, engine, { '9001-colour': failing })).rejects.toThrow('42701');
    const killed = engine.db.transaction().execute(async (transaction) => {
      await lockMigrationRow(transaction);
      await sql`select pg_sleep(60)`.execute(transaction);
    });
    const admin = connectAsAdmin(url);
    const count = async (rows: string) => (await sql`select from ${sql.raw(rows)}`.execute(admin)).rows.length;
    const sleeping = "pg_stat_activity where query = 'select pg_sleep(60)'";
    await expect.poll(() => count(sleeping)).toBe(1);
    const migrating = migrateTo(url, engine, { '9001-colour': expand });
    await expect.poll(() => count('pg_locks where not granted')).toBe(1);
    await Promise.all([
      expect(killed).rejects.toThrow('57'),
      sql`select pg_terminate_backend(pid) from ${sql.raw(sleeping)}`.execute(admin),
    ]);
    await migrating;
    await sql`select colour from lead`.execute(engine.db);
  });

  it('are all vacuumed once a day after an erasure, without the timeouts of visitors', async () => {
    const url = await server.createSchema();
    const logged: LogEntry[] = [];
    const store = await openAt(url, (entry) => logged.push(entry));
    const lead = leadAt(now, { attachments: [attachmentOf(100_000)] });
    await store.intake.addLead(lead);
    await store.people.eraseLead(lead.id, iso(1));
    expect(await store.retention.vacuumErased(iso(0))).toBe(true);
    const db = connectAsAdmin(url);
    const vacuumed = async () => {
      const { rows } = await sql<{ relname: string }>`
        select relname from pg_stat_user_tables where schemaname = current_schema and vacuum_count > 0`.execute(db);
      return rows.map(({ relname }) => relname);
    };
    await expect.poll(vacuumed, { timeout: 20_000 }).toEqual(expect.arrayContaining([...tableNames]));
    expect(logged).toEqual([]);
  });

  it('are no longer vacuumed after the server stops', async () => {
    // With these settings, a vacuum sleeps for 0.1 s after each page.
    const slowly = encodeURIComponent(' -c vacuum_cost_delay=100 -c vacuum_cost_limit=1');
    const logged: LogEntry[] = [];
    const url = await server.createSchema();
    const store = await openAt(url + slowly, (entry) => logged.push(entry));
    const lead = leadAt(now, { attachments: [attachmentOf(1_000_000)] });
    await store.intake.addLead(lead);
    await store.people.eraseLead(lead.id, iso(1));
    const admin = connectAsAdmin(url);
    const vacuumsNow = async () => {
      const running = sql`select from pg_stat_activity where query like 'vacuum%' and state = 'active'`;
      return (await running.execute(admin)).rows.length;
    };
    const stopping = new AbortController();
    const vacuuming = store.retention.vacuumErased(iso(0), stopping.signal);
    await expect.poll(vacuumsNow).toBe(1);
    stopping.abort();
    expect(await vacuuming).toBe(false);
    await expect.poll(vacuumsNow).toBe(0);
    expect(logged).toEqual([]);
  });
});
