import type { MetaDescriptor } from 'react-router';
import { profile, siteLanguage } from '#content';

interface PageLanguages {
  /** BCP 47. */
  readonly language: string;
  /** All versions of the page, the original first. */
  readonly languages: readonly { readonly language: string; readonly href: string }[];
}

/**
 * The meta tags of a page: title, description, Open Graph, canonical link and links to its translations.
 * @param path path of the page; undefined for a page without an address (the answer to a form, the not-found page)
 */
export function pageMeta(
  {
    title,
    description,
    keywords,
  }: { title: string; description?: string | undefined; keywords?: readonly string[] | undefined },
  path?: string,
  { language, languages }: PageLanguages = { language: siteLanguage, languages: [] },
): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: profile.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: new Intl.Locale(language, { region: 'IN' }).toString().replace('-', '_') },
  ];
  if (description)
    tags.push({ name: 'description', content: description }, { property: 'og:description', content: description });
  if (keywords) tags.push({ name: 'keywords', content: keywords.join(', ') });
  if (path !== undefined) {
    const url = absoluteUrl(path);
    const [original = { href: path }] = languages;
    tags.push(
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:url', content: url },
      // The translations share one social card, in the language of the original.
      { property: 'og:image', content: absoluteUrl(socialCardPath(original.href)) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...languages.map((version) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: version.language,
        href: absoluteUrl(version.href),
      })),
    );
  }
  return tags;
}

/** The path of a page's social card, the picture of a shared link (drawn by `npm run illustrations`). */
export function socialCardPath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** The absolute URL of a path. */
export function absoluteUrl(path: string): string {
  return new URL(path, profile.origin).href;
}
