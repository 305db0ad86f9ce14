export interface TaskOptions {
  /** How much of the capacity the task takes; the default is 1. A task of weight 0 never waits. */
  readonly weight?: number;
  /** The client whose share the task counts against. If omitted, no share applies. */
  readonly client?: string | undefined;
  readonly timeoutMs?: number;
  /** Priority tasks run before all others. */
  readonly isPriority?: boolean;
  /** Called when the task reaches the head of the queue: false drops it. */
  readonly isWanted?: () => boolean;
}

export interface LimitOptions {
  readonly capacity?: number;
  /** The most capacity that one client may use at a time, so that a slow client cannot block the others. */
  readonly share?: number;
  /** The queue length from which `isFull` is true. Tasks that are added after that still run. */
  readonly maxQueued?: number;
  /** The pause after each task, in which the event loop can do other work. */
  readonly pauseMs?: number;
}

interface QueuedTask extends Omit<TaskOptions, 'timeoutMs'> {
  readonly weight: number;
  /** @param isAdmitted false if the task was dropped */
  settle(isAdmitted: boolean): void;
}

/** A weighted semaphore with a first-in, first-out queue and an optional share per client. */
export class ConcurrencyLimit {
  readonly #limits: Required<LimitOptions>;
  readonly #usedByClient = new Map<string, number>();
  #free: number;
  #queue: QueuedTask[] = [];

  /** Capacity and share must be at least the weight of the largest task, or that task waits forever. */
  constructor({ capacity = 1, share = capacity, maxQueued = Infinity, pauseMs = 0 }: LimitOptions = {}) {
    this.#limits = { capacity, share, maxQueued, pauseMs };
    this.#free = capacity;
  }

  get isFull(): boolean {
    return this.#queue.filter(isWanted).length >= this.#limits.maxQueued;
  }

  /** @returns the result of the task; undefined if it timed out in the queue or was no longer wanted */
  async run<T>(task: () => Promise<T>, options: TaskOptions = {}): Promise<T | undefined> {
    const { weight = 1, client } = options;
    if (weight === 0) return task();
    if (!(await this.#acquire({ ...options, weight }))) return undefined;
    try {
      return await task();
    } finally {
      setTimeout(() => this.#release(weight, client), this.#limits.pauseMs);
    }
  }

  #acquire({ timeoutMs, ...options }: TaskOptions & { weight: number }): Promise<boolean> {
    return new Promise((resolve) => {
      const onTimeout = () => {
        this.#dequeue(queued, false);
        // A smaller task behind it may fit now.
        this.#admit();
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(onTimeout, timeoutMs);
      const settle = (isAdmitted: boolean) => {
        clearTimeout(timer);
        resolve(isAdmitted);
      };
      const queued = { ...options, settle };
      this.#queue.push(queued);
      this.#admit();
    });
  }

  /** Admits tasks in order. A task that only waits for its client's share does not block those behind it. */
  #admit(): void {
    const priority = this.#queue.filter(({ isPriority }) => isPriority);
    for (const queued of new Set([...priority, ...this.#queue])) {
      const { client, weight } = queued;
      const isOverShare = client !== undefined && this.#usedBy(client) + weight > this.#limits.share;
      if (!isWanted(queued)) this.#dequeue(queued, false);
      else if (!isOverShare && weight > this.#free) return;
      else if (!isOverShare) {
        this.#reserve(weight, client);
        this.#dequeue(queued, true);
      }
    }
  }

  #dequeue(task: QueuedTask, isAdmitted: boolean): void {
    this.#queue = this.#queue.filter((queued) => queued !== task);
    task.settle(isAdmitted);
  }

  #release(weight: number, client: string | undefined): void {
    this.#reserve(-weight, client);
    this.#admit();
  }

  #usedBy = (client: string) => this.#usedByClient.get(client) ?? 0;

  #reserve(weight: number, client: string | undefined): void {
    this.#free -= weight;
    if (client === undefined) return;
    const used = this.#usedBy(client) + weight;
    if (used === 0) this.#usedByClient.delete(client);
    else this.#usedByClient.set(client, used);
  }
}

const isWanted = (task: QueuedTask) => task.isWanted?.() ?? true;
