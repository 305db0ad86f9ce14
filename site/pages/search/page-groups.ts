import { allServices, courses, positions, products, type SiteLink, search, sectors, technologies } from '#content';

/** Pages of one kind, as they are listed and as a search names them. */
interface PageGroup {
  readonly heading: string;
  /** 'Service': what one of them is. */
  readonly kind: string;
  readonly links: readonly SiteLink[];
}

const { groups } = search;

/** Every page of the site by its plain name, each once; what is looked for most comes first. */
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
