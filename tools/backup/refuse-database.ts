import type { Settings } from '../../server/config.ts';
import { ToldWrong } from '../words/told-wrong.ts';

/**
 * A database is copied by its own programs.
 * @throws ToldWrong
 */
export function refuseDatabase({ database }: Pick<Settings, 'database'>): void {
  if (database === null) return;
  throw new ToldWrong(
    'The store is in PostgreSQL (DATABASE_URL). Its own programs copy it and bring it back: pg_dump --format=custom, pg_restore. Keep LINK_SECRET, too, or the folder DATA_DIR that holds it.',
  );
}
