import type { ComponentProps, ReactNode } from 'react';
import { Fact } from '#ui/components/fact.tsx';
import type { LabelledAnswer } from '#ui/components/failure/contact-links.ts';

/** The id of the receipt's heading, which gets the focus after a submission. */
export const receiptHeadingId = 'reference-heading';

/**
 * The receipt of a submission: its reference number and what happens next. At most one on a page.
 * @param level of the heading
 * @param reference without it, the receipt is hidden until a script fills it in (`EmptyReceipt`)
 * @param sentAt the sentence with the time; without a reference, it contains the placeholder `{date}`
 * @param text the purpose of the number
 * @param actions buttons next to the number
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
  const isEmpty = reference === undefined;
  return (
    <section className="edged receipt" aria-labelledby={receiptHeadingId} data-receipt="" hidden={isEmpty}>
      <Heading id={receiptHeadingId} tabIndex={-1}>
        {heading}
      </Heading>
      <div className="receipt-number">
        <p data-reference="">{reference}</p>
        {actions}
      </div>
      <p>
        <span data-sent-at={isEmpty ? sentAt : undefined}>{isEmpty ? null : sentAt}</span> {text}
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
 * The answers of a receipt as a disclosure, and the note that the receipt is stored on the device.
 * @param answers empty if they are no longer known, or if a script fills them in
 * @param isSaved whether the receipt is stored on the device
 * @param removeButton props of the button that deletes it from the device
 */
export function ReceiptDetails({
  words,
  answers,
  isSaved,
  removeButton,
}: {
  words: { readonly answersHeading: string; readonly storageNotice: string; readonly remove: string };
  answers: readonly LabelledAnswer[];
  isSaved: boolean;
  removeButton: ComponentProps<'button'> & { 'data-remove-receipt'?: string };
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
      <p className="fine-print receipt-stored" data-stored-note="" hidden={!isSaved}>
        {words.storageNotice}{' '}
        <button type="button" {...removeButton}>
          {words.remove}
        </button>
      </p>
    </>
  );
}
