import { statSync } from 'node:fs';
import type { DatabaseSettings, Settings } from '../config/settings.ts';
import type { Log } from '../log.ts';
import type { Store, StoreInfo } from './ports/store.ts';
import { describeDatabase } from './postgres/describe-database.ts';
import type { IntakeRights } from './postgres/intake-rights.ts';
import * as sqlite from './sqlite/open.ts';

/** The settings that determine the engine and its location. */
export type StoreSettings = Pick<Settings, 'dataDir' | 'storeMaxMb' | 'database'>;

/** Loaded on demand: the driver takes as long to load as the rest of the store. */
const postgres = () => import('./postgres/open.ts');

/** Opens the store for a server, creates it if it is missing, and migrates it. @throws StartupError */
export async function openStore({ dataDir, storeMaxMb, database }: StoreSettings, log: Log): Promise<Store> {
  if (database === null) return sqlite.openStore(dataDir, storeMaxMb, log);
  return announceWait(database.deskUrl, (await postgres()).openStore(database, log));
}

/** Opens the store for a command of the staff. A server may have it open. @throws StartupError, for example if there is no store yet */
export async function openStoreForCommand({ dataDir, database }: StoreSettings): Promise<Store> {
  if (database === null) return sqlite.openStoreForCommand(dataDir);
  return announceWait(database.deskUrl, (await postgres()).openStoreForCommand(database.deskUrl));
}

/** Prints a notice after a second, because the program tries for several seconds to reach a database that does not answer. */
function announceWait<T>(url: string, opening: Promise<T>): Promise<T> {
  const timer = setTimeout(() => console.error(`Waiting for ${describeDatabase(url).description} ...`), 1000);
  return opening.finally(() => clearTimeout(timer));
}

/** @throws StartupError */
export async function readStoreInfo(settings: Pick<StoreSettings, 'dataDir' | 'database'>): Promise<StoreInfo> {
  const { dataDir, database } = settings;
  return database === null ? sqlite.readStoreInfo(dataDir) : (await postgres()).readStoreInfo(database.deskUrl);
}

/** Reads the rights of the separate intake user of a database. @throws StartupError */
export const readIntakeRights = async ({ intakeUrl }: DatabaseSettings): Promise<IntakeRights> =>
  (await postgres()).readIntakeRights(intakeUrl);

/** Bytes of the store's `file`, its `wal`, and the `limit` of the file. Empty for a database, which has its own monitoring. */
export function readStoreSizes({ dataDir, storeMaxMb, database }: StoreSettings): Readonly<Record<string, number>> {
  if (database !== null) return {};
  const path = sqlite.storePath(dataDir);
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return { file: sizeOf(path), wal: sizeOf(`${path}-wal`), limit: storeMaxMb * 1024 * 1024 };
}

/** The location of the store for messages, such as `/srv/data/store.db`. It does not contain the user of a database. */
export const describeStore = ({ dataDir, database }: StoreSettings): string =>
  database === null ? sqlite.storePath(dataDir) : describeDatabase(database.deskUrl).description;
