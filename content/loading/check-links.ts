import type { PageVersion } from './languages.ts';

/** A link from content to a page or a file of this site. */
export interface ContentLink {
  /** `content/navigation.ts` */
  readonly file: string;
  /** `header.links.2.href` */
  readonly field: string;
  /** `/#contact` */
  readonly href: string;
}

/** A page of the site, as the content describes it. */
export interface Page {
  /** Without a slash at the end, except `/` itself. */
  readonly href: string;
  /** Anchors of the page that a link may lead to, without `#`. */
  readonly anchors: readonly string[];
  /** BCP 47; only if it is not the language of the site. */
  readonly language?: string;
  /** All versions of a page in several languages, the original first. */
  readonly versions?: readonly PageVersion[];
  /** Only if it differs from `href`. */
  readonly canonicalHref?: string;
}

/**
 * Finds all links. Every text that begins with a slash is a link, because the schemas allow addresses only in link fields.
 * @param files plain data with the file it came from
 */
export function findLinks(files: readonly { readonly file: string; readonly data: unknown }[]): ContentLink[] {
  return files.flatMap(({ file, data }) => findIn(file, data, []));
}

function findIn(file: string, value: unknown, path: readonly string[]): ContentLink[] {
  if (typeof value === 'string') return value.startsWith('/') ? [{ file, field: path.join('.'), href: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findIn(file, item, [...path, key]));
}

/**
 * Checks that every link leads to an existing page, anchor or file, and that addresses are unique.
 * @param links as found by `findLinks`
 * @param pages every page of the site
 * @param publicFiles every file of `public/`, as `/courses/intro.webm`
 * @returns one line for each broken link and each repeated address
 */
export function checkLinks(
  links: readonly ContentLink[],
  pages: readonly Page[],
  publicFiles: readonly string[] = [],
): string[] {
  const known = new Map(pages.map((page) => [page.href, page]));
  const files = new Set(publicFiles);
  return [
    ...links.flatMap(({ file, field, href }) => {
      const fault = faultOf(href, known, files);
      return fault ? [`${file}: ${field}: ${href}: ${fault}`] : [];
    }),
    ...repeated(pages.map((page) => page.href)).map((href) => `content: ${href}: two pages have this address`),
  ];
}

function faultOf(href: string, known: ReadonlyMap<string, Page>, files: ReadonlySet<string>): string | undefined {
  const { pathname, hash } = new URL(href, 'https://site.invalid');
  // No page has a dot in its address.
  if (pathname.includes('.')) return files.has(pathname) ? undefined : 'no such file in public/';
  const page = known.get(pathname);
  if (!page) return 'no such page';
  const anchor = hash.slice(1);
  if (anchor !== '' && !page.anchors.includes(anchor)) return `${pathname} has no anchor #${anchor}`;
  return undefined;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
