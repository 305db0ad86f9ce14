import type { Settings } from '../../server/config/settings.ts';
import { formatDuration, pluralize } from '../../server/format/format.ts';
import {
  type OutgoingEntry,
  type OutgoingKind,
  type OutgoingState,
  outgoingStates,
} from '../../server/storage/ports/outbox.ts';
import type { OpenLeadReader, Store } from '../../server/storage/ports/store.ts';
import { lines, UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';

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
  'withdrawal-notice': 'Request to the staff to delete their copies',
  'quarantine-notice': 'Notice to the staff about quarantine',
  acknowledgement: 'Acknowledgement to the sender',
  confirmation: 'Newsletter, please confirm',
  'withdrawal-links': 'Links to withdraw',
  webhook: 'Webhook to the other system',
};

/** What it is and to whom; what became of it. */
export function formatEmail(email: OutgoingEntry, now: Date): string[] {
  const { kind, recipient, reference, state, attempts, lastCode } = email;
  const tries = [attempts > 0 && pluralize(attempts, 'attempt'), lastCode !== null && `last answer ${lastCode}`];
  const tried = tries.filter((each) => each !== false).join(', ');
  return [
    `${kinds[kind]}${reference === null ? '' : ` about ${reference}`}${recipient === '' ? '' : `, to ${recipient}`}`,
    `  ${states[state]}${when(email, now)}${tried === '' ? '' : ` (${tried})`}`,
  ];
}

function when({ state, nextAttemptAt, finishedAt }: OutgoingEntry, now: Date): string {
  if (finishedAt !== null) return ` ${formatIndiaTime(finishedAt)}`;
  if (state !== 'queued' && state !== 'retry') return '';
  return `, ${nextAttemptAt <= now.toISOString() ? 'due since' : 'next'} ${formatIndiaTime(nextAttemptAt)}`;
}

export async function formatEmails(
  { outbox, countStaffUnnotified }: Pick<OpenLeadReader, 'outbox' | 'countStaffUnnotified'>,
  emails: readonly OutgoingEntry[],
  now: Date,
): Promise<string> {
  const blocks = emails.map((email) =>
    lines(...formatEmail(email, now), sentAgain.includes(email.state) && `  npm run leads -- --send-again ${email.id}`),
  );
  const count = (...states: OutgoingState[]) => emails.filter(({ state }) => states.includes(state)).length;
  const [dead, unknown, done] = [count('dead'), count('unknown'), count('sent', 'cancelled')];
  const untold = await countStaffUnnotified();
  // Where emails stop going out, this grows.
  const oldest = await outbox.oldestDue(now.toISOString());
  const counts = lines(
    `Waiting: ${emails.length - dead - unknown - done}`,
    `Failed for good: ${dead}`,
    unknown > 0 && `May have arrived: ${unknown}`,
    done > 0 && `Done: ${done}`,
    oldest === null
      ? 'None is due.'
      : `The oldest that is due has waited ${formatDuration(now.getTime() - Date.parse(oldest))}.`,
    untold > 0 && `Leads of which the staff had no email: ${untold} (--notify-staff)`,
  );
  return [...blocks, counts].join('\n\n');
}

const sentAgain: readonly OutgoingState[] = ['retry', 'dead', 'unknown', 'cancelled', 'sent'];

/** Said where emails are planned that nothing sends. */
export const noMail = 'No mail is sent: SMTP_URL is not set.';

export const waiting = (count: number) => `${pluralize(count, 'email now waits', 'emails now wait')} to be sent.`;

/** @throws UsageError */
export async function sendAgain({ outbox }: Store, id: string, settings: Settings, now: Date): Promise<string> {
  if (!(await outbox.sendAgain(id, now.toISOString()))) {
    throw new UsageError(
      `No email ${JSON.stringify(id)} waits or is done: it was forgotten, or is being sent right now. npm run leads -- --emails --all lists them.`,
    );
  }
  return `It is sent again as soon as the site runs.${settings.mail === null ? ` ${noMail}` : ''}`;
}
