import type { ShownAnswer } from './form-controls.ts';

export interface ReceiptFacts {
  readonly reference: string;
  readonly sentAtMs: number;
  /** Empty where they are not known any more. */
  readonly answers: readonly ShownAnswer[];
}

/** Fills in the `Receipt` that waits in the page, and shows it. @throws Error if it is none */
export function showReceipt(receipt: HTMLElement, { reference, sentAtMs, answers }: ReceiptFacts): void {
  const number = receipt.querySelector('[data-reference]');
  const time = receipt.querySelector<HTMLElement>('[data-sent-at]');
  const details = receipt.querySelector('details');
  const copy = receipt.querySelector<HTMLButtonElement>('[data-copy]');
  if (!number || !time || !details || !copy) throw new Error('show-receipt: the receipt is not whole');
  number.textContent = reference;
  const date = new Date(sentAtMs).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
  time.textContent = (time.dataset.sentAt ?? '').replace('{date}', date);
  details.hidden = answers.length === 0;
  details.querySelector('dl')?.replaceChildren(...answers.map(rowOf));
  offerCopy(copy, reference);
  receipt.hidden = false;
}

function rowOf({ label, answer }: ShownAnswer): HTMLElement {
  const row = document.createElement('div');
  row.append(
    Object.assign(document.createElement('dt'), { textContent: label }),
    Object.assign(document.createElement('dd'), { textContent: answer }),
  );
  return row;
}

/** Where a page may not write to the clipboard (plain http, an old browser), the number can still be selected. */
function offerCopy(button: HTMLButtonElement, reference: string): void {
  const { copy = '', copied = '' } = button.dataset;
  button.hidden = !('clipboard' in navigator);
  button.textContent = copy;
  button.onclick = () =>
    navigator.clipboard.writeText(reference).then(
      () => {
        button.textContent = copied;
      },
      () => {},
    );
}
