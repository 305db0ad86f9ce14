import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../../../server/storage/sqlite/connection.ts';
import { storePath } from '../../../server/storage/sqlite/open.ts';
import { locateProgram } from '../../../tools/programs/locate-program.ts';
import { sendLead, startServer, storedMessages, temporaryFolder } from '../support/server-process.ts';

/** Works like Litestream: keeps a read transaction open, so that SQLite does not reset the WAL, and copies its content. */
function replicate(from: string, to: string): void {
  const reader = connect(storePath(from), { isReadOnly: true, busyTimeoutMs: 2000 });
  reader.exec('begin');
  reader.prepare('select count(*) from lead').all([]);
  for (const suffix of ['', '-wal']) copyFileSync(`${storePath(from)}${suffix}`, `${storePath(to)}${suffix}`);
  reader.exec('rollback');
  reader.close();
}

it('a replication program causes no refusal, and its last copy has every earlier lead after a kill', async () => {
  const DATA_DIR = temporaryFolder();
  const replica = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  for (let count = 0; count < 40; count += 1) {
    expect(await sendLead(server.origin, `message ${count}`, `k${count}`)).toBe(200);
    if (count % 5 === 4) replicate(DATA_DIR, replica);
    // From time to time, the replication program checkpoints the WAL itself.
    if (count % 15 === 14) {
      const replicator = connect(join(DATA_DIR, 'store.db'), { isReadOnly: false, busyTimeoutMs: 2000 });
      replicator.prepare('pragma wal_checkpoint(truncate)').all([]);
      replicator.close();
    }
  }
  expect(await sendLead(server.origin, 'after the last copy', 'last')).toBe(200);
  await server.end('SIGKILL');
  const expected = Array.from({ length: 40 }, (_, count) => `message ${count}`);
  expect((await storedMessages(replica)).sort()).toEqual(expected.sort());
});

const litestream = locateProgram(['litestream'], process.env, (path) => spawnSync(path, ['version']).status === 0);

it.skipIf(litestream === undefined)(
  'Litestream restores every lead acknowledged at least five seconds before a kill',
  async () => {
    const DATA_DIR = temporaryFolder();
    const replica = `file://${join(temporaryFolder(), 'replica')}`;
    const restored = temporaryFolder();
    const server = await startServer({ DATA_DIR });
    const replication = spawn(litestream ?? '', ['replicate', storePath(DATA_DIR), replica], { stdio: 'ignore' });
    onTestFinished(() => void replication.kill('SIGKILL'));
    const acknowledged: { message: string; atMs: number }[] = [];
    while (acknowledged.length < 100) {
      const message = `message ${acknowledged.length}`;
      expect(await sendLead(server.origin, message, `k${acknowledged.length}`)).toBe(200);
      acknowledged.push({ message, atMs: Date.now() });
      await setTimeout(100);
    }
    const killedAtMs = Date.now();
    replication.kill('SIGKILL');
    await server.end('SIGKILL');
    execFileSync(litestream ?? '', ['restore', '-o', storePath(restored), replica]);
    const messages = await storedMessages(restored);
    const lost = acknowledged.filter(({ message }) => !messages.includes(message));
    const lostMs = killedAtMs - Math.min(killedAtMs, ...lost.map(({ atMs }) => atMs));
    console.info(`Litestream: ${messages.length} of ${acknowledged.length} leads restored; lost the last ${lostMs} ms`);
    expect(lostMs).toBeLessThan(5000);
  },
);
