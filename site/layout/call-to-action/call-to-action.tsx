import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SiteLink } from '#content';
import { Icon } from '#ui/components/icon/icon.tsx';
import { List } from '#ui/components/list.tsx';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { useContent } from '../current-page.ts';
import { LinkButtons } from '../links/link-buttons.tsx';

export type Siblings = readonly [previous: SiteLink, next: SiteLink];

/**
 * The last section of a page: heading, text and buttons. Next to them is either `next` or `siblings`.
 * @param hue if it is not that of the page
 * @param next what happens after the visitor has pressed the button
 * @param siblings links to the entries before and after this one
 * @param children more buttons, after `actions`
 */
export function CallToAction({
  hue,
  heading,
  text,
  next,
  siblings,
  actions = [],
  children,
}: {
  hue?: Hue;
  heading: string;
  text: string;
  next?: { readonly heading: string; readonly steps: readonly string[] };
  siblings?: Siblings | undefined;
  actions?: readonly SiteLink[];
  children?: ReactNode;
}) {
  const { siteText } = useContent();
  return (
    <div className={hue ? `call-to-action-background ${hueClass(hue)}` : 'call-to-action-background'}>
      <div className="wrap call-to-action-inner stack">
        <section className="call-to-action stack" aria-labelledby="call-to-action-heading">
          <h2 id="call-to-action-heading">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions row">
            <LinkButtons links={actions} />
            {children}
          </div>
        </section>
        {next ? (
          <div className="call-to-action-next stack">
            <h3 className="list-heading">{next.heading}</h3>
            <List items={next.steps} isOrdered className="knots" />
          </div>
        ) : null}
        {siblings ? (
          <nav className="siblings" aria-label={siteText.layout.previousAndNext}>
            <SiblingCard sibling={siblings[0]} rel="prev" />
            <SiblingCard sibling={siblings[1]} rel="next" />
          </nav>
        ) : null}
      </div>
    </div>
  );
}

function SiblingCard({ sibling: { href, label }, rel }: { sibling: SiteLink; rel: 'prev' | 'next' }) {
  return (
    <a href={href} rel={rel} className="sibling">
      {rel === 'prev' ? <Icon icon={ArrowLeft} /> : null}
      <span>{label}</span>
      {rel === 'next' ? <Icon icon={ArrowRight} /> : null}
    </a>
  );
}

/**
 * The neighbours of an entry in its list. After the last entry comes the first.
 * @returns undefined if the list does not contain the entry, or has fewer than three entries (both neighbours would be the same)
 */
export function siblingsOf<T extends { readonly href: string }>(
  entries: readonly T[],
  href: string,
  label: (entry: T) => string,
): Siblings | undefined {
  const index = entries.findIndex((entry) => entry.href === href);
  const previous = entries.at(index - 1);
  const next = entries[(index + 1) % entries.length];
  if (index < 0 || entries.length < 3 || !previous || !next) return undefined;
  const sibling = (entry: T) => ({ label: label(entry), href: entry.href });
  return [sibling(previous), sibling(next)];
}
