import type { ComponentProps } from 'react';
import { type Hue, hueClass } from '../weave/hue.ts';
import { ArrowLink } from './button/arrow-link.tsx';
import { SpriteIcon } from './icon/sprite-icon.tsx';
import type { SpriteIconName } from './icon/sprite-icons.ts';

/** A list of short texts, one per line. */
export function List({ items, ...rest }: ComponentProps<'ul'> & { items: readonly string[] }) {
  return (
    <ul {...rest}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

export function Paragraphs({ items }: { items: readonly string[] }) {
  return items.map((text) => <p key={text}>{text}</p>);
}

interface EntryWords {
  readonly title: string;
  readonly text: string;
  readonly icon?: SpriteIconName;
  readonly hue?: Hue;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** A list of entries with a heading and a text. */
export function Entries({
  items,
  className,
  entryClass,
  textClass,
  iconSize = 32,
}: {
  items: readonly EntryWords[];
  className?: string;
  entryClass?: string;
  textClass?: string;
  iconSize?: number;
}) {
  return (
    <ul className={className}>
      {items.map(({ title, text, icon, hue, link }) => (
        <li key={title} className={[entryClass, hue && hueClass(hue)].filter(Boolean).join(' ') || undefined}>
          {icon ? <SpriteIcon name={icon} size={iconSize} /> : null}
          <h3>{title}</h3>
          <p className={textClass}>{text}</p>
          {link ? <ArrowLink href={link.href}>{link.label}</ArrowLink> : null}
        </li>
      ))}
    </ul>
  );
}
