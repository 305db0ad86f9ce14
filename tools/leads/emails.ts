import type { Settings } from '../../server/config/settings.ts';
import { formatDuration, pluralize } from '../../server/format/format.ts';
import { readCommandSecret } from '../../server/links/link-secret.ts';
import { hashAddressWith } from '../../server/storage/address-hash.ts';
import {
  type OutgoingEntry,
  type OutgoingState,
  outgoingKinds,
  outgoingStates,
} from '../../server/storage/ports/outbox.ts';
import type { Store } from '../../server/storage/ports/store.ts';
import { joinLines, UsageError } from '../command-line/command.ts';
import { formatIndiaTime } from '../command-line/india-time.ts';

/** States of emails that wait, are being sent, or have failed. */
export const openStates: readonly OutgoingState[] = outgoingStates.filter(
  (state) => state !== 'sent' && state !== 'cancelled',
);

const states: Readonly<Record<OutgoingState, string>> = {
  queued: 'waits',
  leased: 'is next',
  sending: 'is being sent',
  retry: 'waits to be tried again',
  dead: 'FAILED for good',
  unknown: 'MAY have arrived, and is not sent again automatically',
  sent: 'sent',
  cancelled: 'no longer needed',
};

/** Two lines: kind and recipient, then state and attempts. */
export function formatEmail(email: OutgoingEntry, now: Date): string[] {
  const { kind, recipient, reference, state, attempts, lastCode } = email;
  const details = [attempts > 0 && pluralize(attempts, 'attempt'), lastCode !== null && `last reply ${lastCode}`];
  const attempt = details.filter((detail) => detail !== false).join(', ');
  return [
    `${outgoingKinds[kind].name}${reference === null ? '' : ` about ${reference}`}${recipient === '' ? '' : `, to ${recipient}`}`,
    `  ${states[state]}${timeOf(email, now)}${attempt === '' ? '' : ` (${attempt})`}`,
  ];
}

function timeOf({ state, nextAttemptAt, finishedAt }: OutgoingEntry, now: Date): string {
  if (finishedAt !== null) return ` ${formatIndiaTime(finishedAt)}`;
  if (state !== 'queued' && state !== 'retry') return '';
  return `, ${nextAttemptAt <= now.toISOString() ? 'due since' : 'next'} ${formatIndiaTime(nextAttemptAt)}`;
}

export async function formatEmails(
  { outbox, desk }: Pick<Store, 'outbox' | 'desk'>,
  emails: readonly OutgoingEntry[],
  now: Date,
): Promise<string> {
  const blocks = emails.map((email) =>
    joinLines(
      ...formatEmail(email, now),
      resendableStates.includes(email.state) && `  npm run leads -- --send-again ${email.id}`,
      dismissibleStates.includes(email.state) && `  npm run leads -- --dismiss ${email.id}`,
    ),
  );
  const unnotified = await desk.countLeads({ isStaffUnnotified: true });
  // A growing age means that emails are not being sent.
  const oldest = await outbox.oldestDue(now.toISOString());
  const counts = joinLines(
    `Emails: ${emails.length}`,
    oldest === null
      ? 'None is due.'
      : `The oldest that is due has waited ${formatDuration(now.getTime() - Date.parse(oldest))}.`,
    unnotified > 0 && `Leads without an email to the staff: ${unnotified} (--notify-staff)`,
  );
  return [...blocks, counts].join('\n\n');
}

const dismissibleStates: readonly OutgoingState[] = ['dead', 'unknown'];

const resendableStates: readonly OutgoingState[] = ['retry', 'dead', 'unknown', 'cancelled', 'sent'];

/** Printed if emails are queued, but the site sends none. */
export const noMailNote = 'The site sends no email: SMTP_URL is not set.';

export const waitingNote = (count: number) => `${pluralize(count, 'email now waits', 'emails now wait')} to be sent.`;

/** Removes an email that failed, or may have arrived, from the list. @throws UsageError */
export async function dismiss({ outbox }: Store, id: string): Promise<string> {
  if (!(await outbox.dismiss(id))) {
    throw new UsageError(
      `No email ${JSON.stringify(id)} has failed. npm run leads -- --emails lists those that have, with their ids.`,
    );
  }
  return 'It is dismissed. npm run leads -- --emails --all still lists it.';
}

/** @throws UsageError, StartupError */
export async function sendAgain(store: Store, id: string, settings: Settings, now: Date): Promise<string> {
  const hashAddress = hashAddressWith(await readCommandSecret(settings, store.desk));
  if (!(await store.outbox.sendAgain(id, now.toISOString(), hashAddress))) {
    throw new UsageError(
      `No email ${JSON.stringify(id)} can be sent again: it was deleted, or is being sent now. npm run leads -- --emails --all lists all.`,
    );
  }
  return `It will be sent again as soon as the site runs.${settings.mail === null ? ` ${noMailNote}` : ''}`;
}
