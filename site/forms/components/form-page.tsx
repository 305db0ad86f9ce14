import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { PageHeadText, type PageHeadTextProps } from '../../layout/page-head/page-head.tsx';

/** A page whose main content is a form. */
export function FormPage({
  hue,
  children,
  ...words
}: Pick<PageHeadTextProps, 'text' | 'ancestors'> & { hue: Hue; children: ReactNode }) {
  return (
    <div className={hueClass(hue)}>
      <div className="wrap page-hero-plain form-page-head">
        <PageHeadText {...words} />
      </div>
      <div className="form-page-ground">
        <div className="wrap contact-inner">{children}</div>
      </div>
    </div>
  );
}

/** The panel that holds the form. */
export function FormPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="contact-panel" aria-labelledby="form-heading">
      <h2 id="form-heading" className="form-page-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}
