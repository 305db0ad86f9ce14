import type { ReactNode } from 'react';
import { type Crumb, PageTrail } from './page-trail.tsx';

/** The first words of an inner page; what it leads to stands below them. */
export function HeadWords({
  trail,
  here,
  eyebrow,
  heading,
  lead,
  children,
}: {
  trail: readonly Crumb[];
  here: string;
  eyebrow: string;
  heading: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <div className="page-hero-words">
      <PageTrail trail={trail} here={here} />
      <p className="eyebrow">{eyebrow}</p>
      <h1 id="page-heading">{heading}</h1>
      <p className="lead">{lead}</p>
      {children ? <div className="actions">{children}</div> : null}
    </div>
  );
}
