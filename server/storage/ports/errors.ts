/**
 * Why a store takes no entries: `busy` another program holds a lock, `full` the entry does not fit, `read-only`, `disk` the system cannot
 * write, `damaged` the file needs repair, `unreachable` the database server does not answer or refuses the sign-in.
 */
export type UnavailableReason = 'busy' | 'full' | 'read-only' | 'disk' | 'damaged' | 'unreachable';

/** The store cannot take anything now, and nothing may be acknowledged. The error holds no part of the entry. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly reason: UnavailableReason;
  /** The engine's error code, for the log. */
  readonly code: string | undefined;

  constructor(reason: UnavailableReason, code?: string) {
    super(`the store is unavailable: ${reason}`);
    this.reason = reason;
    this.code = code;
  }
}

/** The connection was lost before the store answered: the entry may be stored or not. It is safe to send it again. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
