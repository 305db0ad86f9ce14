/** The links in emails: their purposes, and the results of opening or confirming one. */

/** `withdraw` erases a lead, `confirm` activates a newsletter subscription, `leave` erases a subscriber. */
export type LinkPurpose = 'withdraw' | 'confirm' | 'leave';

/** Result for a valid link. It contains none of the visitor's answers. */
export interface OpenedLink {
  /** `ready`: the action is possible. `done`: this request did it. `alreadyDone`: an earlier request did it. */
  readonly outcome: 'ready' | 'done' | 'alreadyDone';
  readonly status: 200;
  readonly purpose: LinkPurpose;
  /** Present for a lead. */
  readonly reference?: string;
}

/** Result for a link that cannot be used. */
export interface RefusedLink {
  /**
   * `invalid`: the signature is wrong or the entry is unknown. `expired`: the link is too old. `unsubscribed`: the subscriber has left
   * since. `unavailable`: the store cannot answer now; the link stays valid.
   */
  readonly outcome: 'invalid' | 'expired' | 'unsubscribed' | 'unavailable';
  readonly status: 404 | 410 | 503;
}

export type LinkReply = OpenedLink | RefusedLink;
