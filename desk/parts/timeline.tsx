import type { LeadEvent } from '#server/storage/ports/desk.ts';
import type { Lead, LeadState } from '#server/storage/ports/entries.ts';
import { isForSender, type OutgoingEntry, type OutgoingState, outgoingKinds } from '#server/storage/ports/outbox.ts';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { statusLabels } from './lead-facts.ts';

interface TimelineProps {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly emails: readonly OutgoingEntry[];
  /** Names of staff members by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** The history of a lead, newest first. */
export function Timeline({ lead, events, emails, names }: TimelineProps) {
  const entries = [
    { id: lead.id, at: lead.receivedAt, title: 'Sent the form', text: '', by: undefined },
    ...emails
      .filter(({ kind }) => kind !== 'reply')
      .map((email) => ({
        id: email.id,
        at: email.finishedAt ?? email.createdAt,
        title: `${outgoingKinds[email.kind].name}: ${describeState(email)}`,
        text: '',
        by: undefined,
      })),
    ...events.map(({ id, at, kind, text, email, after, staffId }) => ({
      id,
      at,
      title: [
        kind === 'note' && text === '' ? 'Note, undone' : titles[kind],
        stateOf(email, emails),
        ...describeChange(after, names),
      ]
        .filter(Boolean)
        .join(', '),
      // The text of a scan is the name of a field.
      text: email ? `${email.subject}\n\n${text}` : /^file-/.test(kind) ? (lead.questions[text] ?? text) : text,
      by: names.get(staffId ?? ''),
    })),
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <ol className="timeline">
      {entries.map(({ id, at, title, text, by }) => (
        <li key={id}>
          <p>
            <strong>{title || 'Saved'}</strong>
            <br />
            <span className="soft">
              <time dateTime={at}>{formatDateTime(at)}</time>
              {by && ` · ${by}`}
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
  emailed: 'Email to the sender',
  replied: 'Answer by email',
  'file-clean': 'File checked: no virus found',
  'file-infected': 'File checked: it has a virus, and is not given out',
};

function describeChange(after: Partial<LeadState>, names: ReadonlyMap<string, string>): string[] {
  const { status, lostReason, ownerId, followUpOn, joinedTo } = after;
  const lines = [
    status !== undefined && `Status: ${statusLabels[status]}`,
    lostReason != null && `Reason: ${lostReason}`,
    ownerId !== undefined && `Owner: ${ownerId === null ? 'nobody' : (names.get(ownerId) ?? 'unknown')}`,
    joinedTo !== undefined && (joinedTo === null ? 'Separated' : `Joined with ${joinedTo}`),
    followUpOn !== undefined && (followUpOn === null ? 'No follow-up date' : `Follow up on ${formatDate(followUpOn)}`),
  ];
  return lines.filter((line) => line !== false);
}

const states: Readonly<Record<OutgoingState, string>> = {
  queued: 'waits',
  leased: 'is being sent',
  sending: 'is being sent',
  retry: 'failed, will be sent again',
  dead: 'failed for good',
  unknown: 'may have arrived',
  sent: 'sent',
  cancelled: 'cancelled',
};

/** Delivery reports and refusals by the other mail server have a code such as `5.1.1`. */
const describeState = ({ state, lastCode }: OutgoingEntry) =>
  lastCode === 'suppressed' ? 'not sent, because an earlier email to this address bounced' : states[state];

/** The state of an email of the staff; undefined if it is unknown because it was sent long ago. */
function stateOf(email: LeadEvent['email'], emails: readonly OutgoingEntry[]): string | undefined {
  const found = emails.find(({ messageId }) => messageId === email?.messageId);
  return found && describeState(found);
}

/** Whether the last email to the sender bounced, or was not sent because an earlier one bounced. */
export function hasBounced(emails: readonly OutgoingEntry[]): boolean {
  const last = emails.findLast(({ kind }) => isForSender(kind));
  return last?.state === 'dead' || last?.lastCode === 'suppressed';
}
