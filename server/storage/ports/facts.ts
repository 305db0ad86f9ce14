/**
 * The states of a change: it is proposed, the publisher checks it and makes its preview (ready, or refused), somebody approves it, and the
 * publisher publishes it (live, or refused).
 */
type FactChangeState = 'proposed' | 'ready' | 'approved' | 'live' | 'refused' | 'withdrawn';

export interface FactChange {
  readonly id: string;
  /** Such as `batches`. */
  readonly fact: string;
  /** The data of the file that the author saw, as JSON. */
  readonly base: string;
  /** The proposed data, as JSON. */
  readonly value: string;
  readonly state: FactChangeState;
  /** Null: the publisher, for a change whose time is over. */
  readonly proposedBy: string | null;
  readonly proposedAt: string;
  readonly publishedBy: string | null;
  /** Null: as soon as it is approved. */
  readonly publishAt: string | null;
  /** When `base` becomes valid again. Null: never. */
  readonly expiresAt: string | null;
  readonly liveAt: string | null;
  /** Whether an owner knows that the change contradicts the specification, and wants it. */
  readonly overridesSpecification: boolean;
  /** The addresses of the pages that change; null before the preview. */
  readonly pages: readonly string[] | null;
  /** Why it was refused: a message for its author. */
  readonly problem: string | null;
}

export interface FactStore {
  add(change: FactChange): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<FactChange[]>;
  find(id: string): Promise<FactChange | null>;
  /** Changes in one of these states that wait for the publisher, oldest first. */
  waiting(states: readonly FactChangeState[]): Promise<FactChange[]>;
  /**
   * Updates a change that is in the state `from`.
   * @returns false if it is in another state, or there is no such change
   */
  update(
    id: string,
    from: FactChangeState,
    set: Partial<Omit<FactChange, 'id' | 'fact' | 'base' | 'value'>>,
  ): Promise<boolean>;
}
