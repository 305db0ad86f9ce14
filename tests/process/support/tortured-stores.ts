import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { storePath } from '../../../server/storage/sqlite/open.ts';
import { startTestPostgres } from '../../../server/test-support/postgres.ts';
import { startTcpProxy } from '../../../server/test-support/tcp-proxy.ts';
import { atCommit } from './at-commit.ts';
import { type Limits, type Settings, temporaryFolder } from './server-process.ts';

/** A store on one of the engines, and what can happen to it. */
export interface TorturedStore {
  /** What is set for each program that works with it: as many as share it. */
  readonly programs: readonly Settings[];
  /** One for each round, in turn. */
  readonly troubles: readonly UnavailableReason[];
}

/** What happens in a round, before its programs are killed. */
interface UnavailableReason {
  /** Of the programs, as they start. */
  readonly limits?: () => Limits;
  /** Once they are there. */
  readonly strike?: () => void;
  /** Leaves everything as the next round needs it. */
  readonly end?: () => Promise<void>;
}

export const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));

/** A file, which one program has; it may be locked by another one for a while, and the disk full. */
export async function torturedFile(): Promise<TorturedStore> {
  const DATA_DIR = temporaryFolder();
  const locked: UnavailableReason = { strike: () => lockFor(300, DATA_DIR) };
  const diskFull: UnavailableReason = { limits: () => ({ fileKb: kilobytesOf(storePath(DATA_DIR)) + 400 }) };
  return { programs: [{ DATA_DIR }], troubles: [{}, locked, {}, diskFull] };
}

const kilobytesOf = (path: string) => Math.ceil((statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1024);

/** As another program would that writes into the store. */
function lockFor(ms: number, dataDir: string): void {
  const database = new DatabaseSync(storePath(dataDir), { timeout: 10_000 });
  database.exec('begin immediate');
  setTimeout(() => {
    database.exec('rollback');
    database.close();
  }, ms);
}

/** A PostgreSQL, which two programs share; it may crash, and the lines to it be cut. */
export async function torturedPostgres(): Promise<TorturedStore> {
  const postgres = await startTestPostgres();
  onTestFinished(() => postgres.dispose());
  const proxy = await startTcpProxy(postgres.port);
  onTestFinished(() => proxy.stop());
  const url = new URL(await postgres.createSchema());
  url.port = String(proxy.port);
  const shared = { DATABASE_URL: url.href, LINK_SECRET: 's'.repeat(32) };

  let restarted = Promise.resolve();
  const restart = async () => {
    await postgres.crash();
    await postgres.start();
  };
  /** At one of the first commits, if it comes to that before they are killed. */
  const strikingAt = (moment: 'onRequest' | 'onAnswer', then: () => void): UnavailableReason => ({
    strike: () => void atCommit(proxy, moment, between(1, 8), then),
    async end() {
      proxy[moment] = () => 'pass';
      await restarted;
    },
  });
  return {
    programs: [1, 2].map(() => ({ DATA_DIR: temporaryFolder(), ...shared })),
    troubles: [
      strikingAt('onRequest', proxy.cut),
      strikingAt('onAnswer', () => {
        restarted = restart();
      }),
      strikingAt('onAnswer', proxy.cut),
      {},
    ],
  };
}
