import type { ReactNode } from 'react';

/**
 * A wide band of a page with its own heading and anchor.
 * @param id anchor; also names the section for assistive technology
 */
export function Section({
  id,
  heading,
  lead,
  className,
  children,
}: {
  id: string;
  heading: string;
  lead?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={className ? `section ${className}` : 'section'} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
