import { useState } from 'react';
import type { SteppedForm } from '#forms/define.ts';
import { Button } from '#ui/components/button/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { readAnswers, readSent, type Sent } from '../forms/device/sent.ts';
import { Receipt, ReceiptDetails } from '../forms/receipt/receipt.tsx';
import type { WizardProps } from './wizard-props.ts';

/**
 * The number of the registration that was sent last from this device, and when; in the tab it was sent from, the answers too.
 * @param onAnother given where the same answers stand in the form again: it empties the form for another registration
 * @param onForget takes it off the device
 */
export function WizardReceipt({
  form,
  sent: { reference = '', sentAtMs, key },
  words,
  onAnother,
  onForget,
}: {
  form: SteppedForm;
  sent: Sent;
  words: WizardProps['words'];
  onAnother: (() => void) | undefined;
  onForget: () => void;
}) {
  const { heading, sentAt, text, copy, copied, nextHeading } = words.receipt;
  const { alreadySent, startAnother } = words.sent;
  const [isCopied, setCopied] = useState(false);
  const [answers] = useState(() => readAnswers(key));
  // A browser that keeps nothing is not said to.
  const [isKept] = useState(() => readSent(form) !== undefined);
  // Where a page may not write to the clipboard (plain http, an old browser), the number can still be selected.
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
      sentAt={sentAt.replace('{date}', formatDateTime(sentAtMs))}
      text={onAnother ? alreadySent : text}
      next={{ heading: nextHeading, text: words.nextSteps.steps.join(' ') }}
      actions={
        <>
          {'clipboard' in navigator ? (
            <Button look="small" onClick={onCopy}>
              {isCopied ? copied : copy}
            </Button>
          ) : null}
          {onAnother ? (
            <Button look="small" onClick={onAnother}>
              {startAnother}
            </Button>
          ) : null}
        </>
      }
    >
      <ReceiptDetails words={words.receipt} answers={answers} isKept={isKept} forget={{ onClick: onForget }} />
    </Receipt>
  );
}
