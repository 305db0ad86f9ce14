import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';
import { locateProgram } from '../../../tools/programs/locate-program.ts';
import { bytesOf, FlushedDisk, readTrace, straceOptions } from '../support/flushed-disk.ts';
import { sendLead, startServer, temporaryFolder } from '../support/server-process.ts';

/** Some containers have strace but forbid ptrace. */
const strace = locateProgram(
  ['strace'],
  process.env,
  (path) => spawnSync(path, ['-o', '/dev/null', 'true']).status === 0,
);

// After a kill the system still writes its buffers to the disk; after a power cut it does not.
it.skipIf(strace === undefined)(
  'keeps every acknowledged lead on the disk at every moment the power may fail (strace)',
  async () => {
    const DATA_DIR = temporaryFolder();
    const traceFile = join(temporaryFolder(), 'trace');
    const server = await startServer({ DATA_DIR }, { wrapper: [strace ?? '', ...straceOptions(traceFile)] });
    const sends = Array.from({ length: 4 }, (_, index) => sendLead(server.origin, `lead ${index}`, `${index}`));
    expect(new Set(await Promise.all(sends))).toEqual(new Set([200]));
    expect(await sendLead(server.origin, 'the last lead', 'last')).toBe(200);
    // The stop moves the WAL into the file of the store, where the order of writes matters too.
    expect(await server.end('SIGTERM')).toBe(0);
    const trace = () => readFileSync(traceFile, 'utf8');
    const isTraceComplete = () => new RegExp(`^${server.process.pid} +[+]{3} exited with 0`, 'm').test(trace());
    await expect.poll(isTraceComplete, { timeout: 20_000 }).toBe(true);

    const acknowledged: string[] = [];
    // SQLite rebuilds its shared-memory file from the WAL, and writes it through a memory map that strace does not see.
    const disk = new FlushedDisk(DATA_DIR, (name) => name.startsWith('store.db') && !name.endsWith('-shm'));
    let cuts = 0;
    for (const call of readTrace(trace())) {
      const isChanged = disk.apply(call);
      const [, reference] = call.path.startsWith('socket:')
        ? (/"outcome":"stored",.*"reference":"([^"]+)"/.exec(bytesOf(call).toString()) ?? [])
        : [];
      if (reference !== undefined) acknowledged.push(reference);
      if (acknowledged.length === 0 || !(isChanged || reference)) continue;
      cuts += 1;
      const folder = join(temporaryFolder(), 'left');
      disk.saveTo(folder);
      expect(await referencesIn(folder), `after ${call.name} of ${call.path}`).toEqual(
        expect.arrayContaining(acknowledged),
      );
    }
    expect(acknowledged).toHaveLength(5);
    // One cut for each response, and one each for the flush, truncation and deletion at the stop.
    expect(cuts).toBeGreaterThan(5 + 3);
  },
);

async function referencesIn(dataDir: string): Promise<string[]> {
  const reader = await openStoreForCommand(dataDir);
  const leads = await reader.desk.leads();
  await reader.close();
  return leads.map(({ reference }) => reference);
}
