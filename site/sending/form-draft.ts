import type { Typed } from '#forms/define.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { controlsOf, defaultOf } from './form-controls.ts';
import type { KeptForm } from './kept-on-device.ts';
import { makeKey } from './make-key.ts';
import { isWaiting } from './waiting.ts';

/** The draft of a form in the page: gives back what was typed before, keeps what is typed from now on. */
export class FormDraft {
  readonly #form: HTMLFormElement;
  readonly #kept: KeptForm;
  readonly #key: HTMLInputElement;
  readonly #clear: HTMLButtonElement;
  readonly #offer: HTMLElement;
  readonly #notice: HTMLElement;
  readonly #resend: HTMLButtonElement;
  /** A send of what stands in the form came to nothing. */
  #isUnsent = false;

  /** @throws Error if the form has no `DraftLine` or no `DraftOffer` */
  constructor(form: HTMLFormElement, kept: KeptForm, key: HTMLInputElement) {
    const line = form.querySelector<HTMLElement>('[data-draft]');
    const clear = line?.querySelector('button');
    const offer = form.querySelector<HTMLElement>('.draft-offer');
    const notice = offer?.querySelector<HTMLElement>('[role=status]');
    const resend = offer?.querySelector('button');
    if (!line || !clear || !offer || !notice || !resend) throw new Error('form-draft: the form keeps no draft');
    this.#form = form;
    this.#kept = kept;
    this.#key = key;
    this.#clear = clear;
    this.#offer = offer;
    this.#notice = notice;
    this.#resend = resend;

    const draft = readDraft(kept, Date.now());
    key.value = draft?.key ?? makeKey();
    if (draft && this.#restore(draft.typed)) {
      this.#isUnsent = draft.isUnsent === true;
      const { waits = '', unsent = '', found = '', chooseFile = '' } = offer.dataset;
      const notice = isWaiting(kept, Date.now()) ? waits : this.#isUnsent ? unsent : found;
      this.say(`${notice} ${this.#isFileMissing() ? chooseFile : ''}`.trim());
      // A file is not kept: without it, nothing is ready to go.
      resend.hidden = !this.#isUnsent || !form.matches(':valid');
    }
    form.addEventListener('input', () => this.#keep());
    clear.addEventListener('click', () => {
      this.empty();
      this.say(offer.dataset.cleared ?? '');
      controlsOf(form)
        .find(({ type }) => type !== 'hidden')
        ?.focus();
    });
    clear.hidden = !this.#isTyped();
    line.hidden = false;
  }

  /** Read out, and shown above the first question. */
  say(notice: string): void {
    this.#notice.textContent = notice;
    this.#resend.hidden = true;
    this.#offer.removeAttribute('data-veiled');
  }

  /** What was said is out of date. Its room stays: nothing moves under who types or presses. */
  hush(): void {
    this.#offer.setAttribute('data-veiled', '');
  }

  /** @param send sends what was given back, when asked to */
  onResend(send: () => void): void {
    this.#resend.addEventListener('click', send);
  }

  /** A send came to nothing: it is offered again when the page is next opened. @returns whether the device keeps it */
  keepUnsent(): boolean {
    this.#isUnsent = true;
    this.#keep();
    return readDraft(this.#kept, Date.now()) !== undefined;
  }

  /** Clears the form and forgets the draft; what is typed next is another entry. */
  empty(): void {
    this.#form.reset();
    this.#isUnsent = false;
    forgetDraft(this.#kept);
    this.#key.value = makeKey();
    this.#clear.hidden = true;
    this.say('');
  }

  /**
   * What was typed before the script came, or the browser gave back itself, is newer.
   * @returns whether anything of the draft stands in the form now
   */
  #restore(typed: Typed): boolean {
    let isRestored = false;
    for (const control of this.#typedControls()) {
      const answer = typed[control.name] ?? '';
      if (answer === defaultOf(control)) continue;
      if (control.value === defaultOf(control)) control.value = answer;
      isRestored ||= control.value === answer;
    }
    return isRestored;
  }

  #keep(): void {
    this.hush();
    this.#clear.hidden = !this.#isTyped();
    if (this.#clear.hidden) {
      this.#isUnsent = false;
      forgetDraft(this.#kept);
    } else {
      const typed = Object.fromEntries(this.#typedControls().map(({ name, value }) => [name, value]));
      keepDraft(this.#kept, { typed, key: this.#key.value, isUnsent: this.#isUnsent }, Date.now());
    }
  }

  #isFileMissing = () =>
    controlsOf(this.#form).some((control) => control instanceof HTMLInputElement && control.files?.length === 0);

  #isTyped = () => this.#typedControls().some((control) => control.value !== defaultOf(control));

  /** What the page fills in by itself is no part of the draft, nor is a file. */
  #typedControls = () => controlsOf(this.#form).filter(({ type }) => type !== 'hidden' && type !== 'file');
}
