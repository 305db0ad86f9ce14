import { ChevronRight } from 'lucide-react';
import { siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Where this page lies, from the home page down. */
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
    </nav>
  );
}
