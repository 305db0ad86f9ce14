import { contentIn } from '#content';
import { Cloth } from '#ui/weave/cloth.tsx';
import { languageOf, useContent } from '../../layout/current-page.ts';
import { LinkButtons } from '../../layout/links/link-buttons.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';
// A woven row of four motifs, one of them missing.
import missingMotif from './missing-motif.svg?raw';

export const meta = ({ location: { pathname } }: { location: { pathname: string } }) => [
  ...pageMeta(contentIn(languageOf(pathname)).siteText.notFound.metadata),
  { name: 'robots', content: 'noindex' },
];

/** Page for unknown addresses, sent with status 404. The layout script logs the path. */
export default function NotFound() {
  const { notFound: words } = useContent().siteText;
  return (
    <div className="not-found" data-not-found="">
      <StylesheetLink />
      <div className="not-found-cloth">
        <Cloth seed="a loose thread" hue="indigo" rows={8} unit={8} weave="plain" />
        <svg
          className="cloth hue-indigo"
          width="100%"
          height={88}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, coloured by CSS
          dangerouslySetInnerHTML={{ __html: missingMotif }}
        />
        <Cloth seed="another loose thread" hue="indigo" rows={7} unit={8} weave="plain" />
      </div>
      <div className="wrap plain-page">
        <h1 className="plain-title">
          <span className="not-found-code">{words.code}</span> <span>{words.heading}</span>
        </h1>
        <p className="lead">{words.text}</p>
        <div className="actions row">
          <LinkButtons links={[words.home, words.search]} />
        </div>
        <nav aria-label={words.others.lead} className="not-found-links row">
          <span>{words.others.lead}</span>
          {words.others.links.map(({ href, label }) => (
            <a key={href} className="tap" href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
}
