import type { ReactNode } from 'react';

/**
 * A section over the whole width of a page, with a heading and an anchor.
 * @param id anchor; also names the section for assistive technology
 * @param hasSideHeading places the heading to the left of the content if there is room
 */
export function Section({
  id,
  heading,
  lead,
  className,
  hasSideHeading = false,
  children,
}: {
  id: string;
  heading: string;
  lead?: string | undefined;
  className?: string | undefined;
  hasSideHeading?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={className ? `section ${className}` : 'section'} aria-labelledby={`${id}-heading`}>
      <div className={hasSideHeading ? 'wrap side-heading stack' : 'wrap'}>
        <div className="section-head stack">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
