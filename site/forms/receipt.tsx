import { Button } from '#ui/parts/button.tsx';

export interface ReceiptWords {
  readonly heading: string;
  /** `{date}` is filled in. */
  readonly sentAt: string;
  /** What to do with the number. */
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
  readonly nextHeading: string;
  readonly answersHeading: string;
  readonly kept: string;
  readonly forget: string;
  readonly forgotten: string;
}

/**
 * What stays after something was sent: its number, what happens next, and what was sent.
 * Without a number it waits, hidden, for a script to fill it in (site/client/show-receipt.ts).
 * @param formId gives it its id, `<form>-receipt`
 * @param next what happens now, and by when
 */
export function Receipt({
  formId,
  level,
  words,
  next,
  reference,
}: {
  formId: string;
  level: 2 | 3;
  words: ReceiptWords;
  next?: string | undefined;
  reference?: string | undefined;
}) {
  const Heading = `h${level}` as const;
  const id = `${formId}-receipt`;
  return (
    <section className="receipt" id={id} aria-labelledby={`${id}-heading`} hidden={reference === undefined}>
      <Heading id={`${id}-heading`} tabIndex={-1}>
        {words.heading}
      </Heading>
      <div className="receipt-number">
        <p data-reference="">{reference}</p>
        <Button look="small" data-copy={words.copy} data-copied={words.copied} hidden />
      </div>
      <p>
        <span data-sent-at={words.sentAt} /> {words.text}
      </p>
      {next ? (
        <p>
          <strong>{words.nextHeading}</strong> {next}
        </p>
      ) : null}
      <details hidden>
        <summary>{words.answersHeading}</summary>
        <dl />
      </details>
      <p className="receipt-kept" data-receipt-kept="" hidden>
        {words.kept}{' '}
        <button type="button" data-forget={words.forgotten}>
          {words.forget}
        </button>
      </p>
    </section>
  );
}
