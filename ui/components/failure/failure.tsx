import { Button } from '../button/button.tsx';

interface Contact {
  readonly label: string;
  readonly href: string;
}

/** Other contacts for when a form cannot be sent. The script adds the answers to the first three. */
export interface FallbackContacts {
  /** An email (`mailto:`). `note` follows the link and says what the email cannot contain. */
  readonly email: Contact & { readonly note?: string | undefined };
  /** A message (`https://wa.me/` and a number). `truncated` follows an answer that is too long for a link. */
  readonly whatsapp?: Contact & { readonly truncated: string };
  /** A button that copies the answers. It needs the script. */
  readonly copy: { readonly label: string; readonly copied: string };
  readonly call: Contact;
  /** Sends the form again. `savedNotice` shows while the device is offline. The button shows when it is online. */
  readonly resend: {
    readonly label: string;
    readonly savedNotice: string;
    /** Queues the form until the device is online: the button, the confirmation, and the button that cancels it. */
    readonly sendLater: { readonly schedule: string; readonly scheduled: string; readonly cancel: string };
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
  contacts: { email, whatsapp, copy, call, resend },
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
        <ul className="failure-errors row">
          {fieldErrors.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <p className="failure-resend row" hidden>
          <span>{resend.savedNotice}</span>
          <Button variant="small" hidden>
            {resend.label}
          </Button>
          <Button variant="small" data-later="schedule" hidden>
            {resend.sendLater.schedule}
          </Button>
          <span data-later="scheduled" hidden>
            {resend.sendLater.scheduled}
          </span>
          <Button variant="small" data-later="cancel" hidden>
            {resend.sendLater.cancel}
          </Button>
        </p>
        <ul className="failure-contacts row" hidden={fieldErrors.length > 0}>
          <li className="failure-email">
            <a href={email.href}>{email.label}</a> {email.note}
          </li>
          {whatsapp ? (
            <li>
              <a href={whatsapp.href} data-truncated={whatsapp.truncated}>
                {whatsapp.label}
              </a>
            </li>
          ) : null}
          {/* This is a separate live region, so that screen readers announce only that the text is copied. */}
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
