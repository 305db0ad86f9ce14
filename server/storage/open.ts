import type { Settings } from '../config.ts';
import type { Log } from '../log.ts';
import type { OpenLeadReader, Store } from './ports/store.ts';
import { databaseOf } from './postgres/database-of.ts';
import * as sqlite from './sqlite/open.ts';

/** Which engine, and where. */
export type StoreSettings = Pick<Settings, 'dataDir' | 'storeMaxMb' | 'databaseUrl'>;

/** Loaded where it is set alone: its driver takes as long as all the rest of the store. */
const postgres = () => import('./postgres/open.ts');

/**
 * Opens the store for a server, made where it is missing and brought up to date.
 * @throws CannotStart
 */
export async function openStore({ dataDir, storeMaxMb, databaseUrl }: StoreSettings, log: Log): Promise<Store> {
  if (databaseUrl === null) return sqlite.openStore(dataDir, storeMaxMb, { log });
  return (await postgres()).openStore(databaseUrl, log);
}

/**
 * Opens the store for a few changes beside a server.
 * @throws CannotStart, also if there is no store yet
 */
export async function openStoreAsGuest({ dataDir, databaseUrl }: StoreSettings): Promise<Store> {
  if (databaseUrl === null) return sqlite.openStoreAsGuest(dataDir);
  return (await postgres()).openStoreAsGuest(databaseUrl);
}

/**
 * Opens the store for reading beside a server.
 * @throws CannotStart, also if there is no store yet
 */
export async function openLeadReader({ dataDir, databaseUrl }: StoreSettings): Promise<OpenLeadReader> {
  if (databaseUrl === null) return sqlite.openLeadReader(dataDir);
  return (await postgres()).openLeadReader(databaseUrl);
}

/** Such as `/srv/data/store.db`; without whoever signs in. */
export const placeOf = ({ dataDir, databaseUrl }: StoreSettings): string =>
  databaseUrl === null ? sqlite.storePath(dataDir) : databaseOf(databaseUrl).inWords;
