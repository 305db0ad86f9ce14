/** A link from content to a page or a file of this site. */
export interface ContentLink {
  /** `content/navigation.ts` */
  readonly file: string;
  /** `header.links.2.href` */
  readonly field: string;
  /** `/#contact` */
  readonly href: string;
}

/** An address of the site that content knows. */
export interface Page {
  /** Without a slash at the end, except `/` itself. */
  readonly href: string;
  /** Parts of the page a link may lead to, without `#`. */
  readonly anchors: readonly string[];
  /** `content/company/careers.ts`: where its words stand, where that is one file. */
  readonly file?: string;
  /** BCP 47, where it is not the language of the site. */
  readonly language?: string;
  /** The address under which the same page is listed, where it is another one. */
  readonly original?: string;
}

/**
 * Every text that begins with a slash is a link: the schemas let an address stand nowhere else.
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
 * Compares what content says with what the site has.
 * @param links as found by `findLinks`
 * @param pages every address content knows
 * @param publicFiles every file of `public/`, as `/courses/intro.webm`
 * @returns one line for each dead link and each disagreement; none when all is well
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
  if (anchor !== '' && !page.anchors.includes(anchor)) return `${pathname} has no part #${anchor}`;
  return undefined;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
