/** What sending a form can answer, in the words the visitor reads; and the door the site sends it through. */

import type { FieldErrors } from './check.ts';
import type { FormValues } from './define.ts';

/** Everything that was right and is now on disk (of a withdrawal: the letter, where there is anything to withdraw), for the first send and for each repeat of it. */
export interface Stored {
  readonly outcome: 'stored';
  readonly status: 200;
  /** What people call the entry: eight characters that cannot be taken for another; the same for each repeat. Only leads have one. */
  readonly reference?: string;
}

/** Nothing was stored, or (500 only) nobody can tell whether it was; sending again is safe. */
export interface Refused {
  readonly outcome: 'refused';
  /** 4xx: the sender can mend it, or has to wait (429). 503: the store cannot take anything now. 500: a fault, or no word from the store. */
  readonly status: 400 | 403 | 404 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  /** One sentence for the visitor: what is wrong and what to do. Never repeats what was typed. */
  readonly message: string;
  /** Name of the field at fault, where there is one; the first of several. */
  readonly field?: string;
  /** Where answers are at fault. */
  readonly fieldErrors?: FieldErrors;
  /** What was typed, as far as it could be read, so that a page rendered in answer can give it back. */
  readonly typed?: FormValues;
  /** Nothing of it was read, for want of room or time: it is still in the form, and nowhere else. */
  readonly isUnread?: boolean;
}

export type Reply = Stored | Refused;

/** Takes one post of a form. May add; cannot list or read back. */
export interface Intake {
  /**
   * Checks, stores and acknowledges one post. Returns only after the entry is committed, or with a refusal.
   * @param formId last part of the address, as typed by whoever called it
   * @throws what it could not foresee; the caller answers with the error screen
   */
  receive(formId: string, request: Request): Promise<Reply>;
}
