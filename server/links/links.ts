import type { LinkPurpose, LinkReply, OpenedLink, RefusedLink } from '#forms/link.ts';
import type { RequestObserver } from '../intake/intake.ts';
import { messagesForWithdrawal, noRecipients, type Recipients } from '../intake/outgoing-messages.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { EntryStatus, PeopleStore } from '../storage/ports/people.ts';
import type { LinkSigner } from './link-signer.ts';

export interface LinkDependencies {
  readonly signer: LinkSigner;
  readonly people: PeopleStore;
  readonly recipients?: Recipients | undefined;
  readonly now: () => Date;
}

type LinkObserver = Pick<RequestObserver, 'onError' | 'onStoreUnavailable'>;

export const refusedLinks = {
  invalid: { outcome: 'invalid', status: 404 },
  expired: { outcome: 'expired', status: 410 },
  unsubscribed: { outcome: 'unsubscribed', status: 410 },
  unavailable: { outcome: 'unavailable', status: 503 },
} as const satisfies Record<string, RefusedLink>;

export function createLinks({ signer, people, recipients = noRecipients, now }: LinkDependencies) {
  const actions: Readonly<Record<LinkPurpose, (id: string, at: string) => Promise<EntryStatus | null>>> = {
    withdraw: (id, at) => people.eraseLead(id, at, 'withdrawn', (lead) => messagesForWithdrawal(lead, at, recipients)),
    confirm: (id, at) => people.confirmSubscriber(id, at),
    leave: (id, at) => people.eraseSubscriber(id, at),
  };

  async function replyTo(token: string, isFollowed: boolean): Promise<LinkReply> {
    const link = signer.read(token, now());
    if (link === null) return refusedLinks.invalid;
    if (link === 'expired') return refusedLinks.expired;
    const { id, purpose } = link;
    const stateAfter = purpose === 'confirm' ? 'stored' : 'erased';
    const entry = await people.find(id);
    if (entry === null) return refusedLinks.invalid;
    if (entry.state === stateAfter) return opened('alreadyDone', purpose, entry);
    if (entry.state === 'erased') return refuseErased(entry);
    if (!isFollowed) return opened('ready', purpose, entry);
    const after = await actions[purpose](id, now().toISOString());
    return after?.state === stateAfter ? opened('done', purpose, entry) : refuseErased(after ?? entry);
  }

  /** Always resolves to a reply and never throws. */
  const replySafely = async (token: string, isFollowed: boolean, observer: LinkObserver): Promise<LinkReply> => {
    try {
      return await replyTo(token, isFollowed);
    } catch (error) {
      if (error instanceof StoreUnavailable) observer.onStoreUnavailable(error.reason);
      else observer.onError(error);
      return refusedLinks.unavailable;
    }
  };

  return {
    /** Describes the action of a link. It changes nothing, because mail scanners open links too. */
    open: (token: string, observer: LinkObserver) => replySafely(token, false, observer),
    /** Performs the action of a link. This is idempotent. */
    follow: (token: string, observer: LinkObserver) => replySafely(token, true, observer),
  };
}

export type Links = ReturnType<typeof createLinks>;

/** An old link does not restore a person who unsubscribed or whose entry has expired. */
const refuseErased = ({ cause }: EntryStatus): RefusedLink =>
  cause === 'withdrawn' ? refusedLinks.unsubscribed : refusedLinks.expired;

const opened = (outcome: OpenedLink['outcome'], purpose: LinkPurpose, { reference }: EntryStatus): OpenedLink => ({
  outcome,
  status: 200,
  purpose,
  ...(reference !== null && { reference }),
});
