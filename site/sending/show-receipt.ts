import type { ShownAnswer } from '#ui/parts/carry-answers.ts';
import { offerCopy } from '#ui/parts/offer-copy.ts';
import { inIndia } from './in-india.ts';

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
  time.textContent = (time.dataset.sentAt ?? '').replace('{date}', inIndia(sentAtMs));
  details.hidden = answers.length === 0;
  details.querySelector('dl')?.replaceChildren(...answers.map(rowOf));
  offerCopy(copy, reference);
  receipt.hidden = false;
}

function rowOf({ label, answer }: ShownAnswer): HTMLElement {
  const row = document.createElement('div');
  row.append(
    Object.assign(document.createElement('dt'), { className: 'fact-name', textContent: label }),
    Object.assign(document.createElement('dd'), { textContent: answer }),
  );
  return row;
}
