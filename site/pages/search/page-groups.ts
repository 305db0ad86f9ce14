import {
  allServices,
  contentIn,
  courses,
  languages,
  positions,
  products,
  type SiteLink,
  search,
  sectors,
  technologies,
} from '#content';

/** Pages of one kind, for the list of every page and for search results. */
interface PageGroup {
  readonly heading: string;
  /** Singular: 'Service'. */
  readonly kind: string;
  readonly links: readonly SiteLink[];
  /** Language of the pages (BCP 47). Undefined for English. */
  readonly language?: string;
}

const { groups } = search;

const isPage = (content: unknown): content is { href: string; metadata: { title: string } } =>
  typeof content === 'object' && content !== null && 'href' in content && 'metadata' in content;

/** The pages in a language. The label of a page is its title without the company; the label of a course is its heading. */
function translatedPages(code: string): SiteLink[] {
  const content = contentIn(code);
  return [
    ...Object.values(content)
      .filter(isPage)
      .map(({ href, metadata }) => ({ label: metadata.title.split(' | ')[0] ?? '', href })),
    ...content.courses.map(({ curriculumTitle, href }) => ({ label: curriculumTitle, href })),
  ].filter(({ href }) => href.startsWith(`/${code}/`));
}

/**
 * Every page of the site, once. The groups that visitors search for most come first.
 * It loads the content of every language, which takes a quarter of the time to start the server. So no module calls it while it loads.
 */
export const listPageGroups = (): PageGroup[] => [
  { ...groups.services, links: allServices.map(({ title, href }) => ({ label: title, href })) },
  { ...groups.technologies, links: technologies.map(({ title, href }) => ({ label: title, href })) },
  { ...groups.products, links: products.map(({ name, href }) => ({ label: name, href })) },
  { ...groups.courses, links: courses.map(({ curriculumName, href }) => ({ label: curriculumName, href })) },
  groups.training,
  groups.company,
  {
    ...groups.buyers,
    links: [...groups.buyers.links, ...sectors.map(({ title, href }) => ({ label: title, href }))],
  },
  { ...groups.positions, links: positions.map(({ title, href }) => ({ label: title, href })) },
  groups.legal,
  ...languages.map(({ code, name }) => ({ heading: name, kind: name, language: code, links: translatedPages(code) })),
];
