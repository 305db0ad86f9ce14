import { existsSync, statfsSync, statSync } from 'node:fs';
import { hourMs } from '#forms/durations.ts';
import type { DatabaseSettings, Settings } from '../../server/config/settings.ts';
import { formatDuration, pluralize } from '../../server/format/format.ts';
import { forgetLinkSecret as forget, hasLinkSecret, readCommandSecret } from '../../server/links/link-secret.ts';
import { StartupError } from '../../server/process/startup-error.ts';
import { retentionJob } from '../../server/retention/retention.ts';
import {
  describeStore,
  openStoreForCommand,
  readIntakeRights,
  readStoreInfo,
  type StoreSettings,
} from '../../server/storage/open.ts';
import { isForStaff, type OutgoingEntry, type OutgoingState } from '../../server/storage/ports/outbox.ts';
import type { Store, StoreInfo } from '../../server/storage/ports/store.ts';
import type { IntakeRights } from '../../server/storage/postgres/intake-rights.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';
import { findUnaskedSubscribers } from '../leads/changes.ts';
import { openStates } from '../leads/emails.ts';
import { compact, type Finding, failure, ok, warning } from './finding.ts';

const mebibyte = 1024 * 1024;

/** Checks that the store can be written to, its size, and the entries and emails that need attention. Changes nothing. */
export async function checkStore(
  settings: StoreSettings & Pick<Settings, 'linkSecret'>,
  now: Date,
): Promise<Finding[]> {
  const location = describeStore(settings);
  const isFile = settings.database === null;
  if (isFile && !existsSync(location)) {
    return [warning(`There is no store at ${location} yet`, 'The server makes it when it first starts: npm start.')];
  }
  return catchStartupError('Nothing can be stored until this is fixed.', async () => {
    const store = await openStoreForCommand(settings);
    try {
      return compact(
        ok(`The store ${isFile ? '' : 'in '}${location} opens, and can be written to`),
        isFile && checkDiskSpace(location, settings),
        await checkLinkSecret(store, settings),
        await checkEntries(store),
        await checkOutbox(store, now),
        await checkRetention(store, now),
      );
    } finally {
      await store.close();
    }
  });
}

async function catchStartupError(advice: string, find: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return [failure(error.message, advice)];
  }
}

function checkDiskSpace(path: string, { dataDir, storeMaxMb }: StoreSettings): Finding {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const usedMb = (sizeOf(path) + sizeOf(`${path}-wal`)) / mebibyte;
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = (bavail * bsize) / mebibyte;
  const message = `It uses ${inMb(Math.ceil(usedMb))} of ${inMb(storeMaxMb)} (STORE_MAX_MB); free on the disk: ${inMb(freeMb)}`;
  if (freeMb < 100) return failure(message, 'Free space on the disk: soon nothing can be stored.');
  if (usedMb > 0.8 * storeMaxMb) return warning(message, 'Raise STORE_MAX_MB: at the limit nothing more is stored.');
  if (freeMb < storeMaxMb - usedMb) {
    return warning(
      message,
      'The disk will be full before the store reaches its limit. Free space, or lower STORE_MAX_MB.',
    );
  }
  return ok(message);
}

const inMb = (mb: number) => `${Math.round(mb).toLocaleString('en-IN')} MB`;

/** Checks the secret for links. A store has none until a server uses it. */
async function checkLinkSecret({ desk }: Store, settings: Pick<Settings, 'dataDir' | 'linkSecret'>) {
  if (!(await hasLinkSecret(desk))) return [];
  return catchStartupError('The server does not start until this is fixed.', async () => {
    await readCommandSecret(settings, desk);
    return [ok('The secret for links belongs to this store')];
  });
}

/** Lets the next server that starts set the secret for links of the store. @throws StartupError */
export async function forgetLinkSecret(settings: StoreSettings): Promise<string> {
  const store = await openStoreForCommand(settings);
  try {
    return (await forget(store.desk))
      ? 'The store has forgotten its secret for links. The next server that starts sets it: if it has another one, links in sent emails stop working. Restart every server.'
      : 'No secret for links belongs to the store yet. The next server that starts sets it.';
  } finally {
    await store.close();
  }
}

/** Counts entries in quarantine, and entries that were stored while mail was disabled. */
async function checkEntries({ desk }: Store): Promise<Finding[]> {
  const { length: quarantined } = await desk.leads({ isQuarantined: true });
  const unnotified = await desk.countLeads({ isStaffUnnotified: true });
  const { length: unasked } = await findUnaskedSubscribers(desk);
  const withMail = 'When mail is set up (SMTP_URL):';
  return compact(
    quarantined === 0
      ? ok('No lead is in quarantine')
      : warning(
          `In quarantine: ${pluralize(quarantined, 'lead')}`,
          'Nobody was notified of them. The desk lists them.',
        ),
    unnotified > 0 &&
      warning(
        `The staff got no email about ${pluralize(unnotified, 'lead')}`,
        `${withMail} npm run leads -- --notify-staff`,
      ),
    unasked > 0 &&
      warning(
        `Nobody was asked to confirm ${pluralize(unasked, 'newsletter address', 'newsletter addresses')}`,
        `${withMail} npm run leads -- --ask-to-confirm`,
      ),
  );
}

/** The last email that failed to each address of the staff. */
function refusedStaff(emails: readonly OutgoingEntry[]): OutgoingEntry[] {
  const failed = emails.filter(({ kind, state }) => state === 'dead' && isForStaff(kind));
  return [...new Map(failed.map((email) => [email.recipient, email])).values()];
}

async function checkOutbox({ outbox }: Store, now: Date): Promise<Finding[]> {
  const emails = await outbox.list(openStates);
  const count = (of: OutgoingState) => emails.filter(({ state }) => state === of).length;
  const [dead, unknown] = [count('dead'), count('unknown')];
  const oldest = await outbox.oldestDue(now.toISOString());
  const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  const message = `Waiting to be sent: ${pluralize(emails.length - dead - unknown, 'email')}${oldest === null ? '' : `; the oldest has been due for ${formatDuration(ageMs)}`}`;
  return compact(
    // Greylisting delays an email for less than an hour.
    ageMs > hourMs
      ? failure(message, 'Check that the site runs with SMTP_URL. To list them: npm run leads -- --emails')
      : ok(message),
    ...refusedStaff(emails).map(({ recipient, lastCode }) =>
      failure(
        `The mail server refuses ${recipient}, an address of the staff (${lastCode ?? 'no answer'})`,
        'Correct it in MAIL_STAFF, or have the mailbox created. Then: npm run leads -- --emails',
      ),
    ),
    dead > 0 &&
      warning(
        `Not sent, and not retried: ${pluralize(dead, 'email')}`,
        'For the recipients and reasons: npm run leads -- --emails',
      ),
    unknown > 0 &&
      warning(
        `Possibly sent: ${pluralize(unknown, 'email')}`,
        'Ask the recipient, or send again: npm run leads -- --emails',
      ),
  );
}

async function checkRetention({ retention, desk }: Store, now: Date): Promise<Finding> {
  const doneAt = await retention.jobDoneAt(retentionJob);
  const advice =
    'The server erases them once a day. On a new store, or after a week without the server, it first watches the clock for a day.';
  if (doneAt === null) {
    const [oldest] = await desk.leads({}, { limit: 1, order: 'oldest' });
    const isNew = oldest === undefined || now.getTime() - Date.parse(oldest.receivedAt) < 48 * hourMs;
    return isNew
      ? ok('No entry is past its retention period')
      : warning('Entries past their retention period were never erased', advice);
  }
  const message = `Entries past their retention period were last erased ${formatIndiaTime(doneAt)}`;
  return now.getTime() - Date.parse(doneAt) > 48 * hourMs ? warning(message, advice) : ok(message);
}

/** Checks the durability of the database and the rights of its users. Changes nothing. */
export async function checkDatabase(database: DatabaseSettings): Promise<Finding[]> {
  return compact(
    await catchStartupError('Nothing can be stored until this is fixed.', async () =>
      checkDatabaseServer(await readStoreInfo({ dataDir: '', database })),
    ),
    await catchStartupError('Visitors cannot send anything until this is fixed. Correct DATABASE_URL.', async () =>
      checkDatabaseUsers(database.deskUrl === database.intakeUrl ? null : await readIntakeRights(database)),
    ),
  );
}

export const checkDatabaseServer = ({ engine, schema, unsafe }: StoreInfo): Finding[] => [
  ok(`${engine}, tables ${schema}`),
  unsafe.length === 0
    ? ok('It is safe against power cuts: fsync, full_page_writes and synchronous_commit are on')
    : failure(
        `A power cut may lose entries: ${unsafe.join(' and ')} off`,
        'Switch it on in postgresql.conf or in the settings of its provider. A connection pooler must forward session settings.',
      ),
];

/** @param rights null if one user does everything */
export function checkDatabaseUsers(rights: IntakeRights | null): Finding[] {
  if (rights === null) return [ok('One user does everything: DATABASE_DESK_URL is not set')];
  const { user, canAdd, excessRights } = rights;
  return [
    canAdd
      ? ok(`Its user ${user}, of DATABASE_URL, can add entries`)
      : failure(
          `Its user ${user}, of DATABASE_URL, cannot add entries`,
          'The next start grants it (npm start). The tables must belong to the user of DATABASE_DESK_URL.',
        ),
    excessRights.length === 0
      ? ok(`${user} cannot read answers or files, and cannot erase entries`)
      : failure(
          `${user} can also ${excessRights.join(', ')}`,
          'This user should not have these rights. Revoke them, or make a user with the rights in server/storage/README.md.',
        ),
  ];
}
