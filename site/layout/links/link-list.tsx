import type { ReactNode } from 'react';
import type { SiteLink } from '#content';

/** @param language of the linked pages (BCP 47), if it is not that of this page */
export function LinkList({
  level,
  heading,
  links,
  language,
  children,
}: {
  level: 2 | 3;
  heading: string;
  links: readonly SiteLink[];
  language?: string | undefined;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div lang={language}>
      <Heading className="list-heading">{heading}</Heading>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a className="tap" href={link.href} hrefLang={language}>
              {link.label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
