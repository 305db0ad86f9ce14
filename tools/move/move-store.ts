import { existsSync } from 'node:fs';
import type { Settings } from '../../server/config/settings.ts';
import { linkSecretPath } from '../../server/links/link-secret.ts';
import { OutcomeUnknown, StoreUnavailable } from '../../server/storage/ports/errors.ts';
import { copyTables } from '../../server/storage/sql/copy-tables.ts';
import { describeContent } from '../backup/common.ts';
import { UsageError } from '../command-line/command.ts';
import { databaseLocation, fileLocation, type StoreLocation } from './locations.ts';

type MoveSettings = Pick<Settings, 'dataDir' | 'storeMaxMb' | 'database' | 'linkSecret'>;

/**
 * Copies the store from the data folder to PostgreSQL, or back, and compares the two. The source is unchanged.
 * @returns the text to print
 * @throws UsageError, StartupError or StoreUnavailable
 */
export async function moveStore(settings: MoveSettings, to: 'to-database' | 'to-file'): Promise<string> {
  const { dataDir, storeMaxMb, database } = settings;
  if (database === null) {
    throw new UsageError('Set DATABASE_URL to the PostgreSQL database, and DATABASE_DESK_URL if it has two users.');
  }
  const [file, db] = [fileLocation(dataDir, storeMaxMb), databaseLocation(database.deskUrl)];
  const [from, into] = to === 'to-file' ? [db, file] : [file, db];
  const rows = await explainFailure(from, into, () =>
    from.read((source, refuseOtherProcesses) =>
      into.fill(async (target) => {
        const copied = await copyTables(source, target);
        await refuseOtherProcesses();
        return copied;
      }),
    ),
  );
  return [
    `Copied to ${into.name}: ${describeContent({ rows })}. Every row was compared and is the same.`,
    to === 'to-file' ? fileSettingsNote : databaseSettingsNote,
    secretNote(settings, to),
    'Then start the server (npm start), and check it: npm run doctor',
    `${from.name} is unchanged. It contains personal data that the site no longer erases: delete it once the site runs.`,
  ].join('\n');
}

const databaseSettingsNote = 'Keep DATABASE_URL set for every server, and DATABASE_DESK_URL if you have set it.';

const fileSettingsNote = 'Remove DATABASE_URL and DATABASE_DESK_URL from the settings, and start only one server.';

/** Tells the operator which secret the links in sent emails need. */
function secretNote({ dataDir, linkSecret }: MoveSettings, to: 'to-database' | 'to-file'): string {
  if (linkSecret !== null) return 'Do not change LINK_SECRET: links in sent emails need it.';
  const path = linkSecretPath(dataDir);
  if (!existsSync(path)) {
    return `Links in sent emails need the secret of the server that sent them: set LINK_SECRET to it, or copy its file to ${path}.`;
  }
  return to === 'to-file'
    ? `Keep ${path}: links in sent emails need it.`
    : `Keep ${path}: links in sent emails need it. If there are several servers, set LINK_SECRET of each to the content of that file.`;
}

async function explainFailure<T>(from: StoreLocation, into: StoreLocation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof OutcomeUnknown)) throw error;
    const why = error instanceof StoreUnavailable ? ` (${error.code ?? error.reason})` : '';
    throw new UsageError(
      `The copy was interrupted: ${from.name} or ${into.name} is not available${why}. Fix that and run the command again.`,
    );
  }
}
