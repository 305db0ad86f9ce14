import { allServices, courses, positions, products, type SiteLink, search, sectors, technologies } from '#content';

/** Pages of one kind, for the list of every page and for search results. */
interface PageGroup {
  readonly heading: string;
  /** Singular: 'Service'. */
  readonly kind: string;
  readonly links: readonly SiteLink[];
}

const { groups } = search;

/** Every page of the site, once. The groups that visitors search for most come first. */
export const pageGroups: readonly PageGroup[] = [
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
];
