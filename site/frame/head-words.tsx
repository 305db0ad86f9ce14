import type { ReactNode } from 'react';
import type { SiteLink } from '#content';
import { PageTrail } from './page-trail.tsx';
import { Sheets } from './sheets.tsx';

/** What a page says first. */
interface HeadText {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  /** The name of the page in its trail. */
  readonly trail: string;
}

export interface HeadWordsProps {
  readonly text: HeadText;
  /** The pages between home and this one. */
  readonly above?: readonly SiteLink[] | undefined;
  /** What it leads to: stands below the words. */
  readonly children?: ReactNode;
}

/** The first words of a page that is not home. */
export function HeadWords({ text: { eyebrow, heading, lead, trail }, above, children }: HeadWordsProps) {
  return (
    <>
      <div className="page-hero-words stack">
        <PageTrail above={above} here={trail} />
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="page-heading">{heading}</h1>
        <p className="lead">{lead}</p>
        {children ? <div className="actions row">{children}</div> : null}
      </div>
      <Sheets />
    </>
  );
}
