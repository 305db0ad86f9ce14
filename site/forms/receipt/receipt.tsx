import type { ReactNode } from 'react';
import type { siteText } from '#content';
import { Button } from '#ui/components/button/button.tsx';

/** The id of the receipt's heading. */
const headingId = 'reference-heading';

/**
 * The receipt of a submission: its reference number and what happens next. At most one on a page.
 * @param level of the heading
 * @param reference without it, the receipt is hidden until a script fills it in (`EmptyReceipt`)
 * @param copyButton next to the number
 * @param sentAt the element for the time
 * @param text the purpose of the number
 */
export function Receipt({
  level,
  heading,
  reference,
  copyButton,
  sentAt,
  text,
  next,
  children,
}: {
  level: 2 | 3;
  heading: string;
  reference?: string | undefined;
  copyButton?: ReactNode;
  sentAt?: ReactNode;
  text: string;
  next?: { readonly heading: string; readonly text: string } | undefined;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className="edged receipt" aria-labelledby={headingId} data-receipt="" hidden={reference === undefined}>
      <Heading id={headingId} tabIndex={-1}>
        {heading}
      </Heading>
      <div className="receipt-number row tabular">
        <p data-reference="">{reference}</p>
        {copyButton}
      </div>
      <p>
        {sentAt} {text}
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
 * A hidden receipt, which a script fills in after a submission (form-receipt.ts): also with the answers, and with a note that the
 * receipt is stored on the device.
 * @param next what happens next
 */
export function EmptyReceipt({
  level,
  words,
  next,
}: {
  level: 2 | 3;
  words: (typeof siteText)['receipt'];
  next: string;
}) {
  return (
    <Receipt
      level={level}
      heading={words.heading}
      copyButton={<Button variant="small" data-copy={words.copy} data-copied={words.copied} hidden />}
      sentAt={<span data-sent-at={words.sentAt} />}
      text={words.text}
      next={{ heading: words.nextHeading, text: next }}
    >
      <details>
        <summary>{words.answersHeading}</summary>
        <dl />
      </details>
      <p className="fine-print receipt-stored" data-stored-note="">
        {words.storageNotice}{' '}
        <button type="button" data-remove-receipt={words.removed}>
          {words.remove}
        </button>
      </p>
    </Receipt>
  );
}
