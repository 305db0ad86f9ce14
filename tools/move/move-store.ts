import { existsSync } from 'node:fs';
import type { Settings } from '../../server/config/settings.ts';
import { linkSecretPath } from '../../server/links/link-secret.ts';
import { OutcomeUnknown, StoreUnavailable } from '../../server/storage/ports/errors.ts';
import { copyTables, type Difference } from '../../server/storage/sql/copy-tables.ts';
import { describeContent } from '../backup/common.ts';
import { UsageError } from '../command-line/command.ts';
import { databasePlace, filePlace, type Place } from './locations.ts';

type MoveSettings = Pick<Settings, 'dataDir' | 'storeMaxMb' | 'database' | 'linkSecret'>;

/**
 * Copies the store from the data folder to PostgreSQL, or back, and compares the two. What it was copied from stays as it was.
 * @returns what to print
 * @throws UsageError, StartupError or StoreUnavailable
 */
export async function moveStore(settings: MoveSettings, to: 'to-database' | 'to-file'): Promise<string> {
  const { dataDir, storeMaxMb, database } = settings;
  if (database === null) {
    throw new UsageError('Set DATABASE_URL to the PostgreSQL database, also DATABASE_DESK_URL where it has two users.');
  }
  const [file, db] = [filePlace(dataDir, storeMaxMb), databasePlace(database.deskUrl)];
  const [from, into] = to === 'to-file' ? [db, file] : [file, db];
  const rows = await explained(from, into, () =>
    from.read((source, refuseOtherProcesses) =>
      into.fill(async (target) => {
        const copied = await copyTables(source, target, differenceOf(from, into));
        await refuseOtherProcesses();
        return copied;
      }),
    ),
  );
  return [
    `Copied to ${into.inWords}: ${describeContent({ rows })}. Every row was compared, and is the same.`,
    to === 'to-file' ? nextOfFile : nextOfDatabase,
    aboutSecret(settings, to),
    'Then start the server (npm start), and look: npm run doctor',
    `${from.inWords} is as it was. It holds personal data, and nothing is erased from it any more: delete it once the site runs.`,
  ].join('\n');
}

const nextOfDatabase = 'Keep DATABASE_URL set wherever a server starts, and DATABASE_DESK_URL where you have set it.';

const nextOfFile = 'Take DATABASE_URL and DATABASE_DESK_URL out of the settings, and start one server alone.';

/** Links in emails that were sent have to go on working. */
function aboutSecret({ dataDir, linkSecret }: MoveSettings, to: 'to-database' | 'to-file'): string {
  if (linkSecret !== null) return 'Keep LINK_SECRET as it is: links in emails that were sent need it.';
  const path = linkSecretPath(dataDir);
  if (!existsSync(path)) {
    return `Links in emails that were sent need the secret of the server that sent them: set LINK_SECRET to it, or bring its file to ${path}.`;
  }
  return to === 'to-file'
    ? `Keep ${path}: links in emails that were sent need it.`
    : `Keep ${path}: links in emails that were sent need it. Of several servers, set LINK_SECRET of each to what stands in it.`;
}

async function explained<T>(from: Place, into: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof OutcomeUnknown)) throw error;
    const why = error instanceof StoreUnavailable ? ` (${error.code ?? error.reason})` : '';
    throw new UsageError(
      `The copying was broken off: ${from.inWords} or ${into.inWords} is not available${why}. See to that, then run it again: it goes on from there.`,
    );
  }
}

const differenceOf = (from: Place, into: Place) => (how: Difference, table: string, id: string) => {
  const what = {
    differs: `A row of ${table} (${id}) is not the same in ${into.inWords} as in ${from.inWords}.`,
    foreign: `${into.inWords} holds a row of ${table} (${id}) that is not in ${from.inWords}.`,
    lost: `${into.inWords} did not keep a row of ${table} (${id}).`,
  }[how];
  return new UsageError(
    `${what} It is of another store, or was changed since. ${into.howToEmpty}, then run it again. ${from.inWords} is as it was.`,
  );
};
