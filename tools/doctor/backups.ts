import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../server/config/settings.ts';
import { formatDuration, pluralize } from '../../server/format/format.ts';
import { listBackups, replacedPrefix } from '../../server/storage/sqlite/backup-manifest.ts';
import { describeContent } from '../backup/common.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { type Finding, found, look, ok } from './finding.ts';

const dayMs = 24 * 60 * 60 * 1000;

const seeDocs = 'docs/backups.md says how to have one made each day, and kept elsewhere.';

/** How old the last backup is, and whether it is where it outlives the store; what a restore has put aside. Opens none of them. */
export function lookAtBackups(settings: Pick<Settings, 'dataDir' | 'backupDir' | 'backupDays'>, now: Date): Finding[] {
  const { dataDir, backupDir, backupDays } = settings;
  const backups = listBackups(backupDir).map(({ manifest }) => manifest);
  const ageMs = ({ madeAt }: { readonly madeAt: string }) => now.getTime() - Date.parse(madeAt);
  const [newest] = backups;
  if (newest === undefined) {
    return [look(`There is no backup in ${backupDir} (BACKUP_DIR)`, `npm run backup makes one. ${seeDocs}`)];
  }
  const tooOld = backups.filter((each) => ageMs(each) > backupDays * dayMs).length;
  return found(
    lookAtNewest(`The last backup is of ${formatIndiaTime(newest.madeAt)}: ${describeContent(newest)}`, ageMs(newest)),
    existsSync(dataDir) &&
      statSync(dataDir).dev === statSync(backupDir).dev &&
      look(`${backupDir} is on the disk of the store`, `With that disk, both are lost. ${seeDocs}`),
    tooOld > 0 &&
      look(
        `Older than BACKUP_DAYS: ${pluralize(tooOld, 'backup')}`,
        'npm run backup deletes them: does it run each day?',
      ),
    (existsSync(dataDir) ? readdirSync(dataDir) : [])
      .filter((name) => name.startsWith(replacedPrefix))
      .map((name) =>
        look(
          `A restore put aside ${join(dataDir, name)}`,
          'It holds personal data: delete it when it is no longer needed.',
        ),
      ),
  );
}

function lookAtNewest(what: string, ageMs: number): Finding {
  if (ageMs < 0) return look(what, 'That is ahead of the clock of this machine: which of the two is wrong?');
  if (ageMs > 2 * dayMs)
    return look(`${what}; ${formatDuration(ageMs)} ago`, `There should be one each day. ${seeDocs}`);
  return ok(what);
}
