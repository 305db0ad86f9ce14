import type { ComponentProps } from 'react';
import { ArrowLink } from './button/arrow-link.tsx';

type ListProps = Omit<ComponentProps<'ul'>, 'ref'> & { items: readonly (string | number)[]; isOrdered?: boolean };

/** A list of short texts, one per line. */
export function List({ items, isOrdered = false, ...rest }: ListProps) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element {...rest}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Element>
  );
}

export function Paragraphs({ items }: { items: readonly string[] }) {
  return items.map((text) => <p key={text}>{text}</p>);
}

interface EntryWords {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** A list of entries with a heading and a text. */
export function Entries({
  items,
  isOrdered = false,
  className,
  entryClass,
  textClass,
}: {
  items: readonly EntryWords[];
  isOrdered?: boolean;
  className?: string;
  entryClass?: string;
  textClass?: string;
}) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element className={className}>
      {items.map(({ title, text, link }) => (
        <li key={title} className={entryClass}>
          <h3>{title}</h3>
          <p className={textClass}>{text}</p>
          {link ? <ArrowLink href={link.href}>{link.label}</ArrowLink> : null}
        </li>
      ))}
    </Element>
  );
}
