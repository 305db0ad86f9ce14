import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigation, type SiteLink, siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { breadcrumbs } from '../../structured-data.ts';
import { useLayoutLanguage, usePageLanguage } from '../current.ts';
import { StylesheetLink } from '../stylesheet-link.tsx';

/** Threads of 6 px that a head's cloth shows on a phone, where it is a strip below the words: as high as page-head-picture.css says. */
export const stripRows = 17;

export interface HeadWordsProps {
  /** What a page says first. */
  readonly text: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly lead: string;
    /** The name of the page in its breadcrumbs. */
    readonly breadcrumbs: string;
  };
  /** The pages between home and this one. */
  readonly above?: readonly SiteLink[] | undefined;
  /** What it leads to: stands below the words. */
  readonly children?: ReactNode;
}

/**
 * The head of a page: its first words and, beside them, a cloth or a picture.
 * @param className how this page's head differs
 * @param ground the cloth or the picture; without one the words have the whole width
 * @param below in the column of the words, under them
 * @param foot under both
 */
export function PageHead({
  className,
  ground,
  below,
  foot,
  ...words
}: HeadWordsProps & {
  readonly className?: string | undefined;
  readonly ground?: ReactNode;
  readonly below?: ReactNode;
  readonly foot?: ReactNode;
}) {
  const head = <HeadWords {...words} />;
  return (
    <section className={className ? `page-hero ${className}` : 'page-hero'} aria-labelledby="page-heading">
      <div className={ground ? 'wrap page-hero-inner' : 'wrap'}>
        {below ? (
          <div>
            {head}
            {below}
          </div>
        ) : (
          head
        )}
        {ground ? <div className="page-hero-ground cloth-ground">{ground}</div> : null}
        {foot}
      </div>
    </section>
  );
}

/** The first words of a page that is not home. */
export function HeadWords({ text: { eyebrow, heading, lead, breadcrumbs }, above = [], children }: HeadWordsProps) {
  return (
    <>
      <div className="page-hero-words stack">
        <Breadcrumbs above={above} here={breadcrumbs} />
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="page-heading">{heading}</h1>
        <p className="lead">{lead}</p>
        {children ? <div className="actions row">{children}</div> : null}
      </div>
      <StylesheetLink />
    </>
  );
}

/** Where this page lies, from the home page down; search engines are told the same, from the same words. */
function Breadcrumbs({ above, here }: { above: readonly SiteLink[]; here: string }) {
  const crumbs = [{ label: navigation.header.home, href: '/' }, ...above];
  const layoutLanguage = useLayoutLanguage();
  const pageLanguage = usePageLanguage();
  return (
    <nav className="breadcrumbs" aria-label={siteText.layout.breadcrumbs} lang={layoutLanguage}>
      <ol className="row">
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
            <Icon of={ChevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page" lang={layoutLanguage && pageLanguage}>
          {here}
        </li>
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of the JSON as entities
        dangerouslySetInnerHTML={{ __html: JSON.stringify(breadcrumbs(crumbs, here)).replaceAll('<', '\\u003c') }}
      />
    </nav>
  );
}
