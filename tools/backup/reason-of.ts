import { CannotCopy } from '../../server/storage/sqlite/copy-store.ts';

/** Why something could not be written, as part of a sentence; undefined where it is something else that went wrong. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof CannotCopy) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  return /^E(?!RR_)[A-Z0-9]+$/.test(code) ? `the system says ${code}` : undefined;
}
