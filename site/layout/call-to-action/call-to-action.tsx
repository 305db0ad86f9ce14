import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ScreenName, type SiteLink, siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { SpriteIcon } from '#ui/parts/sprite-icon.tsx';
import type { SpriteIconName } from '#ui/parts/sprite-icons.ts';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Screen } from '../../illustrations/illustration.tsx';
import { LinkButtons } from '../links/link-buttons.tsx';

/** A neighbour: its name, the picture at the head of its page, and the icon that stands for it without one. */
type Sibling = SiteLink & {
  readonly hue: Hue;
  readonly icon: SpriteIconName | undefined;
  readonly screen: ScreenName | undefined;
};

export type Siblings = readonly [previous: Sibling, next: Sibling];

/**
 * The last words of a page.
 * @param sign beside the words, where nothing else is: what the way on is about
 * @param note small, below the buttons
 * @param next beside the words: what happens after the button is pressed
 * @param siblings beside the words, where the page stands in a list
 * @param actions the buttons, where they are plain links
 */
export function CallToAction({
  icon,
  hue,
  heading,
  text,
  note,
  next,
  siblings,
  actions = [],
  children,
}: {
  icon?: SpriteIconName | undefined;
  hue: Hue;
  heading: string;
  text: string;
  note?: string;
  next?: { readonly heading: string; readonly steps: readonly string[] };
  siblings?: Siblings | undefined;
  actions?: readonly SiteLink[];
  children?: ReactNode;
}) {
  return (
    <div className={`call-to-action-ground ${hueClass(hue)}`}>
      <div className="wrap call-to-action-inner">
        <section className="call-to-action" aria-labelledby="call-to-action-heading">
          <h2 id="call-to-action-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions row">
            <LinkButtons links={actions} />
            {children}
          </div>
          {note ? <p className="fine-print">{note}</p> : null}
        </section>
        {next ? (
          <div className="call-to-action-next stack">
            <h3 className="list-heading">{next.heading}</h3>
            <ol className="knots">
              {next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ) : null}
        {siblings ? (
          <nav className="siblings" aria-label={siteText.layout.siblings}>
            <SiblingCard sibling={siblings[0]} rel="prev" />
            <SiblingCard sibling={siblings[1]} rel="next" />
          </nav>
        ) : null}
        {icon ? <SpriteIcon name={icon} size={64} /> : null}
      </div>
    </div>
  );
}

function SiblingCard({ sibling: { href, label, hue, icon, screen }, rel }: { sibling: Sibling; rel: 'prev' | 'next' }) {
  return (
    <a href={href} rel={rel} className="sibling">
      {screen ? (
        <Screen name={screen} alt="" isPreview />
      ) : icon ? (
        <span className={`sibling-icon ${hueClass(hue)}`}>
          <SpriteIcon name={icon} size={96} />
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
    readonly icon?: SpriteIconName;
    readonly page?: { readonly hero: { readonly picture?: { readonly screen: ScreenName } | undefined } };
  },
>(entries: readonly T[], href: string, label: (entry: T) => string): Siblings | undefined {
  const index = entries.findIndex((entry) => entry.href === href);
  const before = entries.at(index - 1);
  const after = entries[(index + 1) % entries.length];
  if (index < 0 || entries.length < 3 || !before || !after) return undefined;
  const sibling = (entry: T): Sibling => ({
    label: label(entry),
    href: entry.href,
    hue: entry.hue,
    icon: entry.icon,
    screen: entry.page?.hero.picture?.screen,
  });
  return [sibling(before), sibling(after)];
}
