import { open } from 'node:fs/promises';
import { pluralize } from '../../server/format/format.ts';
import type { Manifest } from '../../server/storage/sqlite/backup-manifest.ts';
import { CannotCopy } from '../../server/storage/sqlite/copy-store.ts';

/** Such as `12 leads, 3 files, 1 subscriber`. */
export const describeContent = ({ rows: { lead = 0, attachment = 0, subscriber = 0 } }: Pick<Manifest, 'rows'>) =>
  `${pluralize(lead, 'lead')}, ${pluralize(attachment, 'file')}, ${pluralize(subscriber, 'subscriber')}`;

/** Why a write failed, as part of a sentence; undefined for any other error. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof CannotCopy) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  return /^E(?!RR_)[A-Z0-9]+$/.test(code) ? `the system says ${code}` : undefined;
}

/** Syncs a file or a folder to disk. Never call it for a file that SQLite has open in this process: closing the file releases the locks. */
export async function syncToDisk(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}
