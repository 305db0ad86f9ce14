import { useLocation } from 'react-router';
import {
  about,
  allServices,
  type Content,
  contentIn,
  languages,
  pages,
  positions,
  products,
  sectors,
  siteLanguage,
} from '#content';

const site = contentIn(siteLanguage);

/** The pages below a link of the header, as in their breadcrumbs. The key is the address of the link. */
const pagesBelow: Readonly<Record<string, readonly { readonly href: string }[]>> = {
  [about.href]: [{ href: about.otherHref }, site.team, site.careers, ...positions, site.contracting, site.tenderFile],
  [site.navigation.header.solutions.href]: [...allServices, ...sectors],
  [site.ourWork.href]: products,
  [site.internshipPage.href]: [site.internshipRegistration],
  [site.placementTraining.href]: [
    ...site.courses,
    site.beforeYouDecide,
    site.contactPage,
    site.kokborok,
    site.placementRegistration,
    site.courseQuestion,
    ...site.courseQuestion.subjects,
  ],
};

/** `aria-current` of a link on the page at `path`: 'page' for that page, 'true' for the section of the page. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const original = originalOf(path);
  return pagesBelow[originalOf(href)]?.some((page) => page.href === original) ? 'true' : undefined;
}

/** The path of a page in the language of the site. */
const originalOf = (path: string) => versionsOf(path)[0]?.href ?? path;

/** All versions of a page, the original first; empty for a page in one language. */
export const versionsOf = (path: string) => pages.find(({ href }) => href === path)?.versions ?? [];

/** The path of a page, without a trailing slash. */
export const pathOf = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

export const usePath = (): string => pathOf(useLocation().pathname);

/** The language of a page (BCP 47). The not-found page, and the replies to forms and links, have no address in the content. */
export const languageOf = (path: string): string =>
  pages.find(({ href }) => href === path)?.language ??
  languages.find(({ code }) => path.startsWith(`/${code}/`))?.code ??
  siteLanguage;

export const useContent = (): Content => contentIn(languageOf(usePath()));
