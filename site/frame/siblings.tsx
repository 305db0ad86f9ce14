import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type SiteLink, siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { pagePicturePath } from './page-picture.ts';

/** A neighbour: its name, and whether the build draws a picture of its page. */
type Sibling = SiteLink & { readonly hasPicture: boolean };

export interface SiblingLinks {
  readonly previous?: Sibling | undefined;
  readonly next?: Sibling | undefined;
}

/** The pages before and after this one in its list, each with the picture of its page where it has one. */
export function Siblings({ previous, next }: SiblingLinks) {
  return (
    <nav className="siblings" aria-label={siteText.shell.siblings}>
      {previous ? <SiblingCard sibling={previous} rel="prev" /> : null}
      {next ? <SiblingCard sibling={next} rel="next" /> : null}
    </nav>
  );
}

function SiblingCard({ sibling: { href, label, hasPicture }, rel }: { sibling: Sibling; rel: 'prev' | 'next' }) {
  return (
    <a href={href} rel={rel} className="sibling">
      {hasPicture ? (
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={pagePicturePath(href, 'dark')} />
          <img src={pagePicturePath(href, 'light')} alt="" width="600" height="400" loading="lazy" />
        </picture>
      ) : null}
      <span className="sibling-name">
        {rel === 'prev' ? <Icon of={ArrowLeft} /> : null}
        <span>{label}</span>
        {rel === 'next' ? <Icon of={ArrowRight} /> : null}
      </span>
    </a>
  );
}

/** The neighbours of an entry in the list it belongs to; undefined for one that no list shows. */
export function siblingsOf<
  T extends { readonly href: string; readonly page?: { readonly hero: { readonly picture?: unknown } } },
>(entries: readonly T[], href: string, label: (entry: T) => string): SiblingLinks | undefined {
  const index = entries.findIndex((entry) => entry.href === href);
  const sibling = (entry: T | undefined) =>
    entry && { label: label(entry), href: entry.href, hasPicture: entry.page?.hero.picture !== undefined };
  return index < 0 ? undefined : { previous: sibling(entries[index - 1]), next: sibling(entries[index + 1]) };
}
