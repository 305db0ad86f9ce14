import {
  type OutboxStore,
  type OutgoingEntry,
  type OutgoingState,
  outgoingStates,
} from '../../server/storage/ports/outbox.ts';
import type { OpenLeadReader } from '../../server/storage/ports/store.ts';
import { howLong, howMany } from '../../server/words/how-many.ts';
import { letterInWords, openStates } from './letter-in-words.ts';

export const findLetters = (outbox: Pick<OutboxStore, 'list'>, isAll: boolean) =>
  outbox.list(isAll ? outgoingStates : openStates);

export async function lettersInWords(
  { outbox, countUntold }: Pick<OpenLeadReader, 'outbox' | 'countUntold'>,
  letters: readonly OutgoingEntry[],
  now: Date,
): Promise<string> {
  const blocks = letters.map((letter) => {
    const again = sentAgain.includes(letter.state) ? [`  npm run leads -- --send-again ${letter.id}`] : [];
    return [...letterInWords(letter, now), ...again].join('\n');
  });
  const count = (...states: OutgoingState[]) => letters.filter(({ state }) => states.includes(state)).length;
  const untold = await countUntold();
  const [dead, unknown, done] = [count('dead'), count('unknown'), count('sent', 'cancelled')];
  const counts = [
    `Waiting: ${letters.length - dead - unknown - done}`,
    `Failed for good: ${dead}`,
    ...(unknown > 0 ? [`May have arrived: ${unknown}`] : []),
    ...(done > 0 ? [`Done: ${done}`] : []),
    await ageInWords(outbox, now),
    ...(untold > 0 ? [`Leads of which the staff had no letter: ${untold} (--tell-staff)`] : []),
  ];
  return [...blocks, counts.join('\n')].join('\n\n');
}

const sentAgain: readonly OutgoingState[] = ['retry', 'dead', 'unknown', 'cancelled', 'sent'];

/** How long the oldest that is due has waited: where letters stop going out, this grows. */
async function ageInWords(outbox: Pick<OutboxStore, 'oldestDue'>, now: Date): Promise<string> {
  const oldest = await outbox.oldestDue(now.toISOString());
  if (oldest === null) return 'None is due.';
  return `The oldest that is due has waited ${howLong(now.getTime() - Date.parse(oldest))}.`;
}

/** Said where letters are planned that nothing sends. */
export const noMail = 'No mail is sent: SMTP_URL is not set.';

export const waiting = (count: number) => `${howMany(count, 'letter now waits', 'letters now wait')} to be sent.`;
