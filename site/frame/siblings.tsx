import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ScreenName, type SiteLink, siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import type { SignName } from '#ui/parts/sign-icons.ts';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Screen } from '../illustrations/illustration.tsx';

/** A neighbour: its name, the picture at the head of its page, and the icon that stands for it without one. */
type Sibling = SiteLink & {
  readonly hue: Hue;
  readonly sign: SignName | undefined;
  readonly screen: ScreenName | undefined;
};

export interface SiblingLinks {
  readonly previous: Sibling;
  readonly next: Sibling;
}

/** The pages before and after this one in its list, each with the picture of its page, or its icon. */
export function Siblings({ previous, next }: SiblingLinks) {
  return (
    <nav className="siblings" aria-label={siteText.shell.siblings}>
      <SiblingCard sibling={previous} rel="prev" />
      <SiblingCard sibling={next} rel="next" />
    </nav>
  );
}

function SiblingCard({ sibling: { href, label, hue, sign, screen }, rel }: { sibling: Sibling; rel: 'prev' | 'next' }) {
  return (
    <a href={href} rel={rel} className="sibling">
      {screen ? (
        <Screen name={screen} alt="" isPreview />
      ) : sign ? (
        <span className={`sibling-sign ${hueClass(hue)}`}>
          <SignIcon name={sign} size={96} />
        </span>
      ) : null}
      <span className="sibling-name">
        {rel === 'prev' ? <Icon of={ArrowLeft} /> : null}
        <span>{label}</span>
        {rel === 'next' ? <Icon of={ArrowRight} /> : null}
      </span>
    </a>
  );
}

/**
 * The neighbours of an entry in the list it belongs to; undefined for one that no list shows.
 *
 * The list is a ring: the first comes after the last, so that nobody stands before half a pair. Of two, both would be the same.
 */
export function siblingsOf<
  T extends {
    readonly href: string;
    readonly hue: Hue;
    readonly sign?: SignName;
    readonly page?: { readonly hero: { readonly picture?: { readonly screen: ScreenName } | undefined } };
  },
>(entries: readonly T[], href: string, label: (entry: T) => string): SiblingLinks | undefined {
  const index = entries.findIndex((entry) => entry.href === href);
  const before = entries.at(index - 1);
  const after = entries[(index + 1) % entries.length];
  if (index < 0 || entries.length < 3 || !before || !after) return undefined;
  const sibling = (entry: T): Sibling => ({
    label: label(entry),
    href: entry.href,
    hue: entry.hue,
    sign: entry.sign,
    screen: entry.page?.hero.picture?.screen,
  });
  return { previous: sibling(before), next: sibling(after) };
}
