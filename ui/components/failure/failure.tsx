import { Button } from '../button/button.tsx';

interface Contact {
  readonly label: string;
  readonly href: string;
}

/** Other contacts for when a form cannot be sent. The script adds the answers to the first three. */
export interface FallbackContacts {
  /** An email (`mailto:`). `note` follows the link and says what the email cannot contain. */
  readonly write: Contact & { readonly note?: string | undefined };
  /** A message (`https://wa.me/` and a number). `shortened` follows an answer that is too long for a link. */
  readonly whatsapp?: Contact & { readonly shortened: string };
  /** A button that copies the answers. It needs the script. */
  readonly copy: { readonly label: string; readonly copied: string };
  readonly call: Contact;
  /** Sends the form again. `waiting` is shown while the device is offline, then the button. */
  readonly resend: {
    readonly label: string;
    readonly waiting: string;
    /** Queues the form until the device is online: the button, the confirmation, and the button that cancels it. */
    readonly later: { readonly schedule: string; readonly scheduled: string; readonly cancel: string };
  };
}

/**
 * The message above the button of a form that was not sent: the reason, links to the fields with errors, and other contacts.
 * It is a live region, so it is in the page from the start: assistive technology announces only changes of a region that it knows.
 * `showFailure` (show-failure.ts) fills it in. A page that answers a post without a script passes the texts.
 * @param pageTitle template of the document's title while the message is shown: 'Error: {title}'; by default the title stays
 */
export function Failure({
  title,
  text,
  fieldErrors = [],
  contacts: { write, whatsapp, copy, call, resend },
  pageTitle,
}: {
  title?: string | undefined;
  text?: string | undefined;
  /** Links to the fields with errors. */
  fieldErrors?: readonly Contact[];
  contacts: FallbackContacts;
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
          <Button variant="small" hidden>
            {resend.label}
          </Button>
          <Button variant="small" data-later="schedule" hidden>
            {resend.later.schedule}
          </Button>
          <span data-later="scheduled" hidden>
            {resend.later.scheduled}
          </span>
          <Button variant="small" data-later="cancel" hidden>
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
          {/* A separate live region, so that screen readers announce only that the text was copied. */}
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
