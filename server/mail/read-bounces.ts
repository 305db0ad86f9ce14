import { describeError, type Log } from '../log.ts';
import type { HashAddress, OutboxStore } from '../storage/ports/outbox.ts';
import type { RetentionStore } from '../storage/ports/retention.ts';
import { isAddressGone, parseBounce } from './bounces.ts';
import { readMailbox } from './mailbox.ts';
import { isForStaff } from './start-mail.ts';

/** The name of the job in the store: one of several servers reads the mailbox. */
const bounceJob = 'bounces';

const intervalMs = 5 * 60_000;

export interface BounceOptions {
  readonly mailboxUrl: string;
  readonly outbox: Pick<OutboxStore, 'recordBounce' | 'suppress'>;
  readonly jobs: Pick<RetentionStore, 'beginJob' | 'finishJob'>;
  readonly hashAddress: HashAddress;
  readonly log: Log;
  readonly now?: () => Date;
  /** Reads the mailbox; for tests. */
  readonly read?: typeof readMailbox;
}

/** Reads the delivery reports of emails that bounced after the mail server had accepted them, unless another server does so. */
export async function readBounces(options: BounceOptions, signal?: AbortSignal): Promise<void> {
  const { mailboxUrl, outbox, jobs, hashAddress, log, now = () => new Date(), read = readMailbox } = options;
  const startedAt = now();
  const at = (ms: number) => new Date(startedAt.getTime() + ms).toISOString();
  const token = await jobs.beginJob(bounceJob, {
    now: at(0),
    dueBefore: at(-intervalMs / 2),
    leaseUntil: at(intervalMs),
  });
  if (token === null) return;
  let bounces = 0;
  const messages = await read(
    mailboxUrl,
    async (source) => {
      const bounce = await parseBounce(source).catch(() => null);
      // A report that names an email or a recipient that we never had is forged, or about another program's email.
      const kind = bounce && (await outbox.recordBounce(bounce, now().toISOString()));
      if (!bounce || !kind) return;
      bounces += 1;
      if (isForStaff(kind) || !isAddressGone(bounce)) return;
      await outbox.suppress(hashAddress(bounce.recipient), `bounced ${bounce.status}`, now().toISOString());
    },
    signal,
  );
  await jobs.finishJob(bounceJob, token, now().toISOString());
  if (messages > 0) log({ level: bounces > 0 ? 'warn' : 'info', event: 'bounces-read', messages, bounces });
}

/** Reads the mailbox every five minutes. @returns stops it; resolves when no run is in progress */
export function startReadingBounces(options: BounceOptions): () => Promise<void> {
  const stopping = new AbortController();
  let lastRun = Promise.resolve();
  const run = () => {
    lastRun = lastRun
      .then(() => readBounces(options, stopping.signal))
      .catch((error) => options.log({ level: 'error', event: 'mailbox-failed', ...describeError(error) }));
  };
  const timer = setInterval(run, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await lastRun;
  };
}
