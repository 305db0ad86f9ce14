import type { ClaimedOutgoing, OutboxStore } from '../storage/ports/outbox.ts';
import { addressHash } from './address-hash.ts';
import type { Compose } from './compose.ts';
import type { LetterTransport } from './smtp-transport.ts';
import type { MailWorkerParts, Send } from './worker.ts';

export interface LetterParts {
  readonly outbox: Pick<OutboxStore, 'isSuppressed' | 'suppress'>;
  /** Null: the site's build words no letters. */
  readonly compose: Compose | null;
  readonly transport: LetterTransport;
  readonly now: () => Date;
}

/** How a worker sends letters. */
export function sendingLetters({ outbox, compose, transport, now }: LetterParts) {
  /** The staff stand in the settings, and are told of every lead: who is wrong there is mended there. */
  const isStaff = ({ kind }: ClaimedOutgoing) => kind === 'staff-notice';

  async function whyUnwanted(claimed: ClaimedOutgoing): Promise<string | null> {
    if (claimed.kind === 'confirmation' && claimed.subscriber?.state === 'confirmed') return 'confirmed';
    if (isStaff(claimed)) return null;
    return (await outbox.isSuppressed(addressHash(claimed.recipient))) ? 'suppressed' : null;
  }

  return {
    kinds: ['staff-notice', 'acknowledgement', 'confirmation', 'withdrawal'],
    async prepare(claimed): Promise<Send> {
      const unwanted = await whyUnwanted(claimed);
      if (unwanted !== null) return async () => ({ means: 'cancelled', code: unwanted });
      if (compose === null) return async () => ({ means: 'pause', code: 'no-letters-in-build', blame: 'nobody' });
      const letter = await compose(claimed);
      return (signal) => transport.send(letter, signal);
    },
    async onAddressGone(claimed, code) {
      if (!isStaff(claimed)) await outbox.suppress(addressHash(claimed.recipient), code, now().toISOString());
    },
  } satisfies Pick<MailWorkerParts, 'kinds' | 'prepare' | 'onAddressGone'>;
}
