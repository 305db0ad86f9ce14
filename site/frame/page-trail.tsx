import { ChevronRight } from 'lucide-react';
import { siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { breadcrumbs } from '../structured-data/site.ts';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Where this page lies, from the home page down; search engines are told the same, from the same words. */
export function PageTrail({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav className="trail" aria-label={siteText.shell.trail}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
            <Icon of={ChevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes of the JSON as entities
        dangerouslySetInnerHTML={{ __html: JSON.stringify(breadcrumbs(trail, here)).replaceAll('<', '\\u003c') }}
      />
    </nav>
  );
}
