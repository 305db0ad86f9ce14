import type { ReactNode } from 'react';
import type { SiteLink } from '#content';

/**
 * A list of links with a heading.
 * @param level of the heading
 * @param children further items, after the links
 */
export function LinkList({
  level,
  heading,
  links,
  children,
}: {
  level: 2 | 3;
  heading: string;
  links: readonly SiteLink[];
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className="list-heading">{heading}</Heading>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
