import type { LinkPurpose, LinkReply, OpenedLink, RefusedLink } from '#forms/link.ts';
import type { RequestObserver } from '../intake/intake.ts';
import { messagesForWithdrawal, noRecipients, type Recipients } from '../intake/outgoing-messages.ts';
import { StoreUnavailable } from '../storage/ports/errors.ts';
import type { EntryStatus, PeopleStore } from '../storage/ports/people.ts';
import type { LinkSigner } from './link-signer.ts';

export interface LinkDependencies {
  readonly signer: LinkSigner;
  readonly people: PeopleStore;
  /** Who is told that a lead was withdrawn; nobody if left out. */
  readonly recipients?: Recipients | undefined;
  readonly now: () => Date;
}

type LinkWatch = Pick<RequestObserver, 'onError' | 'onStoreUnavailable'>;

/** Answers everything, and throws nothing. */
export interface Links {
  /** Says what a link is for. Changes nothing: scanners of mail open links, too. */
  open(token: string, observer: LinkWatch): Promise<LinkReply>;
  /** Does what it is for. Done twice, it is as it was. */
  follow(token: string, observer: LinkWatch): Promise<LinkReply>;
}

export const refusedLinks = {
  invalid: { outcome: 'invalid', status: 404 },
  expired: { outcome: 'expired', status: 410 },
  unsubscribed: { outcome: 'unsubscribed', status: 410 },
  unavailable: { outcome: 'unavailable', status: 503 },
  rateLimited: { outcome: 'rateLimited', status: 429 },
} as const satisfies Record<string, RefusedLink>;

interface Act {
  find(id: string): Promise<EntryStatus | null>;
  do(id: string, now: string): Promise<EntryStatus | null>;
  /** How it leaves the entry. */
  readonly leaves: EntryStatus['state'];
}

export function createLinks({ signer, people, recipients = noRecipients, now }: LinkDependencies): Links {
  const acts: Readonly<Record<LinkPurpose, Act>> = {
    withdraw: {
      find: (id) => people.lead(id),
      do: (id, at) => people.eraseLead(id, at, (lead) => messagesForWithdrawal(lead, at, recipients)),
      leaves: 'erased',
    },
    confirm: {
      find: (id) => people.subscriber(id),
      do: (...both) => people.confirmSubscriber(...both),
      leaves: 'kept',
    },
    leave: { find: (id) => people.subscriber(id), do: (...both) => people.eraseSubscriber(...both), leaves: 'erased' },
  };

  async function answer(token: string, isFollowed: boolean): Promise<LinkReply> {
    const link = signer.read(token, now());
    if (link === null) return refusedLinks.invalid;
    if (link === 'expired') return refusedLinks.expired;
    const { id, purpose } = link;
    const act = acts[purpose];
    const entry = await act.find(id);
    if (entry === null) return refusedLinks.invalid;
    if (entry.state === act.leaves) return opened('alreadyDone', purpose, entry);
    if (entry.state === 'erased') return gone(entry);
    if (!isFollowed) return opened('ready', purpose, entry);
    const after = await act.do(id, now().toISOString());
    return after?.state === act.leaves ? opened('done', purpose, entry) : gone(after ?? entry);
  }

  const watched = async (token: string, isFollowed: boolean, observer: LinkWatch) => {
    try {
      return await answer(token, isFollowed);
    } catch (error) {
      if (error instanceof StoreUnavailable) observer.onStoreUnavailable(error.reason);
      else observer.onError(error);
      return refusedLinks.unavailable;
    }
  };

  return {
    open: (token, observer) => watched(token, false, observer),
    follow: (token, observer) => watched(token, true, observer),
  };
}

/** Who left, or came too late, is not brought back by an old email. */
const gone = ({ cause }: EntryStatus): RefusedLink =>
  cause === 'withdrawn' ? refusedLinks.unsubscribed : refusedLinks.expired;

const opened = (outcome: OpenedLink['outcome'], purpose: LinkPurpose, { reference }: EntryStatus): OpenedLink => ({
  outcome,
  status: 200,
  purpose,
  ...(reference !== null && { reference }),
});
