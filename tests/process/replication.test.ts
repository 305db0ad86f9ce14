import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '../../server/storage/sqlite/connection.ts';
import { storePath } from '../../server/storage/sqlite/open.ts';
import { sendLead, startServer, storedMessages, temporaryFolder } from './server-process.ts';

/** What Litestream does: it keeps a read transaction open, so that the WAL is not reset, and copies what is in it. */
function replicate(from: string, to: string): void {
  const reader = connect(storePath(from), { isReadOnly: true, waitMs: 2000 });
  reader.exec('begin');
  reader.prepare('select count(*) from lead').all([]);
  for (const ending of ['', '-wal']) copyFileSync(`${storePath(from)}${ending}`, `${storePath(to)}${ending}`);
  reader.exec('rollback');
  reader.close();
}

it('a program that replicates the store beside the server refuses nobody, and after a kill has what came before its last copy', async () => {
  const DATA_DIR = temporaryFolder();
  const replica = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  for (let count = 0; count < 40; count += 1) {
    expect(await sendLead(server.origin, `message ${count}`, `k${count}`)).toBe(200);
    if (count % 5 === 4) replicate(DATA_DIR, replica);
    // It empties the WAL itself now and then.
    if (count % 15 === 14) {
      const other = connect(join(DATA_DIR, 'store.db'), { isReadOnly: false, waitMs: 2000 });
      other.prepare('pragma wal_checkpoint(truncate)').all([]);
      other.close();
    }
  }
  expect(await sendLead(server.origin, 'after the last copy', 'last')).toBe(200);
  await server.end('SIGKILL');
  const expected = Array.from({ length: 40 }, (_, count) => `message ${count}`);
  expect((await storedMessages(replica)).sort()).toEqual(expected.sort());
});
