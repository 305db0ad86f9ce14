import * as fs from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { privacyNotice } from '#content';
import { dayMs } from '#forms/durations.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { Settings } from '../../server/config/settings.ts';
import { formatKilobytes } from '../../server/format/format.ts';
import { linkSecretPath } from '../../server/links/link-secret.ts';
import { makeFolder } from '../../server/make-folder.ts';
import {
  type Backup,
  folderNameOf,
  listBackups,
  type Manifest,
  manifestFile,
  readFileInfo,
  secretFile,
  storeFile,
} from '../../server/storage/sqlite/backup-manifest.ts';
import { copyStore, inspectCopy } from '../../server/storage/sqlite/copy-store.ts';
import { joinLines, UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { selectExpiredBackups } from './backup-rotation.ts';
import { describeContent, reasonOf, syncToDisk } from './common.ts';
import { copyDatabaseToFile } from './database-copy.ts';

type BackupSettings = Pick<Settings, 'dataDir' | 'backupDays' | 'database'>;

/**
 * Makes a backup, even while the server runs, and deletes the expired ones. The backup is a folder named by its time, and appears only when it
 * is complete.
 * @param backupsDir absolute path of the folder of all backups; created if it is missing
 * @returns the text to print
 * @throws UsageError or StartupError
 */
export async function makeBackup(settings: BackupSettings, backupsDir: string, now: Date): Promise<string> {
  const { dataDir, backupDays } = settings;
  refuseDataDir(backupsDir, dataDir);
  const dir = join(backupsDir, folderNameOf(now));
  const draft = draftOf(dir);
  let manifest: Manifest;
  try {
    makeFolder(backupsDir);
    deleteOldDrafts(backupsDir, now);
    fs.mkdirSync(draft, { mode: 0o700 });
    manifest = await fillDraft(draft, settings, now);
    fs.renameSync(draft, dir);
    await syncToDisk(backupsDir);
  } catch (error) {
    // If this fails, too, it has the same cause, which is reported below.
    await fs.promises.rm(draft, { recursive: true, force: true }).catch(() => {});
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    // Expired backups must be deleted even now. This may also free the disk.
    deleteExpired(backupsDir, backupDays, now);
    throw new UsageError(
      `No backup was made in ${backupsDir}: ${reason}. Fix that, or name another folder after --to.`,
    );
  }
  const deleted = deleteExpired(backupsDir, backupDays, now);
  return joinLines(
    `${dir}: ${describeContent(manifest)}; ${formatKilobytes(manifest.files[storeFile].bytes)}`,
    deleted.length > 0 && `Deleted, since they are too old or newer ones replace them: ${deleted.length}`,
    manifest.notice,
  );
}

/** A backup in the data folder would be lost together with the store. @throws UsageError */
function refuseDataDir(backupsDir: string, dataDir: string): void {
  const [target, data] = [backupsDir, dataDir].map(realPathOf);
  if (`${target}${sep}`.startsWith(`${data}${sep}`)) {
    throw new UsageError(
      `${backupsDir} is in the data folder ${dataDir}. Name another one after --to, ideally on another disk.`,
    );
  }
}

/** The real path, even if the last folders do not exist yet. */
function realPathOf(path: string): string {
  if (fs.existsSync(path) || path === dirname(path)) return fs.realpathSync(path);
  return join(realPathOf(dirname(path)), basename(path));
}

/** Path of an incomplete backup. */
const draftOf = (dir: string) => join(dirname(dir), `.${basename(dir)}.draft`);

/** Deletes the drafts of killed runs. A draft younger than a day may belong to a run that is still active. */
function deleteOldDrafts(backupsDir: string, now: Date): void {
  for (const name of fs.readdirSync(backupsDir).filter((file) => file.endsWith('.draft'))) {
    const path = join(backupsDir, name);
    if (now.getTime() - fs.statSync(path).mtimeMs > dayMs) fs.rmSync(path, { recursive: true });
  }
}

async function fillDraft(
  draft: string,
  { dataDir, backupDays, database }: BackupSettings,
  now: Date,
): Promise<Manifest> {
  const store = join(draft, storeFile);
  if (database === null) {
    // SQLite would create a file that everyone can read.
    fs.closeSync(fs.openSync(store, 'wx', 0o600));
    await copyStore(dataDir, store);
  } else {
    await copyDatabaseToFile(database.deskUrl, draft);
  }
  const content = await inspectCopy(store);
  if (!content) {
    throw new UsageError(
      `No backup was made: the copy of the store in ${dataDir} is damaged. The store or a disk is damaged. npm run restore lists earlier backups.`,
    );
  }
  const secret = join(draft, secretFile);
  const hasSecret = fs.existsSync(linkSecretPath(dataDir));
  if (hasSecret) {
    fs.copyFileSync(linkSecretPath(dataDir), secret);
    fs.chmodSync(secret, 0o600);
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    program: packageJson.version,
    ...content,
    privacyNotice: privacyNotice.version,
    files: { [storeFile]: await readFileInfo(store), ...(hasSecret && { [secretFile]: await readFileInfo(secret) }) },
    notice: noticeOf(hasSecret, new Date(now.getTime() + backupDays * dayMs)),
  };
  fs.writeFileSync(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  for (const file of fs.readdirSync(draft)) await syncToDisk(join(draft, file));
  await syncToDisk(draft);
  return manifest;
}

function noticeOf(hasSecret: boolean, deleteBy: Date): string {
  const secret = hasSecret ? ', and the secret that links in emails are signed with' : '';
  const day = formatIndiaTime(deleteBy.toISOString()).slice(0, 10);
  return `It holds personal data${secret}. Protect it like the store, and delete every copy of it by ${day}.`;
}

/** Deletes expired backups that are complete, and leaves all other files in the folder. */
function deleteExpired(backupsDir: string, backupDays: number, now: Date): Backup[] {
  const backups = listBackups(backupsDir).map((backup) => ({ ...backup, madeAt: backup.manifest.madeAt }));
  const expired = selectExpiredBackups(backups, now, backupDays);
  for (const { dir } of expired) {
    try {
      // The rename comes first: after an interrupted deletion, no partial backup may have the name of a complete one.
      fs.renameSync(dir, draftOf(dir));
      fs.rmSync(draftOf(dir), { recursive: true });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      throw new UsageError(`The backup ${dir} has expired, but cannot be deleted: ${reason}. Delete it yourself.`);
    }
  }
  return expired;
}
