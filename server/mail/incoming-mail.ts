import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { indiaDate } from '../india-time.ts';
import type { Log } from '../log.ts';
import type { DeskStore } from '../storage/ports/desk.ts';
import { type HashAddress, isForStaff, type OutboxStore } from '../storage/ports/outbox.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import { bounceOf, isAddressGone } from './bounces.ts';
import { readMailbox } from './mailbox.ts';
import { replyOf } from './replies.ts';

/** The name of the job in the store: one of several servers reads the mailbox. */
const mailboxJob = 'mailbox';

/** How often a server tries to read the mailbox. */
export const mailboxIntervalMs = 5 * 60_000;

export interface IncomingMailOptions {
  readonly mailboxUrl: string;
  readonly outbox: Pick<OutboxStore, 'recordBounce' | 'suppress'>;
  readonly desk: Pick<DeskStore, 'receive'>;
  readonly jobs: Pick<RetentionStore, 'beginJob' | 'finishJob'>;
  readonly hashAddress: HashAddress;
  readonly log: Log;
  readonly now?: () => Date;
  /** Replaces the IMAP client in tests. */
  readonly read?: typeof readMailbox;
}

/**
 * Reads the mailbox of the site. It stores answers of senders, and delivery reports of emails that bounced. It does nothing if another server
 * has just read the mailbox.
 */
export async function readIncomingMail(options: IncomingMailOptions, signal?: AbortSignal): Promise<void> {
  const { mailboxUrl, jobs, log, now = () => new Date(), read = readMailbox } = options;
  const startedAt = now();
  const at = (ms: number) => new Date(startedAt.getTime() + ms).toISOString();
  const token = await jobs.beginJob(mailboxJob, {
    now: at(0),
    dueBefore: at(-mailboxIntervalMs / 2),
    leaseUntil: at(mailboxIntervalMs),
  });
  if (token === null) return;
  const counts = { bounces: 0, replies: 0 };
  const messages = await read(
    mailboxUrl,
    async (source) => {
      const kind = await handleEmail(options, source, now());
      if (kind !== null) counts[kind] += 1;
    },
    signal,
  );
  await jobs.finishJob(mailboxJob, token, now().toISOString());
  if (messages > 0) log({ level: counts.bounces > 0 ? 'warn' : 'info', event: 'mailbox-read', messages, ...counts });
}

async function handleEmail(
  { outbox, desk, hashAddress }: IncomingMailOptions,
  source: Uint8Array,
  now: Date,
): Promise<'bounces' | 'replies' | null> {
  const at = now.toISOString();
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const;
  const email = await PostalMime.parse(source, options).catch(() => null);
  if (email === null) return null;
  const bounce = bounceOf(email);
  if (bounce) {
    // A report that names an email or a recipient that we never had is forged, or about another program's email.
    const kind = await outbox.recordBounce(bounce, at);
    if (kind === null) return null;
    if (!isForStaff(kind) && isAddressGone(bounce))
      await outbox.suppress(hashAddress(bounce.recipient), `bounced ${bounce.status}`, at);
    return 'bounces';
  }
  const reply = replyOf(email);
  if (reply === null) return null;
  const reference = await desk.receive(reply, { id: randomUUID(), at, today: indiaDate(now) });
  return reference === null ? null : 'replies';
}
