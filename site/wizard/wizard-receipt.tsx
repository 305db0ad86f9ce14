import { useState } from 'react';
import type { SteppedForm } from '#forms/define.ts';
import { Button } from '#ui/components/button/button.tsx';
import { formatDateTimeForPage } from '#ui/format-time.ts';
import { readAnswers, readSent, type Sent } from '../forms/device/sent.ts';
import { Receipt, ReceiptDetails } from '../forms/receipt/receipt.tsx';
import type { WizardProps } from './wizard-props.ts';

/**
 * The receipt of the last registration from this device; in the tab that sent it, with the answers.
 * @param onStartAnother clears the form for another registration; undefined unless the form contains the answers already sent
 * @param onRemove deletes the receipt from the device
 */
export function WizardReceipt({
  form,
  sent: { reference = '', sentAtMs, key },
  words,
  onStartAnother,
  onRemove,
}: {
  form: SteppedForm;
  sent: Sent;
  words: WizardProps['words'];
  onStartAnother: (() => void) | undefined;
  onRemove: () => void;
}) {
  const { heading, sentAt, text, copy, copied, nextHeading } = words.receipt;
  const { alreadySent, startAnother } = words.sent;
  const [isCopied, setCopied] = useState(false);
  const [answers] = useState(() => readAnswers(key));
  // If the browser refuses storage, the note is wrong.
  const [isSaved] = useState(() => readSent(form) !== undefined);
  // If the page may not write to the clipboard (plain http, an old browser), the visitor can still select the number.
  const onCopy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Receipt
      level={2}
      heading={heading}
      reference={reference}
      sentAt={sentAt.replace('{date}', formatDateTimeForPage(sentAtMs))}
      text={onStartAnother ? alreadySent : text}
      next={{ heading: nextHeading, text: words.nextSteps.steps.join(' ') }}
      actions={
        <>
          {'clipboard' in navigator ? (
            <Button variant="small" onClick={onCopy}>
              {isCopied ? copied : copy}
            </Button>
          ) : null}
          {onStartAnother ? (
            <Button variant="small" onClick={onStartAnother}>
              {startAnother}
            </Button>
          ) : null}
        </>
      }
    >
      <ReceiptDetails words={words.receipt} answers={answers} isSaved={isSaved} removeButton={{ onClick: onRemove }} />
    </Receipt>
  );
}
