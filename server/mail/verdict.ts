/**
 * What one attempt to send something came to. `code` is the other side's answer, or what the system calls the trouble: such as
 * `550 5.1.1` or `ECONNREFUSED`, and nothing of what was sent.
 */
export type Verdict =
  | { readonly means: 'sent'; readonly code: string }
  /** Nobody wants it any more. */
  | { readonly means: 'cancelled'; readonly code: string }
  /** It may have arrived each time that it was sent, and that was often enough. */
  | { readonly means: 'unknown'; readonly code: string }
  /** It is refused for good. */
  | { readonly means: 'dead'; readonly code: string /** There is no such mailbox. */; readonly isAddressGone: boolean }
  | { readonly means: 'retry'; readonly code: string /** Sooner is useless. */; readonly leastDelayMs?: number }
  | { readonly means: 'pause'; readonly code: string; readonly blame: Blame };

/**
 * Where nothing can be sent at all, whether that may be because of the one letter that met it: `nobody`; `letter`, which was on its way
 * when the line was lost, so it may have arrived; `if-others-pass`, refused by a policy that may be about all of them or about this one.
 */
type Blame = 'nobody' | 'letter' | 'if-others-pass';
