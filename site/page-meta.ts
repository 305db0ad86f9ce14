import type { MetaDescriptor } from 'react-router';
import { profile } from '#content';

/**
 * What a browser tab, a search engine and a shared link show of a page.
 * @param path address of the page, from the root; without one there is no address to name (an answer, a missing page)
 */
export function pageMeta(
  { title, description }: { title: string; description?: string },
  path?: string,
): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: profile.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
  ];
  if (description)
    tags.push({ name: 'description', content: description }, { property: 'og:description', content: description });
  if (path !== undefined) {
    const url = absolute(path);
    tags.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url });
  }
  return tags;
}

/** The full address of a page, as machines want it. */
export function absolute(path: string): string {
  return new URL(path, profile.origin).href;
}
