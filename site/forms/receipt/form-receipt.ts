import { enableCopyButton } from '#ui/components/button/copy-button.ts';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';
import { formatDateTimeIn } from '#ui/format-time.ts';
import { deleteSent, readAnswers, readSent, saveAnswers, saveSent } from '../device/sent.ts';
import type { StoredForm } from '../device/storage.ts';

/**
 * Shows the receipt of the form's last submission, even after a reload.
 * @param onRemoved called after the visitor has deleted the receipt from the device, with a text to announce
 * @throws Error if the page has no `EmptyReceipt`
 */
export function bindReceipt(storedForm: StoredForm, onRemoved: (text: string) => void) {
  const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = document.querySelector<Found>(`[data-receipt]${selector}`);
    if (!found) throw new Error(`form-receipt: the page has no receipt, or its receipt has no${selector}`);
    return found;
  };
  const receipt = find('');
  const remove = find(' [data-remove-receipt]');
  remove.addEventListener('click', () => {
    deleteSent(storedForm);
    receipt.hidden = true;
    onRemoved(remove.dataset.removeReceipt ?? '');
  });
  show();

  return {
    show,
    /** Saves a new receipt, shows it, and focuses its heading. */
    showNew({ answers, ...sent }: Parameters<typeof saveSent>[1] & { answers: readonly LabelledAnswer[] }) {
      deleteSent(storedForm);
      saveAnswers(sent.key, answers);
      const saved = saveSent(storedForm, sent);
      show(saved, answers);
      receipt.querySelector<HTMLElement>('[tabindex]')?.focus();
      return saved;
    },
  };

  /** Without arguments, shows the last submission from this device, from any page or tab. */
  function show(
    sent = readSent(storedForm),
    answers: readonly LabelledAnswer[] = sent ? readAnswers(sent.key) : [],
  ): void {
    receipt.hidden = sent?.reference === undefined;
    if (sent?.reference === undefined) return;
    find(' [data-reference]').textContent = sent.reference;
    const time = find(' [data-sent-at]');
    const date = formatDateTimeIn(`${document.documentElement.lang}-u-nu-latn`, sent.sentAtMs);
    time.textContent = (time.dataset.sentAt ?? '').replace('{date}', date);
    find(' details').hidden = answers.length === 0;
    find(' dl').replaceChildren(...answers.map(rowOf));
    enableCopyButton(find<HTMLButtonElement>(' [data-copy]'), sent.reference);
    // If the browser refuses storage, the note is wrong.
    find(' [data-stored-note]').hidden = readSent(storedForm) === undefined;
  }
}

function rowOf({ label, answer }: LabelledAnswer): HTMLElement {
  const row = document.createElement('div');
  row.append(
    Object.assign(document.createElement('dt'), { className: 'fine-print', textContent: label }),
    Object.assign(document.createElement('dd'), { textContent: answer }),
  );
  return row;
}
