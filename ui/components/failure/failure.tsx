import { Button } from '../button/button.tsx';

interface Way {
  readonly label: string;
  readonly href: string;
}

/** The ways that are left when a form cannot be sent. Where a script fills the failure in, the answers go with the first three. */
export interface FallbackContacts {
  /** An e-mail (`mailto:`). `note` says beside it what it cannot bring. */
  readonly write: Way & { readonly note?: string | undefined };
  /** A message (`https://wa.me/` and a number). `shortened` stands behind an answer that is too long for a link. */
  readonly whatsapp?: Way & { readonly shortened: string };
  /** Only a script can. */
  readonly copy: { readonly label: string; readonly copied: string };
  readonly call: Way;
  /** Once more from here: a button, as soon as there is a line again, and until then what is kept meanwhile. */
  readonly resend: {
    readonly label: string;
    readonly waiting: string;
    /** By itself, where the visitor asks for that: a button, what is said then, and a button that takes it back. */
    readonly later: { readonly schedule: string; readonly scheduled: string; readonly cancel: string };
  };
}

/**
 * What a form says above its button when it was not sent: why, which answers are at fault, which ways are left.
 * It is in the page from the start, since assistive technology announces only what changes in a region it already knows;
 * `showFailure` (show-failure.ts) fills it in. A page that is itself the answer gives the words.
 * @param pageTitle template of the document's title while it stands: 'Error: {title}'; without one the title stays
 */
export function Failure({
  title,
  text,
  fieldErrors = [],
  ways: { write, whatsapp, copy, call, resend },
  pageTitle,
}: {
  title?: string | undefined;
  text?: string | undefined;
  /** Leads to each wrong answer. */
  fieldErrors?: readonly Way[];
  ways: FallbackContacts;
  pageTitle?: string | undefined;
}) {
  return (
    <div className="failure-region" role="alert" data-page-title={pageTitle}>
      <div className="edged failure" hidden={!title && !text}>
        <p className="failure-title">{title}</p>
        <p>{text}</p>
        <ul className="failure-errors">
          {fieldErrors.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <p className="failure-resend row" hidden>
          <span>{resend.waiting}</span>
          <Button look="small" hidden>
            {resend.label}
          </Button>
          <Button look="small" data-later="ask" hidden>
            {resend.later.schedule}
          </Button>
          <span data-later="asked" hidden>
            {resend.later.scheduled}
          </span>
          <Button look="small" data-later="take-back" hidden>
            {resend.later.cancel}
          </Button>
        </p>
        <ul className="failure-contacts" hidden={fieldErrors.length > 0}>
          <li className="failure-write">
            <a href={write.href}>{write.label}</a> {write.note}
          </li>
          {whatsapp ? (
            <li>
              <a href={whatsapp.href} data-shortened={whatsapp.shortened}>
                {whatsapp.label}
              </a>
            </li>
          ) : null}
          {/* That it is copied is read out alone, and not with all that stands around it. */}
          <li aria-live="polite">
            <button type="button" data-copy={copy.label} data-copied={copy.copied} hidden />
          </li>
          <li>
            <a href={call.href}>{call.label}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
