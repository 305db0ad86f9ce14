import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { newsletterForm } from '#forms/newsletter.ts';
import type { Settings } from '../../server/config/settings.ts';
import { pluralize } from '../../server/format/format.ts';
import { linkSecretPath } from '../../server/links/link-secret.ts';
import { makeFolder } from '../../server/make-folder.ts';
import { daysBefore, type RetentionSettings, retentionRules } from '../../server/retention/retention.ts';
import { describeDatabase } from '../../server/storage/postgres/describe-database.ts';
import { isCompatible } from '../../server/storage/sql/migrate.ts';
import {
  type Backup,
  folderNameOf,
  readBackup,
  readFileInfo,
  replacedPrefix,
  secretFile,
  storeFile,
} from '../../server/storage/sqlite/backup-manifest.ts';
import { applyErasures, checkpointStore, inspectCopy } from '../../server/storage/sqlite/copy-store.ts';
import { migrations } from '../../server/storage/sqlite/migration-target.ts';
import { lockFolder, openStore, storePath } from '../../server/storage/sqlite/open.ts';
import { joinLines, UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { describeContent, reasonOf, syncToDisk } from './common.ts';
import { copyDatabaseToFile, replaceDatabase } from './database-copy.ts';

const draftPrefix = 'restoring-';

type RestoreSettings = Pick<Settings, 'dataDir' | 'storeMaxMb' | 'database'> & RetentionSettings;

/**
 * Replaces the store with a backup. The store moves to a subfolder and is never deleted. Entries that were erased since the backup, and those
 * past their retention period, are erased from the copy before it replaces the store. A failure before that changes nothing.
 * @param from absolute path of a backup's folder, or of a file in it
 * @returns the text to print
 * @throws UsageError or StartupError
 */
export async function restoreBackup(settings: RestoreSettings, from: string, now: Date): Promise<string> {
  const backup = findBackup(from);
  const { dataDir, database } = settings;
  let draft: string | undefined;
  try {
    makeFolder(dataDir);
    using _lock = lockFolder(dataDir);
    for (const name of fs.readdirSync(dataDir).filter((file) => file.startsWith(draftPrefix))) {
      // A killed run left this folder.
      fs.rmSync(join(dataDir, name), { recursive: true });
    }
    // The draft is in the data folder, so that a rename can move each file.
    draft = fs.mkdtempSync(join(dataDir, draftPrefix));
    await copyBackup(backup, draft);
    const tooOld = await migrateAndApplyRetention(draft, settings, now);
    const target = database === null ? dataDir : describeDatabase(database.deskUrl).description;
    const { erasures, replacedDir } =
      database === null
        ? await replaceFiles(draft, dataDir, now)
        : await replaceContent(draft, dataDir, database.deskUrl, now);
    const madeAt = formatIndiaTime(backup.manifest.madeAt);
    const newerLeads = replacedDir === null ? 0 : (erasures?.leadsLeftBehind ?? 0);
    return joinLines(
      `Restored to ${target}: the backup of ${madeAt}, with ${describeContent(backup.manifest)}.`,
      tooOld > 0 && `Erased from it because the retention period is over: ${entries(tooOld)}.`,
      erasures && `Erased from it because they were erased after the backup: ${entries(erasures.erased)}.`,
      erasures?.unknown !== 0 && withdrawalWarning(madeAt),
      replacedDir &&
        `The replaced files are in ${replacedDir}. The folder holds personal data: delete it when it is no longer needed.`,
      newerLeads > 0 &&
        `Newer than the backup, and only in that folder: ${pluralize(newerLeads, 'lead')}. To list them: ${database === null ? '' : 'DATABASE_URL= DATABASE_DESK_URL= '}DATA_DIR=${replacedDir} npm run leads`,
      erasures
        ? 'The staff have to sign in again. Suspensions, roles and removed passkeys stay as they were before.'
        : 'The staff have to sign in again. Their accounts are those of the backup: suspend those who left since.',
      'Start the server (npm start), then check it: npm run doctor',
    );
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new UsageError(`The backup was not restored to ${dataDir}: ${reason}. Fix that, then try again.`);
  } finally {
    if (draft !== undefined) fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** @throws UsageError */
function findBackup(from: string): Backup {
  const isFile = fs.statSync(from, { throwIfNoEntry: false })?.isFile() ?? false;
  const dir = isFile ? dirname(from) : from;
  const backup = readBackup(dir);
  if (!backup) throw new UsageError(`${dir} is not a complete backup. npm run restore lists those in BACKUP_DIR.`);
  const { leastSchema, program } = backup.manifest;
  if (!isCompatible(leastSchema, migrations)) {
    throw new UsageError(
      `The backup ${dir} was made by a newer program, version ${program}. Restore it with that version.`,
    );
  }
  return backup;
}

/** Copies the files, then checks the copies, because the copies replace the store. */
async function copyBackup({ dir, manifest }: Backup, draft: string): Promise<void> {
  const damaged = (what: string) => new UsageError(`The backup ${dir} is damaged: ${what}. Restore another one.`);
  for (const file of [storeFile, secretFile] as const) {
    const info = manifest.files[file];
    if (info === undefined) continue;
    const copy = join(draft, file);
    if (!fs.existsSync(join(dir, file))) throw damaged(`${file} is missing`);
    fs.copyFileSync(join(dir, file), copy);
    fs.chmodSync(copy, 0o600);
    if ((await readFileInfo(copy)).sha256 !== info.sha256)
      throw damaged(`${file} has changed since the backup was made`);
  }
  const content = await inspectCopy(join(draft, storeFile));
  const isSame = Object.entries(manifest.rows).every(([table, count]) => content?.rows[table] === count);
  if (!isSame) throw damaged('the number of entries differs from its manifest');
}

/** Opens the copy as the server does, which migrates it, and applies retention. @returns the number of entries that it erased */
async function migrateAndApplyRetention(draft: string, settings: RestoreSettings, now: Date): Promise<number> {
  const { retention, staff, close } = await openStore(draft, settings.storeMaxMb);
  let tooOld = 0;
  try {
    // Somebody may have ended a session after the backup, because a device was lost.
    await staff.endAllSessions();
    // Subscribers stay: only the server knows whether it could ask them to confirm.
    for (const { form, days, only } of retentionRules(settings)) {
      if (days === 0 || form === newsletterForm.id) continue;
      const options = { before: daysBefore(now, days), now: now.toISOString(), limit: Number.MAX_SAFE_INTEGER, only };
      tooOld += await retention.eraseOlder(form, options);
    }
  } finally {
    await close();
  }
  return tooOld;
}

interface Replaced {
  /** Null if the replaced store could not be read. Entries that were erased since the backup are then in the store again. */
  readonly erasures: ReturnType<typeof applyErasures>;
  /** The folder of the replaced store; null if there was none. */
  readonly replacedDir: string | null;
}

/** Replaces the files of the store in the data folder. */
async function replaceFiles(draft: string, dataDir: string, now: Date): Promise<Replaced> {
  const state = await checkpointStore(dataDir);
  const erasures = state === 'whole' ? applyErasures(storePath(draft), storePath(dataDir)) : null;
  return { erasures, replacedDir: await replaceStore(draft, dataDir, now) };
}

/** Copies the database into the data folder, then replaces its content. */
async function replaceContent(draft: string, dataDir: string, url: string, now: Date): Promise<Replaced> {
  const replacedDir = join(dataDir, `${replacedPrefix}${folderNameOf(now)}`);
  let erasures: Replaced['erasures'] = null;
  await replaceDatabase(url, draft, async () => {
    fs.mkdirSync(replacedDir, { mode: 0o700 });
    await copyDatabaseToFile(url, replacedDir);
    erasures = applyErasures(storePath(draft), storePath(replacedDir));
  });
  const secret = join(draft, secretFile);
  if (fs.existsSync(secret) && !fs.existsSync(linkSecretPath(dataDir))) fs.renameSync(secret, linkSecretPath(dataDir));
  return { erasures, replacedDir };
}

/** Moves the files of the copy into the data folder. @returns the folder of the replaced files; null if there were none */
async function replaceStore(draft: string, dataDir: string, now: Date): Promise<string | null> {
  const store = storePath(dataDir);
  // SQLite would apply the WAL of a damaged or removed store to the new file.
  const walFiles = [`${store}-wal`, `${store}-shm`].filter((path) => fs.existsSync(path));
  const replaced = [store, linkSecretPath(dataDir)].filter((path) => fs.existsSync(path));
  const newFiles = [storeFile, secretFile].filter((file) => fs.existsSync(join(draft, file)));
  for (const file of newFiles) await syncToDisk(join(draft, file));
  const replacedDir = join(dataDir, `${replacedPrefix}${folderNameOf(now)}`);
  const hasReplaced = walFiles.length + replaced.length > 0;
  if (hasReplaced) {
    fs.mkdirSync(replacedDir, { mode: 0o700 });
    for (const path of walFiles) fs.renameSync(path, join(replacedDir, basename(path)));
    // A hard link, so that the store never disappears: a server would create an empty one.
    for (const path of replaced) fs.linkSync(path, join(replacedDir, basename(path)));
    await syncToDisk(replacedDir);
  }
  for (const file of newFiles) fs.renameSync(join(draft, file), join(dataDir, file));
  await syncToDisk(dataDir);
  return hasReplaced ? replacedDir : null;
}

const entries = (count: number) => pluralize(count, 'entry', 'entries');

const withdrawalWarning = (madeAt: string) =>
  `People who withdrew after ${madeAt} may be in it again, since no later store could be read. The staff
got an email about each withdrawal. Erase those entries again: npm run leads -- --erase <reference> --yes`;
