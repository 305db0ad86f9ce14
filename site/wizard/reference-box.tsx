import { useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
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
  return (
    <section className="card wizard-reference" aria-labelledby="reference-heading">
      <div className="card-body">
        <h2 id="reference-heading" tabIndex={-1}>
          {words.heading}
        </h2>
        <p className="wizard-reference-number">{reference}</p>
        <p>{words.text}</p>
        {'clipboard' in navigator ? (
          <Button look="small" onClick={copy}>
            {isCopied ? words.copied : words.copy}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
