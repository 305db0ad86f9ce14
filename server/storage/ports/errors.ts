/**
 * Why a store takes nothing: `busy` another program holds it locked, `full` the entry does not fit into its largest size, `read-only`,
 * `disk` the system cannot write, `damaged` somebody has to repair it first, `unreachable` its server does not answer or let us in.
 */
export type UnavailableReason = 'busy' | 'full' | 'read-only' | 'disk' | 'damaged' | 'unreachable';

/** The store cannot take anything now, and nothing may be acknowledged. Holds no part of the entry. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly reason: UnavailableReason;
  /** What the engine calls it, for the log. */
  readonly code: string | undefined;

  constructor(reason: UnavailableReason, code?: string) {
    super(`the store is unavailable: ${reason}`);
    this.reason = reason;
    this.code = code;
  }
}

/** The connection was lost while the store was answering: the entry may be on disk or not. A repeat is stored once. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
