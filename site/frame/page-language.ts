import { pages, siteLanguage } from '#content';
import { usePath } from './current.ts';

/** The language of this page: BCP 47. */
export function usePageLanguage(): string {
  const path = usePath();
  return pages.find(({ href }) => href === path)?.language ?? siteLanguage;
}

/** The language of what stands around every page, for its `lang`: said only on a page that has another. */
export function useFrameLanguage(): string | undefined {
  return usePageLanguage() === siteLanguage ? undefined : siteLanguage;
}
