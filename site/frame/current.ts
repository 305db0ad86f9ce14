import { useLocation } from 'react-router';
import { navigation } from '#content';

/** What belongs to a link of the header besides the page it leads to: the beginnings of addresses, as the trails have it. */
const sections: Readonly<Record<string, readonly string[]>> = {
  [navigation.header.about.href]: ['/company/'],
  '/services': ['/services/'],
  '/our-work': ['/textmi', '/work/', '/technologies/'],
  '/internship': ['/internship-registration'],
  '/placement-training': ['/curriculum/', '/placement-training-registration', '/ask'],
};

/** `aria-current` of a link on the page at `path`: that page, the section it lies in, or neither. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return sections[href]?.some((beginning) => path.startsWith(beginning)) ? 'true' : undefined;
}

/** The address of this page, without a slash at its end. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '');
}
