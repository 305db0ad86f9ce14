import type { ReactNode } from 'react';

/** Its heading takes the focus once something was sent. */
const receiptHeadingId = 'reference-heading';

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
