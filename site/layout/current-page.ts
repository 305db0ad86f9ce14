import { useLocation } from 'react-router';
import {
  about,
  allServices,
  beforeYouDecide,
  careers,
  contracting,
  courseQuestion,
  courses,
  internshipPage,
  internshipRegistration,
  navigation,
  ourWork,
  pages,
  placementRegistration,
  placementTraining,
  positions,
  products,
  sectors,
  siteLanguage,
  team,
  technologies,
  tenderFile,
} from '#content';

/** The pages whose breadcrumbs contain a link of the header, by that link. */
const pagesBelow: Readonly<Record<string, readonly { readonly href: string }[]>> = {
  [about.href]: [{ href: about.otherHref }, team, careers, ...positions, contracting, tenderFile],
  [navigation.header.solutions.href]: [...allServices, ...sectors],
  [ourWork.href]: [...products, ...technologies],
  [internshipPage.href]: [internshipRegistration],
  [placementTraining.href]: [
    ...courses,
    beforeYouDecide,
    placementRegistration,
    courseQuestion,
    ...courseQuestion.subjects,
  ],
};

/** `aria-current` of a link on the page at `path`: 'page' for that page, 'true' for the section of the page. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return pagesBelow[href]?.some((page) => page.href === path) ? 'true' : undefined;
}

/** The path of this page, without a trailing slash. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '');
}

/** The language of this page (BCP 47). */
export function usePageLanguage(): string {
  const path = usePath();
  return pages.find(({ href }) => href === path)?.language ?? siteLanguage;
}

/** `lang` of header and footer: set only on a page in another language. */
export function useLayoutLanguage(): string | undefined {
  return usePageLanguage() === siteLanguage ? undefined : siteLanguage;
}
