import type { MetaDescriptor } from 'react-router';
import { profile, siteLanguage } from '#content';

interface Spoken {
  readonly language: string;
  readonly languages: readonly { readonly language: string; readonly href: string }[];
}

/**
 * What a browser tab, a search engine and a shared link show of a page.
 * @param path address of the page, from the root; without one there is no address to name (an answer, a missing page)
 * @param spoken the language of the page (BCP 47), and where it stands in every other, the one it is written in first
 */
export function pageMeta(
  {
    title,
    description,
    keywords,
  }: { title: string; description?: string | undefined; keywords?: readonly string[] | undefined },
  path?: string,
  { language, languages }: Spoken = { language: siteLanguage, languages: [] },
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
    const url = absolute(path);
    const [original = { href: path }] = languages;
    tags.push(
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:url', content: url },
      // One picture for all: its letters are those of the original.
      { property: 'og:image', content: absolute(socialCardPath(original.href)) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...languages.map((each) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: each.language,
        href: absolute(each.href),
      })),
    );
  }
  return tags;
}

/** Where the picture of a page for shared links is (`npm run illustrations` draws it). */
export function socialCardPath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** The full address of a page, as machines want it. */
export function absolute(path: string): string {
  return new URL(path, profile.origin).href;
}
