import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { languages, type SiteLink, siteLanguage } from '#content';
import { Icon } from '#ui/components/icon/icon.tsx';
import { breadcrumbs } from '../../structured-data.ts';
import { useContent, usePath, versionsOf } from '../current-page.ts';
import { StylesheetLink } from '../stylesheet-link.tsx';

export interface PageHeadTextProps {
  readonly text: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly lead: string;
    /** Name of the page in its breadcrumbs. */
    readonly breadcrumbs: string;
  };
  /** The pages between home and this one, outermost first. */
  readonly ancestors?: readonly SiteLink[] | undefined;
  /** Buttons below the text. */
  readonly children?: ReactNode;
  /** Fine print below the buttons. */
  readonly note?: string | undefined;
}

/**
 * The head of a page: its text, and a picture next to the text.
 * @param media the picture; without it the text takes the whole width
 * @param afterText follows the text in its column
 * @param footer follows both columns
 */
export function PageHead({
  className,
  media,
  afterText,
  footer,
  ...textProps
}: PageHeadTextProps & {
  readonly className?: string | undefined;
  readonly media?: ReactNode;
  readonly afterText?: ReactNode;
  readonly footer?: ReactNode;
}) {
  const head = <PageHeadText {...textProps} />;
  return (
    <section
      className={['page-hero', !media && 'page-hero-plain', className].filter(Boolean).join(' ')}
      aria-labelledby="page-heading"
    >
      <div className={media ? 'wrap page-hero-inner' : 'wrap'}>
        {afterText ? (
          <div>
            {head}
            {afterText}
          </div>
        ) : (
          head
        )}
        {media ? <div className="page-hero-media cloth-backdrop">{media}</div> : null}
        {footer}
      </div>
    </section>
  );
}

/** Breadcrumbs, heading and lead of a page other than home, and the link to the stylesheet. */
export function PageHeadText({
  text: { eyebrow, heading, lead, breadcrumbs },
  ancestors = [],
  children,
  note,
}: PageHeadTextProps) {
  return (
    <>
      <div className="page-hero-text stack">
        <Breadcrumbs ancestors={ancestors} current={breadcrumbs} />
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="page-heading">{heading}</h1>
        <p className="lead">{lead}</p>
        {children ? <div className="actions row">{children}</div> : null}
        {note ? <p className="fine-print">{note}</p> : null}
        <VersionLinks />
      </div>
      <StylesheetLink />
    </>
  );
}

/** Links to the page in other languages. A translation also says that it is one, and whether the original has changed since. */
function VersionLinks() {
  const path = usePath();
  const { translation } = useContent();
  const [original = { href: path }] = versionsOf(path);
  const translated = languages.filter(({ pages }) => pages.includes(original.href));
  // A page in one language, or the privacy notice, which has its own note and links.
  if (translated.length === 0) return null;
  if (!translation) {
    return (
      <p className="versions fine-print row">
        {translated.map(({ code, readTranslation }) => (
          <a key={code} className="tap" href={`/${code}${path}`} lang={code} hrefLang={code} data-language={code}>
            {readTranslation}
          </a>
        ))}
      </p>
    );
  }
  const { note, staleNote, readOriginal, stalePages } = translation;
  return (
    <p className="fine-print">
      {stalePages.includes(original.href) ? staleNote : note}{' '}
      <a href={original.href} hrefLang={siteLanguage} data-language={siteLanguage}>
        {readOriginal}
      </a>
    </p>
  );
}

/** The path from the home page to this one, also as structured data. */
function Breadcrumbs({ ancestors, current }: { ancestors: readonly SiteLink[]; current: string }) {
  const { navigation, siteText } = useContent();
  const crumbs = [{ label: navigation.header.home, href: '/' }, ...ancestors];
  return (
    <nav className="breadcrumbs" aria-label={siteText.layout.breadcrumbs}>
      <ol className="fine-print row">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="tap">
            <a href={crumb.href}>{crumb.label}</a>
            <Icon icon={ChevronRight} size={14} />
          </li>
        ))}
        <li className="tap" aria-current="page">
          {current}
        </li>
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
        dangerouslySetInnerHTML={{ __html: JSON.stringify(breadcrumbs(crumbs, current)).replaceAll('<', '\\u003c') }}
      />
    </nav>
  );
}
