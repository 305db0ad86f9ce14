import type { Typed } from '#forms/define.ts';
import type { ShownAnswer } from '#ui/parts/carry-answers.ts';
import type { KeptForm } from './kept-on-device.ts';
import { forgetSent, readSent, rememberSent, type Sent } from './sent.ts';
import { showReceipt } from './show-receipt.ts';
import { forgetAnswers, keepAnswers, readAnswers } from './tab-answers.ts';

/** The receipt of a form in the page: what was sent from it last, also after a reload. */
export class FormReceipt {
  readonly #receipt: HTMLElement;
  readonly #kept: KeptForm;

  /**
   * @param say reads out that it was taken off the device
   * @throws Error if the page has no `WaitingReceipt`
   */
  constructor(form: HTMLFormElement, kept: KeptForm, say: (said: string) => void) {
    const receipt = document.querySelector<HTMLElement>('[data-receipt]');
    const remove = receipt?.querySelector<HTMLElement>('[data-forget]');
    if (!receipt || !remove) throw new Error('form-receipt: the page has no WaitingReceipt');
    this.#receipt = receipt;
    this.#kept = kept;
    remove.addEventListener('click', () => {
      this.#forget();
      receipt.hidden = true;
      say(remove.dataset.forget ?? '');
      form.querySelector<HTMLElement>('.field-input:not([type=hidden])')?.focus();
    });
    this.showLast();
  }

  /** What was sent last from this device, wherever from. */
  showLast(): void {
    const sent = readSent(this.#kept, Date.now());
    if (sent) this.#show(sent, readAnswers(sent.key));
  }

  /** Remembers what was stored, and leads the reader to its number. */
  give({ answers, ...sent }: { reference: string; typed: Typed; key: string; answers: readonly ShownAnswer[] }): void {
    this.#forget();
    keepAnswers(sent.key, answers);
    this.#show(rememberSent(this.#kept, sent, Date.now()), answers);
    this.#receipt.querySelector<HTMLElement>('[tabindex]')?.focus();
  }

  #show({ reference, sentAtMs }: Sent, answers: readonly ShownAnswer[]): void {
    if (reference === undefined) return;
    showReceipt(this.#receipt, { reference, sentAtMs, answers });
    // A browser that keeps nothing is not said to.
    const note = this.#receipt.querySelector<HTMLElement>('[data-kept-note]');
    if (note) note.hidden = readSent(this.#kept, Date.now()) === undefined;
  }

  #forget(): void {
    const sent = readSent(this.#kept, Date.now());
    if (sent) forgetAnswers(sent.key);
    forgetSent(this.#kept);
  }
}
