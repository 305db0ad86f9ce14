import {
  type OutgoingEntry,
  type OutgoingKind,
  type OutgoingState,
  outgoingStates,
} from '../../server/storage/ports/outbox.ts';
import { howMany } from '../../server/words/how-many.ts';
import { inIndia } from '../words/india-time.ts';

/** Of those that are neither done nor unwanted. */
export const openStates: readonly OutgoingState[] = outgoingStates.filter(
  (state) => state !== 'sent' && state !== 'cancelled',
);

const states: Readonly<Record<OutgoingState, string>> = {
  queued: 'waits',
  leased: 'is next',
  sending: 'is being sent',
  retry: 'waits to be tried again',
  dead: 'FAILED for good',
  unknown: 'MAY have arrived, and is not sent again by itself',
  sent: 'sent',
  cancelled: 'not wanted any more',
};

const kinds: Readonly<Record<OutgoingKind, string>> = {
  'staff-notice': 'Notice to the staff',
  'withdrawal-notice': 'Word to the staff to delete theirs',
  'quarantine-notice': 'Word to the staff of quarantine',
  acknowledgement: 'Answer to the sender',
  confirmation: 'Newsletter, please confirm',
  'withdrawal-links': 'Links to withdraw',
  webhook: 'Note to the other system',
};

/** What it is and to whom; what became of it. */
export function letterInWords(letter: OutgoingEntry, now: Date): string[] {
  const { kind, recipient, reference, state, attempts, lastCode } = letter;
  const tries = [
    ...(attempts > 0 ? [howMany(attempts, 'attempt')] : []),
    ...(lastCode === null ? [] : [`last answer ${lastCode}`]),
  ];
  return [
    `${kinds[kind]}${reference === null ? '' : ` about ${reference}`}${recipient === '' ? '' : `, to ${recipient}`}`,
    `  ${states[state]}${when(letter, now)}${tries.length > 0 ? ` (${tries.join(', ')})` : ''}`,
  ];
}

function when({ state, nextAttemptAt, finishedAt }: OutgoingEntry, now: Date): string {
  if (finishedAt !== null) return ` ${inIndia(finishedAt)}`;
  if (state !== 'queued' && state !== 'retry') return '';
  const isDue = nextAttemptAt <= now.toISOString();
  return `, ${isDue ? 'due since' : 'next'} ${inIndia(nextAttemptAt)}`;
}
