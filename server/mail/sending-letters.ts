import {
  type ClaimedOutgoing,
  mostUnknownSends,
  type OutboxStore,
  type OutgoingKind,
} from '../storage/ports/outbox.ts';
import type { Compose } from './compose.ts';
import type { LetterTransport } from './smtp-transport.ts';
import type { Verdict } from './verdict.ts';
import type { MailWorkerParts, Send } from './worker.ts';

export interface LetterParts {
  readonly outbox: Pick<OutboxStore, 'isSuppressed' | 'suppress'>;
  /** Null: the site's build words no letters. */
  readonly compose: Compose | null;
  readonly transport: LetterTransport;
  readonly now: () => Date;
}

const toStaff: readonly OutgoingKind[] = ['withdrawal-notice', 'staff-notice', 'quarantine-notice'];

/** The staff stand in the settings, and are told of every lead: who is wrong there is mended there. */
const isStaff = ({ kind }: ClaimedOutgoing) => toStaff.includes(kind);

/** Many a server says a bare 550 where it has had enough for an hour: what tells of a lead is then tried again. */
const spared = (claimed: ClaimedOutgoing, verdict: Verdict): Verdict =>
  isStaff(claimed) && verdict.means === 'dead' && !verdict.isAddressGone
    ? { means: 'retry', code: verdict.code }
    : verdict;

/** How a worker sends letters. */
export function sendingLetters({ outbox, compose, transport, now }: LetterParts) {
  async function whyUnwanted(claimed: ClaimedOutgoing): Promise<string | null> {
    if (claimed.kind === 'confirmation' && claimed.subscriber?.state === 'confirmed') return 'confirmed';
    if (claimed.quarantined === 0) return 'none-left';
    if (isStaff(claimed)) return null;
    return (await outbox.isSuppressed(claimed.recipient, now().toISOString())) ? 'suppressed' : null;
  }

  return {
    kinds: [...toStaff, 'acknowledgement', 'confirmation', 'withdrawal-links'],
    async prepare(claimed): Promise<Send> {
      const unwanted = await whyUnwanted(claimed);
      if (unwanted !== null) return async () => ({ means: 'cancelled', code: unwanted });
      // The program ended in the middle of it each time. The staff rather hear of a lead twice than never.
      if (!isStaff(claimed) && claimed.unknownSends >= mostUnknownSends)
        return async () => ({ means: 'unknown', code: 'interrupted' });
      if (compose === null) return async () => ({ means: 'pause', code: 'no-letters-in-build', blame: 'nobody' });
      const letter = await compose(claimed);
      return async (signal) => spared(claimed, await transport.send(letter, signal));
    },
    async onAddressGone(claimed, code) {
      if (!isStaff(claimed)) await outbox.suppress(claimed.recipient, code, now().toISOString());
    },
  } satisfies Pick<MailWorkerParts, 'kinds' | 'prepare' | 'onAddressGone'>;
}
