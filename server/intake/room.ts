interface Waiting {
  readonly bytes: number;
  readonly client: string | undefined;
  readonly enter: () => void;
}

/** Memory for what is on its way in. Whoever finds no room waits, first come first served. */
export class Room {
  #free: number;
  readonly #mostOfOne: number;
  readonly #held = new Map<string, number>();
  readonly #queue: Waiting[] = [];

  /**
   * @param bytes must hold the largest single one, or that one waits for ever
   * @param mostOfOne how many of them one client may have: the same holds, and the rest is there for others however slowly it sends
   */
  constructor(bytes: number, mostOfOne: number) {
    this.#free = bytes;
    this.#mostOfOne = mostOfOne;
  }

  /**
   * @param bytes none for what is too small to count: it never waits
   * @param patienceMs how long to wait at most
   * @param client whose share of the room it counts to; none if left out
   * @returns gives the room back, to be called once; null if there was none in time
   */
  async enter(bytes: number, patienceMs: number, client?: string): Promise<(() => void) | null> {
    if (bytes === 0) return () => {};
    if (!(await this.#wait(bytes, patienceMs, client))) return null;
    return () => {
      this.#take(-bytes, client);
      this.#letIn();
    };
  }

  #wait(bytes: number, patienceMs: number, client: string | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        bytes,
        client,
        enter: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        resolve(false);
        // Whoever stands behind may need less.
        this.#letIn();
      }, patienceMs);
      this.#queue.push(waiting);
      this.#letIn();
    });
  }

  /** One after the other; but whoever waits for their own share alone holds up nobody. */
  #letIn(): void {
    for (let at = 0; at < this.#queue.length; ) {
      const next = this.#queue[at];
      if (next === undefined) return;
      if (this.#heldBy(next.client) + next.bytes > this.#mostOfOne) {
        at += 1;
        continue;
      }
      if (next.bytes > this.#free) return;
      this.#queue.splice(at, 1);
      this.#take(next.bytes, next.client);
      next.enter();
    }
  }

  #heldBy(client: string | undefined): number {
    return client === undefined ? 0 : (this.#held.get(client) ?? 0);
  }

  #take(bytes: number, client: string | undefined): void {
    this.#free -= bytes;
    if (client === undefined) return;
    const held = this.#heldBy(client) + bytes;
    if (held === 0) this.#held.delete(client);
    else this.#held.set(client, held);
  }
}
