import type { FormValues } from '#forms/define.ts';
import { enableCopyButton } from '#ui/components/button/copy-button.ts';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { deleteSent, readAnswers, readSent, saveAnswers, saveSent } from '../device/sent.ts';
import type { StoredForm } from '../device/storage.ts';
import { firstControl } from '../submit/form-dom.ts';

/**
 * The receipt of a form in the page: what was sent from it last, also after a reload.
 * @param say reads out that it was taken off the device
 * @throws Error if the page has no `WaitingReceipt`
 */
export function bindReceipt(form: HTMLFormElement, kept: StoredForm, say: (said: string) => void) {
  const find = <Part extends HTMLElement = HTMLElement>(selector: string): Part => {
    const part = document.querySelector<Part>(`[data-receipt]${selector}`);
    if (!part) throw new Error(`form-receipt: the page has no receipt, or none with${selector}`);
    return part;
  };
  const receipt = find('');
  const remove = find(' [data-forget]');
  remove.addEventListener('click', () => {
    deleteSent(kept);
    receipt.hidden = true;
    say(remove.dataset.forget ?? '');
    firstControl(form)?.focus();
  });
  show();

  return {
    show,
    /** Remembers what was stored, and leads the reader to its number. */
    give({
      answers,
      ...sent
    }: {
      reference: string;
      typed: FormValues;
      key: string;
      answers: readonly LabelledAnswer[];
    }): void {
      deleteSent(kept);
      saveAnswers(sent.key, answers);
      show(saveSent(kept, sent), answers);
      receipt.querySelector<HTMLElement>('[tabindex]')?.focus();
    },
  };

  /** By itself, what was sent last from this device, wherever from. */
  function show(sent = readSent(kept), answers: readonly LabelledAnswer[] = sent ? readAnswers(sent.key) : []): void {
    if (sent?.reference === undefined) return;
    find(' [data-reference]').textContent = sent.reference;
    const time = find(' [data-sent-at]');
    time.textContent = (time.dataset.sentAt ?? '').replace('{date}', formatDateTime(sent.sentAtMs));
    find(' details').hidden = answers.length === 0;
    find(' dl').replaceChildren(...answers.map(rowOf));
    enableCopyButton(find<HTMLButtonElement>(' [data-copy]'), sent.reference);
    // A browser that keeps nothing is not said to.
    find(' [data-kept-note]').hidden = readSent(kept) === undefined;
    receipt.hidden = false;
  }
}

function rowOf({ label, answer }: LabelledAnswer): HTMLElement {
  const row = document.createElement('div');
  row.append(
    Object.assign(document.createElement('dt'), { className: 'fact-name', textContent: label }),
    Object.assign(document.createElement('dd'), { textContent: answer }),
  );
  return row;
}
