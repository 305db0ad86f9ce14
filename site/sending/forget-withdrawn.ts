import { allKept, forget } from './kept-on-device.ts';
import { isKey } from './make-key.ts';
import { forgetAnswers } from './tab-answers.ts';

/** Takes the receipt of an entry off the device, whichever form it was sent by: the entry itself is erased. */
export function forgetWithdrawn(reference: string): void {
  for (const { form, parts } of allKept('sent')) {
    if (parts.reference !== reference) continue;
    if (isKey(parts.key)) forgetAnswers(parts.key);
    forget('sent', form);
  }
}
