import { existsSync, statfsSync, statSync } from 'node:fs';
import { CannotStart } from '../../server/cannot-start.ts';
import { retentionJob } from '../../server/retention/apply-retention.ts';
import { openStoreAsGuest, placeOf, type StoreSettings } from '../../server/storage/open.ts';
import type { OutgoingState } from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { howLong, howMany } from '../../server/words/how-many.ts';
import { findUnasked } from '../leads/ask-to-confirm.ts';
import { openStates } from '../leads/letter-in-words.ts';
import { inIndia } from '../words/india-time.ts';
import { type Finding, look, ok, wrong } from './finding.ts';

const mebibyte = 1024 * 1024;

/** Longer than a server that greylists makes us wait. */
const lateMs = 60 * 60 * 1000;

/** Twice as long as there should be between two. */
const retentionLateMs = 48 * 60 * 60 * 1000;

/** Whether the store opens and can be written to, what room there is, and what waits in it. Changes nothing. */
export async function lookAtStore(settings: StoreSettings, now: Date): Promise<Finding[]> {
  const place = placeOf(settings);
  const isFile = settings.database === null;
  if (isFile && !existsSync(place)) {
    return [look(`There is no store at ${place} yet`, 'It is made when the server first starts: npm start.')];
  }
  try {
    const store = await openStoreAsGuest(settings);
    try {
      return [
        ok(`The store ${isFile ? '' : 'in '}${place} opens, and can be written to`),
        ...(isFile ? [lookAtRoom(place, settings)] : []),
        await lookAtQuarantine(store),
        ...(await lookAtLetters(store, now)),
        ...(await lookAtUntold(store)),
        await lookAtRetention(store, now),
      ];
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return [wrong(error.message, 'Nothing can be stored until that is mended.')];
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

async function lookAtQuarantine({ desk }: Store): Promise<Finding> {
  const { length } = await desk.leads({ isQuarantined: true });
  if (length === 0) return ok('No lead is in quarantine');
  return look(
    `In quarantine: ${howMany(length, 'lead')}`,
    'Nobody was told what they say: npm run leads -- --quarantined',
  );
}

async function lookAtLetters({ outbox }: Store, now: Date): Promise<Finding[]> {
  const letters = await outbox.list(openStates);
  const count = (of: OutgoingState) => letters.filter(({ state }) => state === of).length;
  const [dead, unknown] = [count('dead'), count('unknown')];
  const oldest = await outbox.oldestDue(now.toISOString());
  const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest);
  const what = `Waiting to be sent: ${howMany(letters.length - dead - unknown, 'letter')}${oldest === null ? '' : `; the oldest that is due, for ${howLong(ageMs)}`}`;
  return [
    ageMs > lateMs ? wrong(what, 'Does the site run, and with SMTP_URL? npm run leads -- --letters') : ok(what),
    ...(dead === 0
      ? []
      : [look(`Failed for good: ${howMany(dead, 'letter')}`, 'To whom and why: npm run leads -- --letters')]),
    ...(unknown === 0
      ? []
      : [
          look(
            `May have arrived or not: ${howMany(unknown, 'letter')}`,
            'Ask, or send again: npm run leads -- --letters',
          ),
        ]),
  ];
}

/** What came while no mail was sent. */
async function lookAtUntold({ desk }: Store): Promise<Finding[]> {
  const untold = await desk.countUntold();
  const { length: unasked } = await findUnasked(desk);
  return [
    ...(untold === 0
      ? []
      : [look(`The staff had no letter of ${howMany(untold, 'lead')}`, `${withMail} npm run leads -- --tell-staff`)]),
    ...(unasked === 0
      ? []
      : [
          look(
            `Nobody was asked to confirm ${howMany(unasked, 'newsletter address', 'newsletter addresses')}`,
            `${withMail} npm run leads -- --ask-to-confirm`,
          ),
        ]),
  ];
}

const withMail = 'Once mail is sent (SMTP_URL):';

async function lookAtRetention({ retention }: Store, now: Date): Promise<Finding> {
  const doneAt = await retention.jobDoneAt(retentionJob);
  const advice = 'It is done once a day while the site runs; a start is followed by it within two minutes.';
  if (doneAt === null) return look('What is too old was never erased yet', advice);
  const what = `What is too old was last erased ${inIndia(doneAt)}`;
  return now.getTime() - Date.parse(doneAt) > retentionLateMs ? look(what, advice) : ok(what);
}
