import type { LeadEvent } from '#server/storage/ports/desk.ts';
import type { Lead, LeadState } from '#server/storage/ports/entries.ts';
import type { OutgoingEntry, OutgoingState } from '#server/storage/ports/outbox.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { statusLabels } from './lead-facts.ts';

export type TimelineEmail = Pick<OutgoingEntry, 'id' | 'kind' | 'recipient' | 'state' | 'createdAt' | 'finishedAt'>;

interface TimelineProps {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly emails: readonly TimelineEmail[];
  /** Names of staff members by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** What happened with a lead, the newest first. */
export function Timeline({ lead, events, emails, names }: TimelineProps) {
  const entries = [
    { id: lead.id, at: lead.receivedAt, title: 'Sent the form', text: '' },
    ...emails.map((email) => ({
      id: email.id,
      at: email.finishedAt ?? email.createdAt,
      title: describeEmail(email),
      text: '',
    })),
    ...events.map(({ id, at, kind, text, after, staffId }) => ({
      id,
      at,
      title: [titles[kind], ...describeChange(after, names)].filter((part) => part !== '').join(', '),
      text,
      by: names.get(staffId ?? ''),
    })),
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <ol className="timeline">
      {entries.map(({ id, at, title, text, ...entry }) => (
        <li key={id}>
          <p>
            <strong>{title}</strong>{' '}
            <span className="muted">
              <time dateTime={at}>{formatDateTime(at)}</time>
              {'by' in entry && entry.by !== undefined && ` · ${entry.by}`}
            </span>
          </p>
          {text !== '' && (
            <p className="note-text">
              <bdi>{text}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

const titles: Readonly<Record<LeadEvent['kind'], string>> = {
  note: 'Note',
  reached: 'Reached',
  'no-answer': 'No answer',
  changed: '',
  undone: 'Undone',
  restored: 'Moved out of quarantine',
  'guardian-agreed': 'A parent or guardian agreed',
  entered: 'Added by the staff',
};

function describeChange(after: Partial<LeadState>, names: ReadonlyMap<string, string>): string[] {
  const { status, lostReason, ownerId, followUpOn } = after;
  const lines = [
    status !== undefined && `Status: ${statusLabels[status]}`,
    lostReason != null && `Reason: ${lostReason}`,
    ownerId !== undefined && `Owner: ${ownerId === null ? 'nobody' : (names.get(ownerId) ?? 'unknown')}`,
    followUpOn !== undefined && (followUpOn === null ? 'No follow-up date' : `Follow up on ${followUpOn}`),
  ];
  return lines.filter((line) => line !== false);
}

const kinds: Partial<Record<OutgoingEntry['kind'], string>> = {
  'staff-notice': 'Notice to the staff',
  'guardian-reminder': 'Reminder to the staff',
  acknowledgement: 'Acknowledgement to the sender',
  webhook: 'Call to the other system',
};

const states: Readonly<Record<OutgoingState, string>> = {
  queued: 'waits',
  leased: 'is being sent',
  sending: 'is being sent',
  retry: 'failed, is sent again',
  dead: 'failed for good',
  unknown: 'may have arrived',
  sent: 'sent',
  cancelled: 'cancelled',
};

const describeEmail = ({ kind, state }: TimelineEmail) => `${kinds[kind] ?? 'Email'}: ${states[state]}`;
