interface Way {
  readonly label: string;
  readonly href: string;
}

/** The ways that are left when a form cannot be sent. */
export interface FailureWays {
  /** An e-mail (`mailto:`); where a script fills the failure in, the same answers stand in it. */
  readonly write: Way;
  readonly call: Way;
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
  slips = [],
  ways,
  pageTitle,
}: {
  title?: string | undefined;
  text?: string | undefined;
  /** Leads to each wrong answer. */
  slips?: readonly Way[];
  ways: FailureWays;
  pageTitle?: string | undefined;
}) {
  return (
    <div className="failure-region" role="alert" data-page-title={pageTitle}>
      <div className="edged failure" hidden={!title && !text}>
        <p className="failure-title">{title}</p>
        <p>{text}</p>
        <ul className="failure-slips">
          {slips.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <ul hidden={slips.length > 0}>
          {[ways.write, ways.call].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
