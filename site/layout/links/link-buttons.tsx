import type { SiteLink } from '#content';
import { ButtonLink } from '#ui/components/button/button.tsx';

/** Links as buttons; the first has the accent colour. */
export function LinkButtons({ links }: { links: readonly SiteLink[] }) {
  return links.map((link, index) => (
    <ButtonLink key={link.href} variant={index === 0 ? 'accent' : undefined} href={link.href}>
      {link.label}
    </ButtonLink>
  ));
}
