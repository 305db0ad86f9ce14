import { Fragment } from 'react';
import type { SiteLink } from '#content';

/** Links to the texts that apply to a form, such as its privacy notice. */
export function LegalLinks({ links }: { links: readonly SiteLink[] }) {
  return links.map(({ href, label }, index) => (
    <Fragment key={href}>
      {index > 0 ? ' · ' : null}
      <a href={href}>{label}</a>
    </Fragment>
  ));
}
