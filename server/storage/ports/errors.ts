/**
 * Why a store accepts no entries:
 * - `busy`: another program holds a lock.
 * - `full`: the entry does not fit.
 * - `read-only`: the store cannot be changed.
 * - `disk`: the operating system cannot write.
 * - `damaged`: the file needs repair.
 * - `unreachable`: the database server does not answer, or refuses the sign-in.
 */
export type UnavailableReason = 'busy' | 'full' | 'read-only' | 'disk' | 'damaged' | 'unreachable';

/** The store accepts no entries now, so nothing may be acknowledged. The error contains no part of the entry. */
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

/** The connection was lost before the store replied, so the entry may be stored or not. It is safe to send it again. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
