/** How a piece of work waits until there is capacity for it. */
export interface Wait {
  /** How much of the capacity it takes; one if left out. What takes none never waits. */
  readonly weight?: number;
  /** Whose share of the capacity it counts to; nobody's if left out. */
  readonly client?: string | undefined;
  /** How long it waits at most. */
  readonly timeoutMs?: number;
  /** Goes before those that are not first. */
  readonly isFirst?: boolean;
  /** Whether somebody still waits for it; asked when its turn has come. */
  readonly isWanted?: () => boolean;
}

export interface Capacity {
  readonly capacity?: number;
  /** How much of it one client may have: the rest is there for others, however slow that one is. */
  readonly share?: number;
  /** How many may wait before the queue counts as full. What is added all the same is done, too. */
  readonly maxQueued?: number;
  /** How long nothing is begun after a piece of work: what keeps the processor busy lets everything else have its turn. */
  readonly pauseMs?: number;
}

interface Waiting extends Omit<Wait, 'timeoutMs'> {
  readonly weight: number;
  /** @param isIn whether its turn has come; otherwise it is given up */
  end(isIn: boolean): void;
}

/** One piece of work at a time, or as much as there is capacity for; the rest waits in a queue, first come first served. */
export class ConcurrencyLimit {
  readonly #share: number;
  readonly #maxQueued: number;
  readonly #pauseMs: number;
  readonly #held = new Map<string, number>();
  #free: number;
  #queue: Waiting[] = [];

  /** Capacity and share must hold the largest piece of work, or it waits for ever. */
  constructor({ capacity = 1, share = capacity, maxQueued = Number.POSITIVE_INFINITY, pauseMs = 0 }: Capacity = {}) {
    this.#free = capacity;
    this.#share = share;
    this.#maxQueued = maxQueued;
    this.#pauseMs = pauseMs;
  }

  get isFull(): boolean {
    return this.#queue.filter(isWanted).length >= this.#maxQueued;
  }

  /** @returns what the work does; undefined if its turn did not come in time, or nobody wanted it any more */
  async run<T>(work: () => Promise<T>, wait: Wait = {}): Promise<T | undefined> {
    const { weight = 1, client } = wait;
    if (weight === 0) return work();
    if (!(await this.#enter({ ...wait, weight }))) return undefined;
    try {
      return await work();
    } finally {
      setTimeout(() => this.#leave(weight, client), this.#pauseMs);
    }
  }

  #enter({ timeoutMs, ...wait }: Wait & { weight: number }): Promise<boolean> {
    return new Promise((resolve) => {
      const giveUp = () => {
        this.#end(waiting, false);
        // Whoever stands behind may need less.
        this.#begin();
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      const end = (isIn: boolean) => {
        clearTimeout(timer);
        resolve(isIn);
      };
      const waiting = { ...wait, end };
      this.#queue.push(waiting);
      this.#begin();
    });
  }

  /** One after the other; but whoever waits for their own share alone holds up nobody. */
  #begin(): void {
    const first = this.#queue.filter(({ isFirst }) => isFirst);
    for (const next of new Set([...first, ...this.#queue])) {
      const { client, weight } = next;
      const isOverShare = client !== undefined && this.#heldBy(client) + weight > this.#share;
      if (!isWanted(next)) this.#end(next, false);
      else if (!isOverShare && weight > this.#free) return;
      else if (!isOverShare) {
        this.#hold(weight, client);
        this.#end(next, true);
      }
    }
  }

  #end(waiting: Waiting, isIn: boolean): void {
    this.#queue = this.#queue.filter((each) => each !== waiting);
    waiting.end(isIn);
  }

  #leave(weight: number, client: string | undefined): void {
    this.#hold(-weight, client);
    this.#begin();
  }

  #heldBy = (client: string) => this.#held.get(client) ?? 0;

  #hold(weight: number, client: string | undefined): void {
    this.#free -= weight;
    if (client === undefined) return;
    const held = this.#heldBy(client) + weight;
    if (held === 0) this.#held.delete(client);
    else this.#held.set(client, held);
  }
}

const isWanted = (waiting: Waiting) => waiting.isWanted?.() ?? true;
