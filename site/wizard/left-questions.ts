/**
 * Knows which question was visited and left. Not when it is the window that loses the focus, nor on the way out (to a link, Previous,
 * Clear) as long as nothing else is visited; and only once the pointer is up, since a message may make the page longer, and the
 * button would move away from under the press.
 */
export class LeftQuestions {
  readonly #tell: (name: string) => void;
  #left: string | undefined;
  #pressed: EventTarget | null = null;
  #isPointerDown = false;

  /** @param tell is given the name of the question, after whatever the press or the key did */
  constructor(tell: (name: string) => void) {
    this.#tell = tell;
  }

  /** Watches until the signal. */
  watch(form: HTMLFormElement, signal: AbortSignal): void {
    form.addEventListener('focusout', ({ target }) => this.#onFocusOut(target), { signal });
    form.addEventListener('reset', () => this.#onReset(), { signal });
    document.addEventListener('focusin', ({ target }) => this.#onFocusIn(target), { signal });
    document.addEventListener('pointerdown', ({ target }) => this.#onPointer(true, target), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(end, () => this.#onPointer(false, this.#pressed), { signal });
    }
  }

  #onFocusOut(target: EventTarget | null): void {
    if (document.activeElement === target) return;
    this.#left = nameOf(target) ?? this.#left;
    this.#tellLater();
  }

  #onFocusIn(target: EventTarget | null): void {
    if (nameOf(target) === this.#left) this.#left = undefined;
    this.#tellLater();
  }

  #onReset(): void {
    this.#left = undefined;
  }

  #onPointer(isDown: boolean, target: EventTarget | null): void {
    this.#isPointerDown = isDown;
    this.#pressed = target;
    if (!isDown) this.#tellLater();
  }

  #tellLater(): void {
    setTimeout(() => {
      if (this.#left === undefined || this.#isPointerDown) return;
      // Not every browser gives the focus to a button that is pressed.
      const focused = document.activeElement;
      if (isWayOut(focused === document.body ? this.#pressed : focused)) return;
      this.#tell(this.#left);
      this.#left = undefined;
    });
  }
}

/** A card is one of several controls of a question. */
const nameOf = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.getAttribute('name')) || undefined;

const isWayOut = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href], button:not([type=submit])') !== null;
