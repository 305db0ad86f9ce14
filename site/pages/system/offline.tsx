import { siteText } from '#content';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';

const words = siteText.offline;
const { call } = siteText.sending.fallbackContacts;

export const meta = () => [...pageMeta(words.metadata), { name: 'robots', content: 'noindex' }];

/**
 * The page for an address that is not cached while the browser is offline. The service worker (site/offline/) caches this page, fills
 * in the list of cached pages, and copies the template into cached pages as a notice.
 */
export default function Offline() {
  return (
    <>
      <StylesheetLink />
      <div className="wrap plain-page">
        <h1 className="plain-title">{words.heading}</h1>
        <p className="lead">{words.text}</p>
        <div className="actions row">
          {/* An empty href reloads the requested page. */}
          <ButtonLink variant="accent" href="">
            {words.retry}
          </ButtonLink>
          <ButtonLink href={call.href}>{call.label}</ButtonLink>
        </div>
        <section className="offline-pages" aria-labelledby="offline-pages">
          <h2 id="offline-pages">{words.cachedPages}</h2>
          <ul data-cached-pages="" />
        </section>
      </div>
      <div className="offline-cloth">
        <Cloth seed="a loose thread" hue="indigo" rows={8} unit={8} weave="plain" />
      </div>
      <template data-cached-copy-notice="">
        <div className="offline-copy" lang="en">
          <p className="wrap">{words.staleCopy}</p>
        </div>
      </template>
    </>
  );
}
