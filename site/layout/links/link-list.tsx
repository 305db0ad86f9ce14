import type { ReactNode } from 'react';
import type { SiteLink } from '#content';

/**
 * Links below the name of their list.
 * @param level of that heading
 * @param children what ends the list
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
