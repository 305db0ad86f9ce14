/**
 * Lets the links of a page lead to the versions in the language that the visitor chose. A link to an anchor stays, because a
 * translation may lack the anchor; a link to another language stays too.
 * @param language BCP 47
 */
export function leadToLanguage(language: string): void {
  const pages = import.meta.env.TRANSLATED_PAGES[language] ?? [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-language])')) {
    const { hash, pathname, search } = link;
    if (hash === '' && pages.includes(pathname)) link.setAttribute('href', `/${language}${pathname}${search}`);
  }
}
