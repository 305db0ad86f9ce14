import { existsSync, statfsSync, statSync } from 'node:fs';
import type { DatabaseSettings } from '../../server/config/settings.ts';
import { formatDuration, pluralize } from '../../server/format/format.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { retentionJob } from '../../server/retention/retention.ts';
import {
  describeStore,
  openStoreForCommand,
  readIntakeRights,
  readStoreInfo,
  type StoreSettings,
} from '../../server/storage/open.ts';
import type { OutgoingState } from '../../server/storage/ports/outbox.ts';
import type { Store, StoreInfo } from '../../server/storage/ports/store.ts';
import type { IntakeRights } from '../../server/storage/postgres/intake-rights.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { findUnaskedSubscribers } from '../leads/changes.ts';
import { openStates } from '../leads/emails.ts';
import { type Finding, found, look, ok, wrong } from './finding.ts';

const mebibyte = 1024 * 1024;
const hourMs = 60 * 60 * 1000;

/** Whether the store opens and can be written to, what room there is, and what waits in it. Changes nothing. */
export async function lookAtStore(settings: StoreSettings, now: Date): Promise<Finding[]> {
  const place = describeStore(settings);
  const isFile = settings.database === null;
  if (isFile && !existsSync(place)) {
    return [look(`There is no store at ${place} yet`, 'It is made when the server first starts: npm start.')];
  }
  return unlessItCannotBeOpened('Nothing can be stored until that is mended.', async () => {
    const store = await openStoreForCommand(settings);
    try {
      return found(
        ok(`The store ${isFile ? '' : 'in '}${place} opens, and can be written to`),
        isFile && lookAtRoom(place, settings),
        await lookAtEntries(store),
        await lookAtEmails(store, now),
        await lookAtRetention(store, now),
      );
    } finally {
      await store.close();
    }
  });
}

async function unlessItCannotBeOpened(advice: string, find: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [wrong(error.message, advice)];
  }
}

function lookAtRoom(path: string, { dataDir, storeMaxMb }: StoreSettings): Finding {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const usedMb = (sizeOf(path) + sizeOf(`${path}-wal`)) / mebibyte;
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = (bavail * bsize) / mebibyte;
  const what = `It takes ${inMb(Math.ceil(usedMb))} of ${inMb(storeMaxMb)} (STORE_MAX_MB); free on the disk: ${inMb(freeMb)}`;
  if (freeMb < 100) return wrong(what, 'Make room on the disk: soon nothing can be stored.');
  if (usedMb > 0.8 * storeMaxMb) return look(what, 'Raise STORE_MAX_MB: at the limit nothing more is stored.');
  if (freeMb < storeMaxMb - usedMb) {
    return look(what, 'The disk is full before the store is: make room, or lower STORE_MAX_MB.');
  }
  return ok(what);
}

const inMb = (mb: number) => `${Math.round(mb).toLocaleString('en-IN')} MB`;

/** What is in quarantine, and what came while no mail was sent. */
async function lookAtEntries({ desk }: Store): Promise<Finding[]> {
  const { length: quarantined } = await desk.leads({ isQuarantined: true });
  const untold = await desk.countStaffUnnotified();
  const { length: unasked } = await findUnaskedSubscribers(desk);
  const withMail = 'Once mail is sent (SMTP_URL):';
  return found(
    quarantined === 0
      ? ok('No lead is in quarantine')
      : look(
          `In quarantine: ${pluralize(quarantined, 'lead')}`,
          'Nobody was told what they say: npm run leads -- --quarantined',
        ),
    untold > 0 &&
      look(`The staff had no email of ${pluralize(untold, 'lead')}`, `${withMail} npm run leads -- --notify-staff`),
    unasked > 0 &&
      look(
        `Nobody was asked to confirm ${pluralize(unasked, 'newsletter address', 'newsletter addresses')}`,
        `${withMail} npm run leads -- --ask-to-confirm`,
      ),
  );
}

async function lookAtEmails({ outbox }: Store, now: Date): Promise<Finding[]> {
  const emails = await outbox.list(openStates);
  const count = (of: OutgoingState) => emails.filter(({ state }) => state === of).length;
  const [dead, unknown] = [count('dead'), count('unknown')];
  const oldest = await outbox.oldestDue(now.toISOString());
  const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  const what = `Waiting to be sent: ${pluralize(emails.length - dead - unknown, 'email')}${oldest === null ? '' : `; the oldest that is due, for ${formatDuration(ageMs)}`}`;
  return found(
    // Longer than a server that greylists makes us wait.
    ageMs > hourMs ? wrong(what, 'Does the site run, and with SMTP_URL? npm run leads -- --emails') : ok(what),
    dead > 0 && look(`Failed for good: ${pluralize(dead, 'email')}`, 'To whom and why: npm run leads -- --emails'),
    unknown > 0 &&
      look(`May have arrived or not: ${pluralize(unknown, 'email')}`, 'Ask, or send again: npm run leads -- --emails'),
  );
}

async function lookAtRetention({ retention }: Store, now: Date): Promise<Finding> {
  const doneAt = await retention.jobDoneAt(retentionJob);
  const advice = 'It is done once a day while the site runs; a start is followed by it within two minutes.';
  if (doneAt === null) return look('What is too old was never erased yet', advice);
  const what = `What is too old was last erased ${formatIndiaTime(doneAt)}`;
  return now.getTime() - Date.parse(doneAt) > 48 * hourMs ? look(what, advice) : ok(what);
}

/** Whether the database keeps what it takes, and whether those who add to it can do that and no more. Changes nothing. */
export async function lookAtDatabase(database: DatabaseSettings): Promise<Finding[]> {
  return found(
    await unlessItCannotBeOpened('Nothing can be stored until that is mended.', async () =>
      judgeServer(await readStoreInfo({ dataDir: '', database })),
    ),
    await unlessItCannotBeOpened('Visitors can send nothing until that is mended: correct DATABASE_URL.', async () =>
      judgeUsers(database.deskUrl === database.intakeUrl ? null : await readIntakeRights(database)),
    ),
  );
}

export const judgeServer = ({ engine, schema, unsafe }: StoreInfo): Finding[] => [
  ok(`${engine}, tables ${schema}`),
  unsafe.length === 0
    ? ok('What it has taken outlives a power cut: fsync, full_page_writes and synchronous_commit are on')
    : wrong(
        `What it has taken may be lost by a power cut: ${unsafe.join(' and ')} off`,
        'Switch it on, in postgresql.conf or where its provider has it. A pooler has to let through what a session sets.',
      ),
];

/** @param rights null where one user does everything */
export function judgeUsers(rights: IntakeRights | null): Finding[] {
  if (rights === null) return [ok('One user does everything in it: DATABASE_DESK_URL is not set')];
  const { user, canAdd, excessRights } = rights;
  return [
    canAdd
      ? ok(`Its user ${user}, of DATABASE_URL, may add what visitors send`)
      : wrong(
          `Its user ${user}, of DATABASE_URL, may not add what visitors send`,
          'The next start grants it (npm start): the tables have to belong to the user of DATABASE_DESK_URL.',
        ),
    excessRights.length === 0
      ? ok(`${user} reads no answers and no files back, and erases nothing`)
      : wrong(
          `${user} may also ${excessRights.join(', ')}`,
          'Two users are there so that it may not: revoke it, or make one that has nothing but what server/storage/README.md says.',
        ),
  ];
}
