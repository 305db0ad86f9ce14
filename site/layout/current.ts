import { useLocation } from 'react-router';
import {
  about,
  allServices,
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

/** What belongs to a link of the header besides the page it leads to, as the trails have it. */
const sections: Readonly<Record<string, readonly { readonly href: string }[]>> = {
  [about.href]: [{ href: about.otherHref }, team, careers, ...positions, contracting, tenderFile],
  [navigation.header.solutions.href]: [...allServices, ...sectors],
  [ourWork.href]: [...products, ...technologies],
  [internshipPage.href]: [internshipRegistration],
  [placementTraining.href]: [...courses, placementRegistration, courseQuestion, ...courseQuestion.subjects],
};

/** `aria-current` of a link on the page at `path`: that page, the section it lies in, or neither. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return sections[href]?.some((page) => page.href === path) ? 'true' : undefined;
}

/** The address of this page, without a slash at its end. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '');
}

/** The language of this page: BCP 47. */
export function usePageLanguage(): string {
  const path = usePath();
  return pages.find(({ href }) => href === path)?.language ?? siteLanguage;
}

/** The language of what stands around every page, for its `lang`: said only on a page that has another. */
export function useLayoutLanguage(): string | undefined {
  return usePageLanguage() === siteLanguage ? undefined : siteLanguage;
}
