import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { storePath } from '../../../server/storage/sqlite/open.ts';
import { startTestPostgres } from '../../../server/test-support/postgres.ts';
import { startTcpProxy } from '../../../server/test-support/tcp-proxy.ts';
import { onCommit } from './on-commit.ts';
import { type Settings, type StartOptions, temporaryFolder } from './server-process.ts';

/** A store, and the faults to inject into it. */
export interface FaultyStore {
  /** The settings of each program that shares the store. */
  readonly programs: readonly Settings[];
  /** The test uses one for each round, in turn. */
  readonly faults: readonly Fault[];
}

/** What happens in a round before its programs are killed. */
interface Fault {
  /** How to start the programs of this round. */
  readonly options?: () => StartOptions;
  /** Called when the programs listen. */
  readonly inject?: () => void;
  /** Restores the store for the next round. */
  readonly recover?: () => Promise<void>;
}

export const randomInteger = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1));

/** An SQLite file of one program. Faults: another program locks it for a while, and the disk is full. */
export async function faultyFileStore(): Promise<FaultyStore> {
  const DATA_DIR = temporaryFolder();
  const locked: Fault = { inject: () => lockFor(300, DATA_DIR) };
  const diskFull: Fault = { options: () => ({ fileKb: kilobytesOf(storePath(DATA_DIR)) + 400 }) };
  return { programs: [{ DATA_DIR }], faults: [{}, locked, {}, diskFull] };
}

const kilobytesOf = (path: string) => Math.ceil((statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1024);

/** Locks the store as another writing program would. */
function lockFor(ms: number, dataDir: string): void {
  const database = new DatabaseSync(storePath(dataDir), { timeout: 10_000 });
  database.exec('begin immediate');
  setTimeout(() => {
    database.exec('rollback');
    database.close();
  }, ms);
}

/** A PostgreSQL database of two programs. Faults: it crashes, and connections to it break. */
export async function faultyPostgresStore(): Promise<FaultyStore> {
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
  /** Injects the fault at one of the first commits, unless the programs are killed earlier. */
  const faultAtCommit = (moment: 'onRequest' | 'onAnswer', fault: () => void): Fault => ({
    inject: () => void onCommit(proxy, moment, randomInteger(1, 8), fault),
    async recover() {
      proxy[moment] = () => 'pass';
      await restarted;
    },
  });
  return {
    programs: [1, 2].map(() => ({ DATA_DIR: temporaryFolder(), ...shared })),
    faults: [
      faultAtCommit('onRequest', proxy.cut),
      faultAtCommit('onAnswer', () => {
        restarted = restart();
      }),
      faultAtCommit('onAnswer', proxy.cut),
      {},
    ],
  };
}
