import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type SiteLink, siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';

export interface SiblingLinks {
  readonly previous?: SiteLink | undefined;
  readonly next?: SiteLink | undefined;
}

/** The pages before and after this one in its list. */
export function Siblings({ previous, next }: SiblingLinks) {
  return (
    <nav className="siblings wrap" aria-label={siteText.shell.siblings}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <Icon of={ArrowLeft} />
          <span>{previous.label}</span>
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.href} rel="next">
          <span>{next.label}</span>
          <Icon of={ArrowRight} />
        </a>
      ) : null}
    </nav>
  );
}

/** The neighbours of an entry in the list it belongs to. */
export function siblingsOf<T extends { readonly href: string }>(
  entries: readonly T[],
  href: string,
  label: (entry: T) => string,
): SiblingLinks {
  const index = entries.findIndex((entry) => entry.href === href);
  const crumb = (entry: T | undefined) => entry && { label: label(entry), href: entry.href };
  return index < 0 ? {} : { previous: crumb(entries[index - 1]), next: crumb(entries[index + 1]) };
}
