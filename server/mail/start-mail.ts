import type { RenderEmail } from '#forms/email.ts';
import type { ConcurrencyLimit } from '../concurrency-limit.ts';
import type { Settings } from '../config/settings.ts';
import { isMailable } from '../intake/email-address.ts';
import type { Log } from '../log.ts';
import {
  type ClaimedOutgoing,
  type HashAddress,
  isForStaff,
  maxUnknownSends,
  type OutboxStore,
  outgoingKindNames,
} from '../storage/ports/outbox.ts';
import { type Compose, type ComposeOptions, createCompose } from './compose.ts';
import { createSmtpTransport, type EmailTransport } from './smtp-transport.ts';
import { callWebhook } from './webhook.ts';
import { type MailWorker, type MailWorkerOptions, startMailWorker, type WorkerTimes } from './worker.ts';

export interface MailOptions extends Pick<ComposeOptions, 'links' | 'people' | 'origin'> {
  readonly settings: Pick<Settings, 'mail' | 'webhook'>;
  readonly outbox: OutboxStore;
  readonly hashAddress: HashAddress;
  readonly renderEmail: RenderEmail;
  /** Shared with the rendering of pages, which has priority. */
  readonly rendering: Pick<ConcurrencyLimit, 'run'>;
  readonly log: Log;
  readonly now?: (() => Date) | undefined;
  readonly times?: Partial<WorkerTimes> | undefined;
}

/** Starts a worker for email and another one for the webhook, if the settings have them. */
export function startMail({ settings, now = () => new Date(), times = {}, ...options }: MailOptions): MailWorker {
  const { outbox, hashAddress, log } = options;
  const { mail, webhook } = settings;
  const transport = mail && createSmtpTransport(mail);
  const workers: MailWorker[] = [];
  if (transport) {
    const { renderEmail, rendering, links, people, origin } = options;
    const render: RenderEmail = async (input) => {
      const email = await rendering.run(() => renderEmail(input));
      if (!email) throw new TypeError('the build renders no such email');
      return email;
    };
    const compose = createCompose({ render, links, people, origin });
    const prepare = createEmailPreparer({ outbox, hashAddress, compose, transport, now });
    workers.push(startMailWorker({ outbox, log, now, times, kinds: emailKinds, prepare }));
  }
  if (webhook) {
    const prepare: MailWorkerOptions['prepare'] = async (claimed) => (signal) =>
      callWebhook(claimed, webhook, { now: now(), signal });
    workers.push(startMailWorker({ outbox, log, now, times, kinds: ['webhook'], prepare }));
  }
  return {
    async stop(withinMs) {
      await Promise.all(workers.map((worker) => worker.stop(withinMs)));
      transport?.close();
    },
  };
}

export const emailKinds = outgoingKindNames.filter((kind) => kind !== 'webhook');

interface EmailPreparerOptions {
  readonly outbox: Pick<OutboxStore, 'isSuppressed' | 'suppress'>;
  readonly hashAddress: HashAddress;
  readonly compose: Compose;
  readonly transport: EmailTransport;
  readonly now: () => Date;
}

/** Emails to the staff are never suppressed or given up early: their addresses are settings, and they must learn of every lead. */
export function createEmailPreparer(options: EmailPreparerOptions): MailWorkerOptions['prepare'] {
  const { outbox, hashAddress, compose, transport, now } = options;
  async function cancelReason({ kind, subscriber, quarantined, recipient }: ClaimedOutgoing): Promise<string | null> {
    if (kind === 'confirmation' && subscriber?.state === 'confirmed') return 'confirmed';
    if (quarantined === 0) return 'none-left';
    if (recipient === '') return 'no-entry';
    if (isForStaff(kind)) return null;
    if (!isMailable(recipient)) return 'unsafe-address';
    return (await outbox.isSuppressed(hashAddress(recipient), now().toISOString())) ? 'suppressed' : null;
  }

  return async (claimed) => {
    const isStaff = isForStaff(claimed.kind);
    const reason = await cancelReason(claimed);
    // The withdrawal form does the same work for every address: stalls of the event loop would reveal whether it has entries.
    const isWorkEqual = claimed.kind === 'withdrawal-links';
    if (reason !== null && !isWorkEqual) return async () => ({ outcome: 'cancelled', code: reason });
    // The process ended during each attempt. For the staff, a duplicate is better than a lost lead.
    if (!isStaff && claimed.unknownSends >= maxUnknownSends)
      return async () => ({ outcome: 'unknown', code: 'interrupted' });
    const email = await compose(claimed);
    return async (signal) => {
      const result = await transport.send(reason === null ? email : { ...email, to: null }, signal);
      if (result.outcome === 'cancelled') return { ...result, code: reason ?? result.code };
      if (result.outcome !== 'dead') return result;
      if (result.isAddressGone && !isStaff) {
        await outbox.suppress(hashAddress(claimed.recipient), result.code, now().toISOString());
      }
      // Many servers reply 550 without an enhanced code when an hourly limit is reached.
      return isStaff && !result.isAddressGone ? { outcome: 'retry', code: result.code } : result;
    };
  };
}
