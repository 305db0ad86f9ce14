import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testDesk } from '../contract/desk-contract.ts';
import { attachmentOf, type Engine, leadAt } from '../contract/fixtures.ts';
import { testIntake } from '../contract/intake-contract.ts';
import { testOutbox } from '../contract/outbox-contract.ts';
import { testPeople } from '../contract/people-contract.ts';
import { testRetention } from '../contract/retention-contract.ts';
import { StoreUnavailable } from '../ports/errors.ts';
import { createSqlStore } from '../sql/create-store.ts';
import { type Migrations, migrate } from '../sql/migrate.ts';
import type { Tables } from '../sql/schema.ts';
import { connect } from './connection.ts';
import { createEngine, kyselyOn } from './engine.ts';
import { migrations, migrationTarget } from './migration-target.ts';
import { openStore, openStoreForCommand, openTables, storePath } from './open.ts';

async function makeEngine(): Promise<Engine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  return {
    openStore: () => openStore(dataDir, 64),
    openSecondProcess: async () =>
      createSqlStore(createEngine(connect(storePath(dataDir), { isReadOnly: false, busyTimeoutMs: 0 }))),
    openStoreForCommand: () => openStoreForCommand(dataDir),
    dispose: async () => rmSync(dataDir, { recursive: true }),
  };
}

testDesk('SQLite', makeEngine);
testIntake('SQLite', makeEngine);
testOutbox('SQLite', makeEngine);
testPeople('SQLite', makeEngine);
testRetention('SQLite', makeEngine);

const now = Date.parse('2026-11-20T12:00:00.000Z');

describe('SQLite file', () => {
  let root: string;
  let dataDir: string;
  let path: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'store-'));
    dataDir = join(root, 'data');
    path = storePath(dataDir);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.catch((reason: unknown) => reason);
    return error instanceof StoreUnavailable ? error.reason : error;
  };

  it('is readable only by its owner, as are the WAL and the shared memory file', async () => {
    const store = await openStore(dataDir, 64);
    await store.intake.addLead(leadAt(now));
    const modes = [dirname(path), path, `${path}-wal`, `${path}-shm`].map((file) => statSync(file).mode & 0o777);
    await store.close();
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  });

  it('read-only: reports it, and adds nothing', async () => {
    await (await openStore(dataDir, 64)).close();
    const store = createSqlStore(createEngine(connect(path, { isReadOnly: true, busyTimeoutMs: 0 })));
    expect(await refusalOf(store.intake.addLead(leadAt(now)))).toBe('read-only');
    await store.close();
  });

  it('damaged: reports the damage, and adds nothing', async () => {
    const store = await openStore(dataDir, 64);
    for (let index = 0; index < 300; index += 1) await store.intake.addLead(leadAt(now, { digest: `d${index}` }));
    await store.close();
    const pages = readFileSync(path);
    // The damage begins after the schema pages, because the store could not be opened otherwise.
    writeFileSync(path, pages.fill('x', Math.floor(pages.length / 4096 / 2) * 4096));
    const damaged = await openStore(dataDir, 64);
    const refusals = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        refusalOf(damaged.intake.addLead(leadAt(now, { digest: `other ${index}` }))),
      ),
    );
    expect(refusals).toContain('damaged');
    await damaged.close();
  });

  it('full: reports it, adds nothing, and still adds and reads what fits', async () => {
    const store = await openStore(dataDir, 1);
    const reader = await openStoreForCommand(dataDir);
    const large = (index: number) => leadAt(now, { digest: `d${index}`, answers: { message: 'x'.repeat(60_000) } });
    let stored = 0;
    let refusal: unknown;
    while (refusal === undefined && stored < 100) {
      refusal = await refusalOf(store.intake.addLead(large(stored)).then(() => undefined));
      if (refusal === undefined) stored += 1;
    }
    expect(refusal).toBe('full');
    expect(stored).toBeGreaterThan(5);
    expect(await reader.desk.leads()).toHaveLength(stored);
    expect(await refusalOf(store.intake.addLead(large(stored)))).toBe('full');
    expect(await store.intake.addLead(large(0))).toMatchObject({ outcome: 'repeated' });
    expect(statSync(path).size).toBeLessThanOrEqual(1024 * 1024);
    await reader.close();
    await store.close();
  });

  it('too full for a file: adds neither the file nor its lead, and still adds what fits', async () => {
    const store = await openStore(dataDir, 1);
    const reader = await openStoreForCommand(dataDir);
    const withFile = leadAt(now, { attachments: [attachmentOf(2 * 1024 * 1024)] });
    expect(await refusalOf(store.intake.addLead(withFile))).toBe('full');
    expect(await reader.desk.leads()).toEqual([]);
    expect(await reader.desk.attachments(withFile.id)).toEqual([]);
    expect(await store.intake.addLead(leadAt(now))).toMatchObject({ outcome: 'added' });
    await reader.close();
    await store.close();
  });

  it('requires unique references, and refuses a lead without one', async () => {
    const store = await openStore(dataDir, 64);
    await store.intake.addLead(leadAt(now));
    const connection = connect(path, { isReadOnly: false, busyTimeoutMs: 500 });
    const copy = (reference: string) =>
      `insert into lead (id, form, form_version, notice_version, program, answers, questions, phones, received_at, language, reference)
        select 'other', form, form_version, notice_version, program, answers, questions, phones, received_at, language, ${reference} from lead`;
    expect(() => connection.exec(copy('reference'))).toThrow('UNIQUE constraint failed: lead.reference');
    expect(() => connection.exec(copy('null'))).toThrow('NOT NULL constraint failed: lead.reference');
    connection.close();
    await store.close();
  });

  it('deletes the file of an erased lead', async () => {
    const store = await openStore(dataDir, 64);
    const lead = leadAt(now, { attachments: [attachmentOf(10)] });
    await store.intake.addLead(lead);
    const connection = connect(path, { isReadOnly: false, busyTimeoutMs: 500 });
    connection.exec('pragma foreign_keys = on; delete from lead');
    connection.close();
    const reader = await openStoreForCommand(dataDir);
    expect(await reader.desk.attachments(lead.id)).toEqual([]);
    await reader.close();
    await store.close();
  });

  it('locked by another process: waits without stopping the program, then adds', async () => {
    const store = await openStore(dataDir, 64);
    const other = await lockFromAnotherProcess(path);
    const adding = store.intake.addLead(leadAt(now));
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await sleep(400);
    other.kill();
    expect(await adding).toMatchObject({ outcome: 'added' });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
    await store.close();
  });

  it('locked for long: all waiting writes fail after the same timeout', async () => {
    await (await openStore(dataDir, 64)).close();
    const connection = connect(path, { isReadOnly: false, busyTimeoutMs: 0 });
    const store = createSqlStore(createEngine(connection, { timeoutMs: 500 }));
    const reader = await openStoreForCommand(dataDir);
    const other = await lockFromAnotherProcess(path);
    const start = performance.now();
    const sends = Array.from({ length: 8 }, (_, index) =>
      refusalOf(store.intake.addLead(leadAt(now, { digest: `d${index}` }))),
    );
    expect(new Set(await Promise.all(sends))).toEqual(new Set(['busy']));
    expect(performance.now() - start).toBeGreaterThan(500);
    expect(performance.now() - start).toBeLessThan(1500);
    other.kill();
    await once(other, 'exit');
    expect(await reader.desk.leads()).toEqual([]);
    expect(await store.intake.addLead(leadAt(now))).toMatchObject({ outcome: 'added' });
    await reader.close();
    await store.close();
  });

  it('locked again: a write after a timed-out one waits for the full timeout', async () => {
    await (await openStore(dataDir, 64)).close();
    const store = createSqlStore(
      createEngine(connect(path, { isReadOnly: false, busyTimeoutMs: 0 }), { timeoutMs: 500 }),
    );
    const other = await lockFromAnotherProcess(path);
    expect(await refusalOf(store.intake.addLead(leadAt(now)))).toBe('busy');
    const adding = store.intake.addLead(leadAt(now));
    await sleep(100);
    other.kill();
    expect(await adding).toMatchObject({ outcome: 'added' });
    await store.close();
  });

  describe('that a newer program has changed', () => {
    const newest = Object.keys(migrations).at(-1) ?? '';
    const expand: Migrations[string] = {
      compatibleFrom: newest,
      up: async (db) => void (await sql`alter table lead add column colour text`.execute(db)),
    };
    const contract: Migrations[string] = {
      compatibleFrom: '9001-colour',
      up: async (db) => void (await sql`alter table lead drop column duplicate_of`.execute(db)),
    };
    const expanded = { ...migrations, '9001-colour': expand };
    const contracted = { ...expanded, '9002-less': contract };

    async function migrateTo(steps: Migrations): Promise<void> {
      await using db = kyselyOn<Tables>(connect(path, { isReadOnly: false, busyTimeoutMs: 0 }));
      await migrate(migrationTarget(db, path, steps));
    }

    it('by adding a column: works with both programs, but only the newer one can copy it', async () => {
      await (await openStore(dataDir, 64)).close();
      await migrateTo(expanded);
      const store = await openStore(dataDir, 64);
      await store.intake.addLead(leadAt(now));
      const command = await openStoreForCommand(dataDir);
      expect(await command.desk.leads()).toHaveLength(1);
      await command.close();
      await store.close();
      await expect(openTables(dataDir)).rejects.toThrow(
        /^The store .+ changed by a newer version of this program\..+$/,
      );
      await migrateTo(contracted);
    });

    it('by dropping a column: is refused, except by a version that had already stopped using the column', async () => {
      await (await openStore(dataDir, 64)).close();
      await migrateTo(contracted);
      for (const open of [
        () => openStore(dataDir, 64),
        () => openStoreForCommand(dataDir),
        () => openStoreForCommand(dataDir),
      ])
        await expect(open()).rejects.toThrow(
          /^The store .+ newer version of this program, and .+ cannot work with it\..+$/,
        );
      await migrateTo(expanded);
    });

    it('by a migration that failed: is unchanged', async () => {
      await (await openStore(dataDir, 64)).close();
      const failing = { ...contract, up: async (db: Kysely<unknown>) => contract.up(db).then(() => contract.up(db)) };
      await expect(migrateTo({ ...expanded, '9002-less': failing })).rejects.toThrow('no such column');
      const store = await openStore(dataDir, 64);
      expect(await store.intake.addLead(leadAt(now))).toMatchObject({ outcome: 'added' });
      await store.close();
    });
  });

  describe('explains in one line why it cannot be opened', () => {
    it('when another process holds it', async () => {
      await (await openStore(dataDir, 64)).close();
      const other = await lockFromAnotherProcess(path);
      await expect(openStore(dataDir, 64)).rejects.toThrow(/^The store .+ another program has locked it\..+$/);
      other.kill();
    }, 15_000);

    it('when it is not a store', async () => {
      await (await openStore(dataDir, 64)).close();
      writeFileSync(path, 'x'.repeat(9000));
      await expect(openStore(dataDir, 64)).rejects.toThrow(/^The store .+ damaged or not a store\..+$/);
    });

    it('when its folder is a file', async () => {
      writeFileSync(dataDir, '');
      await expect(openStore(dataDir, 64)).rejects.toThrow(/^The store .+ Set DATA_DIR to a folder.+$/);
    });

    it('when there is none to read', async () => {
      await expect(openStoreForCommand(dataDir)).rejects.toThrow(/^There is no store at .+ npm start\.$/);
    });
  });
});

/** Starts a second process that holds the write lock until it is killed. */
async function lockFromAnotherProcess(path: string) {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('begin exclusive; create table held (x)');
    process.stdout.write('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  return child;
}
