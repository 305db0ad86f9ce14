/** What a link in an email lets its holder do, and what opening or following one can answer; the page words it. */

/** `withdraw` erases a lead, `confirm` has a subscriber's address get the newsletter, `leave` erases a subscriber. */
export type LinkPurpose = 'withdraw' | 'confirm' | 'leave';

/** Of a link that is ours and good. Nothing of what was typed stands in it. */
export interface OpenedLink {
  /** `ready`: it can be done. `done`: it was, just now. `alreadyDone`: it was before, and stays as it is. */
  readonly outcome: 'ready' | 'done' | 'alreadyDone';
  readonly status: 200;
  readonly purpose: LinkPurpose;
  /** Of a lead, which has one. */
  readonly reference?: string;
}

/** Nothing was changed. */
export interface RefusedLink {
  /**
   * `invalid`: not made by us, or of an entry we never had. `expired`: too late. `unsubscribed`: its holder has left the newsletter since.
   * `unavailable`: nobody can tell now; `rateLimited`: too many came from one network; after both, the link stays good.
   */
  readonly outcome: 'invalid' | 'expired' | 'unsubscribed' | 'unavailable' | 'rateLimited';
  readonly status: 404 | 410 | 503 | 429;
}

export type LinkReply = OpenedLink | RefusedLink;
