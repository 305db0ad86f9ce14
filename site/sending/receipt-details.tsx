import type { ComponentProps } from 'react';
import type { ShownAnswer } from '#ui/parts/carry-answers.ts';
import { Fact } from '#ui/parts/fact.tsx';

/**
 * What a receipt unfolds, and what of it is kept on the device.
 * @param answers none where they are not known any more, or a script fills them in
 * @param isKept whether the device keeps anything of it
 * @param forget what the button that takes it off the device does
 */
export function ReceiptDetails({
  words,
  answers,
  isKept,
  forget,
}: {
  words: { readonly answersHeading: string; readonly kept: string; readonly forget: string };
  answers: readonly ShownAnswer[];
  isKept: boolean;
  forget: ComponentProps<'button'> & { 'data-forget'?: string };
}) {
  return (
    <>
      <details hidden={answers.length === 0}>
        <summary>{words.answersHeading}</summary>
        <dl>
          {answers.map(({ label, answer }) => (
            <Fact key={label} label={label}>
              {answer}
            </Fact>
          ))}
        </dl>
      </details>
      <p className="fine-print receipt-kept" data-kept-note="" hidden={!isKept}>
        {words.kept}{' '}
        <button type="button" {...forget}>
          {words.forget}
        </button>
      </p>
    </>
  );
}
