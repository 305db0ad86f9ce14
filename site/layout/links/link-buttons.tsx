import type { SiteLink } from '#content';
import { ButtonLink } from '#ui/parts/button.tsx';

/** Ways on, the first of them standing out. */
export function LinkButtons({ links }: { links: readonly SiteLink[] }) {
  return links.map((link, index) => (
    <ButtonLink key={link.href} look={index === 0 ? 'accent' : 'outline'} href={link.href}>
      {link.label}
    </ButtonLink>
  ));
}
