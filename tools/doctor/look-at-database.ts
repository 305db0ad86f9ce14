import { CannotStart } from '../../server/cannot-start.ts';
import type { DatabaseSettings } from '../../server/config.ts';
import { factsOf, rightsOfIntake } from '../../server/storage/open.ts';
import type { StoreFacts } from '../../server/storage/ports/store.ts';
import type { IntakeRights } from '../../server/storage/postgres/inspect.ts';
import { type Finding, ok, wrong } from './finding.ts';

/** Whether the database keeps what it takes, and whether those who add to it can do that and no more. Changes nothing. */
export async function lookAtDatabase(database: DatabaseSettings): Promise<Finding[]> {
  return [
    ...(await unlessItCannotBeOpened('Nothing can be stored until that is mended.', async () =>
      judgeServer(await factsOf({ dataDir: '', database })),
    )),
    ...(await unlessItCannotBeOpened(
      'Visitors can send nothing until that is mended: correct DATABASE_URL.',
      async () => judgeUsers(database.deskUrl === database.intakeUrl ? null : await rightsOfIntake(database)),
    )),
  ];
}

export function judgeServer({ engine, schema, unsafe }: StoreFacts): Finding[] {
  const lasts =
    unsafe.length === 0
      ? ok('What it has taken outlives a power cut: fsync, full_page_writes and synchronous_commit are on')
      : wrong(
          `What it has taken may be lost by a power cut: ${unsafe.join(' and ')} off`,
          'Switch it on, in postgresql.conf or where its provider has it. A pooler has to let through what a session sets.',
        );
  return [ok(`${engine}, tables ${schema}`), lasts];
}

/** @param rights null where one user does everything */
export function judgeUsers(rights: IntakeRights | null): Finding[] {
  if (rights === null) return [ok('One user does everything in it: DATABASE_DESK_URL is not set')];
  const { user, mayAdd, mayAlso } = rights;
  const canAdd = mayAdd
    ? ok(`Its user ${user}, of DATABASE_URL, may add what visitors send`)
    : wrong(
        `Its user ${user}, of DATABASE_URL, may not add what visitors send`,
        'The next start grants it (npm start): the tables have to belong to the user of DATABASE_DESK_URL.',
      );
  const canDoMore =
    mayAlso.length === 0
      ? ok(`${user} reads no answers and no files back, and erases nothing`)
      : wrong(
          `${user} may also ${mayAlso.join(', ')}`,
          'Two users are there so that it may not: revoke it, or make one that has nothing but what server/storage/README.md says.',
        );
  return [canAdd, canDoMore];
}

async function unlessItCannotBeOpened(advice: string, find: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return [wrong(error.message, advice)];
  }
}
