import { useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Receipt } from '../sending/receipt.tsx';
import type { Sent } from '../sending/sent.ts';
import type { WizardProps } from './wizard-props.ts';

/**
 * The number of the registration that was sent last from this device, and when.
 * @param onAnother given where the same answers stand in the form again: it empties the form for another registration
 */
export function SentBox({
  sent: { reference = '', sentAtMs },
  words,
  onAnother,
}: {
  sent: Sent;
  words: WizardProps['words'];
  onAnother: (() => void) | undefined;
}) {
  const { heading, sentAt, text, copy, copied } = words.receipt;
  const { again, another } = words.sent;
  const [isCopied, setCopied] = useState(false);
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
      sentAt={sentAt.replace('{date}', inWords(sentAtMs))}
      text={onAnother ? again : text}
      actions={
        <>
          {'clipboard' in navigator ? (
            <Button look="small" onClick={onCopy}>
              {isCopied ? copied : copy}
            </Button>
          ) : null}
          {onAnother ? (
            <Button look="small" onClick={onAnother}>
              {another}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

const inWords = (timeMs: number) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' }).format(timeMs);
