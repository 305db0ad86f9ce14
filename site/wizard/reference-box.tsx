import { useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Receipt } from '../forms/receipt.tsx';
import type { WizardProps } from './wizard-props.ts';

/** The number of the registration that was stored last. */
export function ReferenceBox({ reference, words }: { reference: string; words: WizardProps['words']['reference'] }) {
  const [isCopied, setCopied] = useState(false);
  // Where a page may not write to the clipboard (plain http, an old browser), the number can still be selected.
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const copyButton = (
    <Button look="small" onClick={copy}>
      {isCopied ? words.copied : words.copy}
    </Button>
  );
  return (
    <Receipt
      level={2}
      heading={words.heading}
      text={words.text}
      reference={reference}
      actions={'clipboard' in navigator ? copyButton : null}
    />
  );
}
