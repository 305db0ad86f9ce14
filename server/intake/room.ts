interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

/** Memory for what is on its way in. Whoever finds no room waits, first come first served. */
export class Room {
  #free: number;
  readonly #queue: Waiting[] = [];

  /** @param bytes must hold the largest single one, or that one waits for ever */
  constructor(bytes: number) {
    this.#free = bytes;
  }

  /**
   * @param bytes none for what is too small to count: it never waits
   * @param patienceMs how long to wait at most
   * @returns gives the room back, to be called once; null if there was none in time
   */
  async enter(bytes: number, patienceMs: number): Promise<(() => void) | null> {
    if (bytes === 0) return () => {};
    if (this.#queue.length > 0 || bytes > this.#free) {
      const hasRoom = await this.#wait(bytes, patienceMs);
      if (!hasRoom) return null;
    } else {
      this.#free -= bytes;
    }
    return () => {
      this.#free += bytes;
      this.#letIn();
    };
  }

  #wait(bytes: number, patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        bytes,
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
    });
  }

  #letIn(): void {
    for (let next = this.#queue[0]; next && next.bytes <= this.#free; next = this.#queue[0]) {
      this.#queue.shift();
      this.#free -= next.bytes;
      next.enter();
    }
  }
}
