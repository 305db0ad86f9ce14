/** The reply to a post of a form, and the interface through which the site passes the post to the server. */

import type { FieldErrors } from './check.ts';
import type { FormValues } from './define.ts';

/** The entry is committed to disk, by this post or by an earlier one with the same key. For a withdrawal, the email is queued if needed. */
export interface Stored {
  readonly outcome: 'stored';
  readonly status: 200;
  /** Eight unambiguous characters that identify a lead to people. A repeated post gets the same one. Only leads have one. */
  readonly reference?: string;
}

/** Nothing was stored, or (500 only) the outcome is unknown. Sending again is safe. */
export interface Refused {
  readonly outcome: 'refused';
  /** 4xx: the sender can correct it, or has to wait (429). 503: the store is unavailable. 500: an error, or no answer from the store. */
  readonly status: 400 | 403 | 404 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  /** One sentence for the visitor: what is wrong and what to do. It never repeats the input. */
  readonly message: string;
  /** Present if answers are wrong. */
  readonly fieldErrors?: FieldErrors;
  /** The values of the post, as far as the server could read them, for a page that shows the form again. */
  readonly values?: FormValues;
  /** The server did not read the post because it was overloaded. The values exist only in the visitor's form. */
  readonly isUnread?: boolean;
}

export type Reply = Stored | Refused;

/** Accepts posts of forms. It can add entries, but not list or read them. */
export interface Intake {
  /**
   * Validates and stores one post. Resolves after the entry is committed, or with a refusal.
   * @param request its address names the form and its language
   * @throws any unexpected error; the caller answers with the error page
   */
  receive(request: Request): Promise<Reply>;
}
