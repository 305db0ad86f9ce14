import { contentIn, languages, siteLanguage, siteText } from '#content';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';

/** The page does not know which address was requested, so it has its texts in every language. */
const listVersions = () =>
  [siteLanguage, ...languages.map(({ code }) => code)].map((language) => ({
    language,
    words: contentIn(language).siteText.offline,
    call: contentIn(language).siteText.sending.fallbackContacts.call,
  }));

export const meta = () => [...pageMeta(siteText.offline.metadata), { name: 'robots', content: 'noindex' }];

/**
 * The page for an address that is not cached while the browser is offline. The service worker (site/offline/) caches this page, fills
 * in the list of cached pages, and copies the template in the language of a cached page into that page as a notice.
 */
export default function Offline() {
  const versions = listVersions();
  return (
    <>
      <StylesheetLink />
      <div className="wrap plain-page">
        {versions.map(({ language, words, call }) => {
          const Heading = language === siteLanguage ? 'h1' : 'h2';
          return (
            <div key={language} className="offline-text stack" lang={language}>
              <Heading className={language === siteLanguage ? 'plain-title' : undefined}>{words.heading}</Heading>
              <p className="lead">{words.text}</p>
              <div className="actions row">
                {/* An empty href reloads the requested page. */}
                <ButtonLink variant="accent" href="">
                  {words.retry}
                </ButtonLink>
                <ButtonLink href={call.href}>{call.label}</ButtonLink>
              </div>
            </div>
          );
        })}
        <section className="offline-pages stack" aria-labelledby="offline-pages">
          <h2 id="offline-pages">
            {versions.map(({ language, words }) => (
              <span key={language} lang={language}>
                {words.cachedPages}
              </span>
            ))}
          </h2>
          <ul data-cached-pages="" />
        </section>
      </div>
      <Cloth seed="a loose thread" hue="indigo" rows={8} unit={8} weave="plain" />
      {versions.map(({ language, words }) => (
        <template key={language} data-cached-copy-notice={language}>
          <div className="offline-copy" lang={language}>
            <p className="wrap">{words.staleCopy}</p>
          </div>
        </template>
      ))}
    </>
  );
}
