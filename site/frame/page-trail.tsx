import { ChevronRight } from 'lucide-react';
import { navigation, type SiteLink, siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { breadcrumbs } from '../structured-data/site.ts';
import { useFrameLanguage, usePageLanguage } from './page-language.ts';

const home: SiteLink = { label: navigation.header.home, href: '/' };

/**
 * Where this page lies, from the home page down; search engines are told the same, from the same words.
 * @param above the pages between home and this one
 */
export function PageTrail({ above = [], here }: { above?: readonly SiteLink[] | undefined; here: string }) {
  const trail = [home, ...above];
  const frameLanguage = useFrameLanguage();
  const pageLanguage = usePageLanguage();
  return (
    <nav className="trail" aria-label={siteText.shell.trail} lang={frameLanguage}>
      <ol className="row">
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
            <Icon of={ChevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page" lang={frameLanguage && pageLanguage}>
          {here}
        </li>
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of the JSON as entities
        dangerouslySetInnerHTML={{ __html: JSON.stringify(breadcrumbs(trail, here)).replaceAll('<', '\\u003c') }}
      />
    </nav>
  );
}
