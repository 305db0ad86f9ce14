import type { ReactNode } from 'react';

/**
 * A section over the whole width of a page, with a heading and an anchor.
 * @param id anchor; also names the section for assistive technology
 * @param isBeside puts the heading beside the content if there is room
 */
export function Section({
  id,
  heading,
  lead,
  className,
  isBeside = false,
  children,
}: {
  id: string;
  heading: string;
  lead?: string | undefined;
  className?: string | undefined;
  isBeside?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={className ? `section ${className}` : 'section'} aria-labelledby={`${id}-heading`}>
      <div className={isBeside ? 'wrap beside' : 'wrap'}>
        <div className="section-head stack">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
