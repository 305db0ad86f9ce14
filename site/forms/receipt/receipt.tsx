import type { ComponentProps, ReactNode } from 'react';
import { Fact } from '#ui/components/fact.tsx';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';

/** Its heading takes the focus once something was sent. */
export const receiptHeadingId = 'reference-heading';

/**
 * What stays in the page after something was sent: its number, and what happens next. One on a page.
 * @param level of its heading
 * @param reference without one it is hidden, and waits for a script to fill it in (`WaitingReceipt`)
 * @param sentAt a sentence that says when; of one that waits, with `{date}` to be filled in
 * @param text what the number is good for
 * @param actions beside the number
 */
export function Receipt({
  level,
  heading,
  reference,
  sentAt,
  text,
  next,
  actions,
  children,
}: {
  level: 2 | 3;
  heading: string;
  reference?: string | undefined;
  sentAt?: string | undefined;
  text: string;
  next?: { readonly heading: string; readonly text: string } | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const isWaiting = reference === undefined;
  return (
    <section className="edged receipt" aria-labelledby={receiptHeadingId} data-receipt="" hidden={isWaiting}>
      <Heading id={receiptHeadingId} tabIndex={-1}>
        {heading}
      </Heading>
      <div className="receipt-number">
        <p data-reference="">{reference}</p>
        {actions}
      </div>
      <p>
        <span data-sent-at={isWaiting ? sentAt : undefined}>{isWaiting ? null : sentAt}</span> {text}
      </p>
      {next ? (
        <p>
          <strong>{next.heading}</strong> {next.text}
        </p>
      ) : null}
      {children}
    </section>
  );
}

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
  words: { readonly answersHeading: string; readonly storageNotice: string; readonly remove: string };
  answers: readonly LabelledAnswer[];
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
        {words.storageNotice}{' '}
        <button type="button" {...forget}>
          {words.remove}
        </button>
      </p>
    </>
  );
}
