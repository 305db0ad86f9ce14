import type { MetaDescriptor } from 'react-router';
import { type Content, contentIn, pages, profile, siteLanguage } from '#content';
import { languageOf, pathOf } from './current-page.ts';

interface Metadata {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/**
 * The meta tags of a page: title, description, Open Graph, canonical link and links to its translations.
 * @param path path of the page; undefined for a page without an address (the answer to a form, the not-found page)
 */
export function pageMeta({ title, description, keywords }: Metadata, path?: string): MetaDescriptor[] {
  const { language = siteLanguage, versions = [] } = pages.find(({ href }) => href === path) ?? {};
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: profile.name },
    { property: 'og:type', content: 'website' },
  ];
  if (description)
    tags.push({ name: 'description', content: description }, { property: 'og:description', content: description });
  if (keywords) tags.push({ name: 'keywords', content: keywords.join(', ') });
  if (path !== undefined) {
    const url = absoluteUrl(path);
    const [original = { href: path }] = versions;
    tags.push(
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: new Intl.Locale(language, { region: 'IN' }).toString().replace('-', '_') },
      // The translations share one social card, in the language of the original.
      { property: 'og:image', content: absoluteUrl(socialCardPath(original.href)) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...versions.map((version) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: version.language,
        href: absoluteUrl(version.href),
      })),
    );
  }
  return tags;
}

/** The `meta` export of a route that several pages share. @param pageOf the content of the page at a path, with its structured data */
export const metaOf =
  (pageOf: (content: Content, path: string) => { metadata: Metadata; href: string; data?: object | undefined }) =>
  ({ location: { pathname } }: { location: { pathname: string } }): MetaDescriptor[] => {
    const path = pathOf(pathname);
    const { metadata, href, data } = pageOf(contentIn(languageOf(path)), path);
    return [...pageMeta(metadata, href), ...(data ? [{ 'script:ld+json': data }] : [])];
  };

/** The path of a page's social card, the picture of a shared link (drawn by `npm run illustrations`). */
export const socialCardPath = (path: string): string =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

export const absoluteUrl = (path: string): string => new URL(path, profile.origin).href;
