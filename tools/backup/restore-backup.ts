import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Settings } from '../../server/config/settings.ts';
import { pluralize } from '../../server/format/format.ts';
import { linkSecretPath } from '../../server/links/link-secret.ts';
import { daysBefore } from '../../server/retention/retention.ts';
import { isCompatible } from '../../server/storage/sql/migrate.ts';
import {
  type Backup,
  folderNameOf,
  readBackup,
  readFileFacts,
  replacedPrefix,
  secretFile,
  storeFile,
} from '../../server/storage/sqlite/backup-manifest.ts';
import { applyErasures, checkpointStore, inspectCopy } from '../../server/storage/sqlite/copy-store.ts';
import { migrations } from '../../server/storage/sqlite/migrations/index.ts';
import { lockFolder, openStore, storePath } from '../../server/storage/sqlite/open.ts';
import { lines, UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { describeContent, reasonOf, toDisk } from './common.ts';

const draftPrefix = 'restoring-';

type RestoreSettings = Pick<Settings, 'dataDir' | 'storeMaxMb' | 'retentionDays'>;

/**
 * Replaces the store with a backup. The store is put aside, never deleted. Whatever was erased since the backup was made is erased from it
 * before it is in place, and so is what is too old by now. Until then, nothing has changed.
 * @param from absolute path of a backup's folder, or of a file in it
 * @returns what to print
 * @throws UsageError or StartupError
 */
export async function restoreBackup(settings: RestoreSettings, from: string, now: Date): Promise<string> {
  const backup = findBackup(from);
  const { dataDir } = settings;
  let draft: string | undefined;
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    using _lock = lockFolder(dataDir);
    const state = await checkpointStore(dataDir);
    for (const name of fs.readdirSync(dataDir).filter((each) => each.startsWith(draftPrefix))) {
      // Of one that was killed.
      fs.rmSync(join(dataDir, name), { recursive: true });
    }
    // In the data folder: what is on the same disk takes its place in one step.
    draft = fs.mkdtempSync(join(dataDir, draftPrefix));
    await takeCopy(backup, draft);
    const tooOld = await bringUpToDate(draft, settings, now);
    // Null: there was no store that could be read, and whatever was erased since is in it again.
    const brought = state === 'whole' ? applyErasures(storePath(draft), storePath(dataDir)) : null;
    const aside = putInPlace(draft, dataDir, now);
    const madeAt = formatIndiaTime(backup.manifest.madeAt);
    const left = aside === null ? 0 : (brought?.leadsLeftBehind ?? 0);
    return lines(
      `Restored to ${dataDir}: the backup of ${madeAt}, with ${describeContent(backup.manifest)}.`,
      tooOld > 0 && `Erased from it, as it is past its time: ${entries(tooOld)}.`,
      brought && `Erased from it, as it was erased since: ${entries(brought.erased)}.`,
      brought?.unknown !== 0 && whoWithdrew(madeAt),
      aside && `What stood there is in ${aside}. It holds personal data: delete it when it is no longer needed.`,
      left > 0 &&
        `Only there, as they came after the backup: ${pluralize(left, 'lead')}. To see them: DATA_DIR=${aside} npm run leads`,
      'Start the server (npm start), then look: npm run doctor',
    );
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new UsageError(`The backup was not restored to ${dataDir}: ${reason}. Mend that, then try again.`);
  } finally {
    if (draft !== undefined) fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** @throws UsageError */
function findBackup(from: string): Backup {
  const isFile = fs.statSync(from, { throwIfNoEntry: false })?.isFile() ?? false;
  const dir = isFile ? dirname(from) : from;
  const backup = readBackup(dir);
  if (!backup) throw new UsageError(`${dir} is no whole backup. npm run restore lists those in BACKUP_DIR.`);
  const { schema, leastSchema = schema, program } = backup.manifest;
  if (!isCompatible(leastSchema, migrations)) {
    throw new UsageError(
      `The backup ${dir} was made by a newer program, version ${program}. Restore it with that one.`,
    );
  }
  return backup;
}

/** Copies first, then looks at the copy: it is that which will be in place. */
async function takeCopy({ dir, manifest }: Backup, draft: string): Promise<void> {
  const damaged = (what: string) => new UsageError(`The backup ${dir} is damaged: ${what}. Restore another one.`);
  for (const file of [storeFile, secretFile] as const) {
    const facts = manifest.files[file];
    if (facts === undefined) continue;
    const copy = join(draft, file);
    if (!fs.existsSync(join(dir, file))) throw damaged(`${file} is missing`);
    fs.copyFileSync(join(dir, file), copy);
    fs.chmodSync(copy, 0o600);
    if ((await readFileFacts(copy)).sha256 !== facts.sha256)
      throw damaged(`${file} is not what it was when it was made`);
  }
  const content = await inspectCopy(join(draft, storeFile));
  const isSame = Object.entries(manifest.rows).every(([table, count]) => content?.rows[table] === count);
  if (!isSame) throw damaged('it does not hold as many entries as its manifest says');
}

/** Opened once as the server does it: with a journal again, and with the tables of today. @returns how many entries were too old */
async function bringUpToDate(draft: string, settings: RestoreSettings, now: Date): Promise<number> {
  const { retention, close } = await openStore(draft, settings.storeMaxMb);
  let tooOld = 0;
  try {
    // Whether an address of the newsletter could be confirmed, the server knows.
    for (const [form, days] of Object.entries({ ...settings.retentionDays, newsletter: 0 })) {
      const older = { before: daysBefore(now, days), now: now.toISOString(), limit: Number.MAX_SAFE_INTEGER };
      if (days > 0) tooOld += await retention.eraseOlder(form, older);
    }
  } finally {
    await close();
  }
  return tooOld;
}

/** @returns the folder of what stood there; null where nothing did */
function putInPlace(draft: string, dataDir: string, now: Date): string | null {
  const store = storePath(dataDir);
  // What a damaged store left, or one that was moved without it. Beside the one that comes now, its journal would be written into that.
  const left = [`${store}-wal`, `${store}-shm`].filter((path) => fs.existsSync(path));
  const replaced = [store, linkSecretPath(dataDir)].filter((path) => fs.existsSync(path));
  const coming = [storeFile, secretFile].filter((file) => fs.existsSync(join(draft, file)));
  for (const file of coming) toDisk(join(draft, file));
  const aside = join(dataDir, `${replacedPrefix}${folderNameOf(now)}`);
  const hasAside = left.length + replaced.length > 0;
  if (hasAside) {
    fs.mkdirSync(aside, { mode: 0o700 });
    for (const path of left) fs.renameSync(path, join(aside, basename(path)));
    // By a second name: at no moment is there no store, in whose place a server would make an empty one.
    for (const path of replaced) fs.linkSync(path, join(aside, basename(path)));
    toDisk(aside);
  }
  for (const file of coming) fs.renameSync(join(draft, file), join(dataDir, file));
  toDisk(dataDir);
  return hasAside ? aside : null;
}

const entries = (count: number) => pluralize(count, 'entry', 'entries');

const whoWithdrew = (madeAt: string) =>
  `People who withdrew after ${madeAt} may be in it again: no store of that time could be read. The staff
were sent a mail of each; erase them once more: npm run leads -- --erase <reference>`;
