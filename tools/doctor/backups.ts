import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '#forms/durations.ts';
import type { Settings } from '../../server/config/settings.ts';
import { formatDuration } from '../../server/format/format.ts';
import { listBackups, type Manifest, replacedPrefix } from '../../server/storage/sqlite/backup-manifest.ts';
import { describeContent } from '../backup/common.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { compact, type Finding, failure, ok, warning } from './finding.ts';

const seeDocs = 'docs/backups.md says how to make one each day and keep it elsewhere.';

/** Checks the age and the disk of the last backup, and whether a restore left an old store behind. Opens no backup. */
export function checkBackups(settings: Pick<Settings, 'dataDir' | 'backupDir' | 'database'>, now: Date): Finding[] {
  const { dataDir, backupDir, database } = settings;
  let backups: Manifest[];
  try {
    backups = listBackups(backupDir).map(({ manifest }) => manifest);
  } catch {
    return [failure(`${backupDir} (BACKUP_DIR) cannot be read by this user`, 'Make this user its owner.')];
  }
  const [newest] = backups;
  if (newest === undefined) {
    return [warning(`There is no backup in ${backupDir} (BACKUP_DIR)`, `npm run backup makes one. ${seeDocs}`)];
  }
  return compact(
    checkNewest(
      `The last backup was made on ${formatIndiaTime(newest.madeAt)}: ${describeContent(newest)}`,
      now.getTime() - Date.parse(newest.madeAt),
    ),
    database === null &&
      existsSync(dataDir) &&
      statSync(dataDir).dev === statSync(backupDir).dev &&
      warning(`${backupDir} is on the same disk as the store`, `If that disk fails, both are lost. ${seeDocs}`),
    (existsSync(dataDir) ? readdirSync(dataDir) : [])
      .filter((name) => name.startsWith(replacedPrefix))
      .map((name) =>
        warning(
          `A restore moved the old store to ${join(dataDir, name)}`,
          'It holds personal data. Delete it when it is no longer needed.',
        ),
      ),
  );
}

function checkNewest(message: string, ageMs: number): Finding {
  if (ageMs < 0) return warning(message, 'That is in the future by the clock of this machine. Check the clock.');
  if (ageMs > 2 * dayMs)
    return warning(`${message}; ${formatDuration(ageMs)} ago`, `There should be one each day. ${seeDocs}`);
  return ok(message);
}
